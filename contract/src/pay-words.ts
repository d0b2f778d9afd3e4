import { type SaidLine, saidLine } from '@cadre/rules/pay/pay-line-codes';

/** Translates a key within `texts.pay` with its arguments; a page that says one brings the section along. */
type Say = (key: string, args: Record<string, string | number>) => string;

/** How the reader writes an amount of the payslip's currency (in minor units), a day and a month. */
export type PayFormat = { money: (minor: number) => string; day: (date: string) => string; month: (month: string) => string };

type Said = { code: string; args: Readonly<Record<string, unknown>> };

/** What lines of a payslip are called, and why they and the whole are what they are. */
export function payWords(say: Say, format: PayFormat) {
  const argsOf = (given: Said['args']): Record<string, string | number> =>
    Object.fromEntries(Object.entries(given).map(([name, value]) => [name, written(name, value)]));

  function written(name: string, value: unknown): string | number {
    if (name.endsWith('_minor')) return format.money(Number(value));
    if (days.has(name)) return format.day(String(value));
    if (name === 'month') return format.month(String(value));
    // What nobody named is called by its code.
    if (name === 'name') return lineName({ code: String(value), name: String(value) });
    return typeof value === 'number' ? value : String(value);
  }

  function lineName({ code, name }: { code: string; name: string | null | undefined }): string {
    const said = saidLine(code);
    return said ? lineWords(said, name ?? code) : (name ?? code);
  }

  function lineWords({ code, args: { premium = 0, month }, of }: SaidLine, name: string): string {
    return say(`lines.${code}`, { premium, month: month ? format.month(month) : '', name: of ? lineWords(of, name) : name });
  }

  return {
    /** As people named it, or by its code. */
    lineName,
    explain: ({ code, args }: Said): string => say(`explain.${code}`, argsOf(args)),
    reason: ({ code, args }: Said): string => say(`reasons.${code}`, argsOf(args)),
    problem: ({ code, args }: Said): string => say(`problems.${code}`, argsOf(args)),
  };
}

const days = new Set(['date', 'from', 'to']);
