import type { Day } from '../calendar.ts';

/** `month` is its first day. */
export type Period = { month: Day; minutes: number };

/** A retainer without an end is agreed for a year. */
const usualMonths = 12;

/** Minutes in equal parts by month, from the month of the first day to that of the last; what cannot be shared evenly comes first. */
export function monthlyPeriods(minutes: number, from: Day, to: Day | null): Period[] {
  const first = monthNumber(from);
  const count = to === null ? usualMonths : Math.max(monthNumber(to) - first + 1, 1);
  const part = Math.floor(minutes / count);
  const rest = minutes - part * count;
  return Array.from({ length: count }, (_, at) => ({ month: firstDayOf(first + at), minutes: part + (at < rest ? 1 : 0) }));
}

const monthNumber = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

const firstDayOf = (number: number): Day => `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}-01`;
