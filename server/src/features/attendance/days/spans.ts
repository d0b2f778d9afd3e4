import { addDays, type Day } from '@cadre/rules/calendar';

/** Days from `from` to `to`, both included; either end may be open. */
export type DaySpan = { from: Day; to: Day };

export const always: DaySpan = { from: '-infinity', to: 'infinity' };

/** What two spans share. Days compare as text, also with the open ends. */
export function sharedDays(one: DaySpan, other: DaySpan): DaySpan[] {
  const from = one.from > other.from ? one.from : other.from;
  const to = one.to < other.to ? one.to : other.to;
  return from <= to ? [{ from, to }] : [];
}

/** Facts reach two days beyond a span on both sides, so spans that near each other are one. */
const near = 4;

export function mergeSpans(spans: readonly DaySpan[]): DaySpan[] {
  const merged: DaySpan[] = [];
  for (const span of spans.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = merged.at(-1);
    if (!last || addDays(last.to, near) < span.from) merged.push({ ...span });
    else if (last.to < span.to) last.to = span.to;
  }
  return merged;
}

export function datesOf({ from, to }: DaySpan): Day[] {
  const dates: Day[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
}
