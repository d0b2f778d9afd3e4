import type { Day } from '../calendar.ts';
import { currencyDigits } from '../money.ts';
import { type Exact, exact, rounded, times } from '../pay/exact.ts';

/** One unit of `from` is worth `rate` units of `to`, from this day until a newer rate. The rate is a decimal number as text. */
export type ExchangeRate = { day: Day; from: string; to: string; rate: string };

/** The value of one major unit of a currency in another on a day; undefined if no rate is known. */
export type Exchange = (from: string, to: string, day: Day) => Exact | undefined;

/** Currency through which others are compared, because the European Central Bank publishes its rates against it. */
const commonCurrency = 'EUR';

/**
 * The newest rate on or before the day, in either direction; on the same day the direct one. Without one, the cross rate by the company's
 * reporting currency, then by the euro.
 */
export function exchangeOf(rates: readonly ExchangeRate[], reporting: string): Exchange {
  const series = seriesByPair(rates);
  const pair = (from: string, to: string, day: Day): Exact | undefined => {
    if (from === to) return one;
    const direct = newestOn(series.get(`${from}${to}`), day);
    const inverse = newestOn(series.get(`${to}${from}`), day);
    if (direct && (!inverse || direct.day >= inverse.day)) return fractionOf(direct.rate);
    return inverse && inverted(fractionOf(inverse.rate));
  };
  return (from, to, day) => {
    const known = pair(from, to, day);
    if (known) return known;
    for (const through of new Set([reporting, commonCurrency])) {
      const [first, second] = [pair(from, through, day), pair(through, to, day)];
      if (first && second) return times(first, second);
    }
    return undefined;
  };
}

/** The rate between minor units, whose number differs by currency. */
export function minorExchange(exchange: Exchange, from: string, to: string, day: Day): Exact | undefined {
  const major = exchange(from, to, day);
  return major && times(major, { over: 10n ** digitsOf(to), under: 10n ** digitsOf(from) });
}

/** An amount in minor units in another currency, rounded once. */
export function converted(exchange: Exchange, amount: number, from: string, to: string, day: Day): number | undefined {
  const factor = minorExchange(exchange, from, to, day);
  return factor && rounded(times(exact([amount]), factor));
}

const one: Exact = { over: 1n, under: 1n };
const inverted = ({ over, under }: Exact): Exact => ({ over: under, under: over });
const digitsOf = (currency: string): bigint => BigInt(currencyDigits(currency) ?? 2);

/** `1.0512` is 10512 over 10000. */
export function fractionOf(decimal: string): Exact {
  const [whole = '0', part = ''] = decimal.split('.');
  return { over: BigInt(whole + part), under: 10n ** BigInt(part.length) };
}

function seriesByPair(rates: readonly ExchangeRate[]): Map<string, ExchangeRate[]> {
  const series = Map.groupBy(rates, ({ from, to }) => `${from}${to}`);
  for (const pair of series.values()) pair.sort((a, b) => (a.day < b.day ? -1 : 1));
  return series;
}

/** The last of a series, ordered by day, that is not after the day. */
function newestOn(series: readonly ExchangeRate[] = [], day: Day): ExchangeRate | undefined {
  let [low, high] = [0, series.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((series[middle] as ExchangeRate).day <= day) low = middle + 1;
    else high = middle;
  }
  return series[low - 1];
}
