import type { Language } from '../languages.ts';

/** How a paper writes days, amounts and numbers: as its own language does, wherever it is read. */
export function paperFormat(language: Language) {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  const region = new Intl.DisplayNames(language, { type: 'region' });
  return {
    country: (code: string): string => region.of(code) ?? code,
    day: (value: string): string => day.format(new Date(`${value}T00:00:00Z`)),
    number: (value: number): string => number.format(value),
    /** The currency by its code: in a paper that is read abroad, "$" alone would be ambiguous. */
    money: (amount: number, currency: string): string =>
      new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'code' }).format(amount),
  };
}

export type PaperFormat = ReturnType<typeof paperFormat>;
