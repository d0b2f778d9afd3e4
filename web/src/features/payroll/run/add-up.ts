import { toMajor, toMinor } from '@cadre/rules/money';
import type { Totals } from './run.ts';

/** The totals of several runs, by currency: amounts of two currencies are never one number. */
export function addUp(runs: readonly Record<string, unknown>[]): Totals {
  const sums = new Map<string, Totals[number]>();
  for (const total of runs.flatMap(({ totals }) => (totals ?? []) as Totals)) {
    const sum = sums.get(total.currency);
    sums.set(total.currency, sum ? plus(sum, total) : total);
  }
  return [...sums.values()].sort((one, other) => one.currency.localeCompare(other.currency));
}

const plus = (one: Totals[number], other: Totals[number]): Totals[number] => {
  const { currency } = one;
  const minor = (amount: number): number => toMinor(amount, currency) ?? 0;
  const sum = (name: 'gross' | 'deductions' | 'net' | 'employer_cost') => toMajor(minor(one[name]) + minor(other[name]), currency);
  return {
    currency,
    people: one.people + other.people,
    gross: sum('gross'),
    deductions: sum('deductions'),
    net: sum('net'),
    employer_cost: sum('employer_cost'),
  };
};
