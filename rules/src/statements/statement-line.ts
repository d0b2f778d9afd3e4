import { exact, rounded, sumOf } from '../pay/exact.ts';

/** `moved` is left for the next statement; `not_billable` stays on this one and costs the client nothing. */
export type LineState = 'billed' | 'moved' | 'not_billable';

/** Amounts are minor units; `written_down` is the part of the whole amount that the client is not billed for. */
export type StatementLine = { minutes: number | null; amount: number; written_down: number; state: LineState };

export type StatementTotals = { total_minutes: number; full_amount: number; written_down: number; total: number };

/** The price of time at an hourly rate. Each line is rounded once (half up), and totals are sums of lines. */
export const amountOfTime = (minutes: number, rate: number): number => rounded(exact([minutes, rate], [60]));

export const writtenDownOf = ({ amount, written_down, state }: StatementLine): number =>
  state === 'not_billable' ? amount : state === 'billed' ? written_down : 0;

export const billedOf = ({ amount, written_down, state }: StatementLine): number => (state === 'billed' ? amount - written_down : 0);

export function totalsOf(lines: readonly StatementLine[]): StatementTotals {
  const remaining = lines.filter(({ state }) => state !== 'moved');
  return {
    total_minutes: sumOf(remaining.filter(({ state }) => state === 'billed').map(({ minutes }) => minutes ?? 0)),
    full_amount: sumOf(remaining.map(({ amount }) => amount)),
    written_down: sumOf(remaining.map(writtenDownOf)),
    total: sumOf(remaining.map(billedOf)),
  };
}
