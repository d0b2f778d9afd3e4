import { addDays, type Day } from '../calendar.ts';
import { periodOf } from '../period.ts';

/** Which days before others are compared with: as many right before them, or the same ones a week, a month, a quarter or a year earlier. */
export const comparisons = ['days', 'week', 'month', 'quarter', 'year'] as const;
export type Comparison = (typeof comparisons)[number];

export type DaySpan = { from: Day; to: Day };

const months = { month: 1, quarter: 3, year: 12 } as const;

/** The days that a span is compared with. The end of a month stays the end of a month. */
export function comparedSpan({ from, to }: DaySpan, by: Comparison): DaySpan {
  if (by === 'week') return { from: addDays(from, -7), to: addDays(to, -7) };
  if (by === 'days') return { from: addDays(from, -(daysBetween(from, to) + 1)), to: addDays(from, -1) };
  const end = monthsBefore(to, months[by]);
  return { from: monthsBefore(from, months[by]), to: isMonthEnd(to) ? periodOf('month', end).to : end };
}

export type TimeKey = 'day' | 'week' | 'month';

/**
 * The day, week or month of a span at which one of the compared days is shown, both counted from the first; null if the span is shorter.
 */
export function alignedKey(kind: TimeKey, day: Day, compared: DaySpan, span: DaySpan): Day | null {
  const aligned = {
    day: () => addDays(span.from, daysBetween(compared.from, day)),
    week: () => addDays(periodOf('week', span.from).from, daysBetween(periodOf('week', compared.from).from, day)),
    month: () => monthsBefore(periodOf('month', span.from).from, monthOf(compared.from) - monthOf(day)),
  }[kind]();
  return aligned > span.to ? null : aligned;
}

const dayLength = 24 * 60 * 60 * 1000;
const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / dayLength;

const monthOf = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** The same day of an earlier month, or its last one if the month is too short. */
function monthsBefore(day: Day, count: number): Day {
  const month = monthOf(day) - count;
  const name = `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`;
  const same = `${name}-${day.slice(8)}`;
  const last = periodOf('month', `${name}-01`).to;
  return same > last ? last : same;
}

const isMonthEnd = (day: Day): boolean => periodOf('month', day).to === day;
