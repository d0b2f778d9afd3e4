import { asHours } from '@cadre/rules/duration';
import { type LineWords, wordsOfLine } from '@cadre/rules/pay/explain/pay-line-codes';
import { decimalOf, type Figure, figureText } from '@cadre/rules/pay/figures';

/** Translates a key within `texts.pay` with its arguments; pages that use it load that section. */
type Phrase = (key: string, args: Record<string, string | number>) => string;

/** How the reader writes an amount of the payslip's currency (in minor units, which may have decimals), a number, a day and a month. */
export type PayFormat = {
  money: (minor: number) => string;
  number: (value: number) => string;
  day: (date: string) => string;
  month: (month: string) => string;
};

type Coded = { code: string; args: Readonly<Record<string, unknown>> };

/** The names of payslip lines, and the explanations of the lines and the totals. */
export function payWords(say: Phrase, format: PayFormat) {
  const argsOf = ({ code, args }: Coded): Record<string, string | number> =>
    Object.fromEntries(Object.entries(args).map(([name, value]) => [name, written(code, name, value)]));

  function written(code: string, name: string, value: unknown): string | number {
    if (inHours[code]?.includes(name)) return hoursAndMinutes(decimalOf(value as Figure));
    if (inFigures[code]?.includes(name)) return figureText(value as Figure, format.number);
    if (name.endsWith('_minor')) return format.money(toFourDecimals(decimalOf(value as Figure)));
    if (days.has(name)) return format.day(String(value));
    if (name === 'month') return format.month(String(value));
    // A line without a name is shown by its code.
    if (name === 'name') return lineName({ code: String(value), name: String(value) });
    return typeof value === 'number' ? value : String(value);
  }

  function lineName({ code, name }: { code: string; name: string | null | undefined }): string {
    const said = wordsOfLine(code);
    return said ? lineWords(said, name ?? code) : (name ?? code);
  }

  function lineWords({ code, args: { premium = 0, month }, of }: LineWords, name: string): string {
    return say(`lines.${code}`, { premium, month: month ? format.month(month) : '', name: of ? lineWords(of, name) : name });
  }

  return {
    /** As people named it, or by its code. */
    lineName,
    explain: (said: Coded): string => say(`explain.${said.code}`, argsOf(said)),
    reason: (said: Coded): string => say(`reasons.${said.code}`, argsOf(said)),
    problem: (said: Coded): string => say(`problems.${said.code}`, argsOf(said)),
  };
}

const days = new Set(['date', 'from', 'to']);

/** Arguments in hours, which readers see as hours and minutes. */
const inHours: Readonly<Record<string, readonly string[]>> = {
  basic_hourly: ['hours'],
  overtime_hours: ['hours'],
  premium_hours: ['hours'],
  item_worked_hours: ['quantity'],
  item_overtime_hours: ['quantity'],
  item_late_hours: ['quantity'],
  hours_worked: ['hours', 'before'],
  overtime: ['hours', 'before'],
};

/** Arguments shown with all digits, as a fraction if no decimal number is exact. */
const inFigures: Readonly<Record<string, readonly string[]>> = {
  basic_part: ['days'],
  basic_daily: ['days'],
  unpaid_of: ['days'],
  period_part: ['days'],
  period_unpaid_of: ['days'],
  hour_of_month: ['weekly_hours'],
  hour_of_day: ['weekly_hours'],
  item_prorated: ['days'],
  item_worked_days: ['quantity'],
  item_unpaid_days: ['quantity'],
};

const toFourDecimals = (minor: number): number => Math.round(minor * 10_000) / 10_000;

/** `2.75` as `2:45`. */
export const hoursAndMinutes = (hours: number): string => asHours(Math.round(hours * 60));
