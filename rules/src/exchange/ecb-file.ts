import type { Day } from '../calendar.ts';
import { currencies } from '../money.ts';
import type { ExchangeRate } from './exchange.ts';

/** Rates of the European Central Bank's daily file, one euro in each currency; undefined if the text has another format. */
export function ratesInEcbFile(xml: string): ExchangeRate[] | undefined {
  const days = xml.split(/<Cube\s+time\s*=\s*/).slice(1);
  const rates = days.flatMap((part) => {
    const day = /^['"](\d{4}-\d{2}-\d{2})['"]/.exec(part)?.[1];
    return day === undefined ? [] : ratesOfDay(day, part);
  });
  return rates.length > 0 ? rates : undefined;
}

/** Currencies that are not ours, and rates that are no numbers above zero, are left out. */
function ratesOfDay(day: Day, part: string): ExchangeRate[] {
  return [...part.matchAll(/<Cube\s([^>]*)>/g)].flatMap(([, attributes = '']) => {
    const to = /currency\s*=\s*['"]([A-Z]{3})['"]/.exec(attributes)?.[1];
    const rate = /rate\s*=\s*['"](\d{1,10}(?:\.\d{1,10})?)['"]/.exec(attributes)?.[1];
    return to && rate && currencies.includes(to) && Number(rate) > 0 ? [{ day, from: 'EUR', to, rate }] : [];
  });
}
