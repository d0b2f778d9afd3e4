import { addDays, type Day, dayNumber, dayOfNumber } from '@cadre/rules/calendar';

/** Days from `from` to `to`, both included; either end may be open. */
export type DaySpan = { from: Day; to: Day };

export const always: DaySpan = { from: '-infinity', to: 'infinity' };

/** The days that two spans have in common. Days compare as text, including open ends. */
export function sharedDays(one: DaySpan, other: DaySpan): DaySpan[] {
  const from = one.from > other.from ? one.from : other.from;
  const to = one.to < other.to ? one.to : other.to;
  return from <= to ? [{ from, to }] : [];
}

/** The days of the first span that are not in the second. */
export function otherDays(one: DaySpan, other: DaySpan): DaySpan[] {
  if (sharedDays(one, other).length === 0) return [one];
  const before = one.from < other.from ? [{ from: one.from, to: addDays(other.from, -1) }] : [];
  const after = one.to > other.to ? [{ from: addDays(other.to, 1), to: one.to }] : [];
  return [...before, ...after];
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
  const first = dayNumber(from);
  return Array.from({ length: Math.max(0, dayNumber(to) - first + 1) }, (_, at) => dayOfNumber(first + at));
}

/** As many days of these spans as `room` allows, in order, and the remaining days. */
export function firstDays(spans: readonly DaySpan[], room: number): { first: DaySpan[]; left: DaySpan[]; room: number } {
  const found = { first: [] as DaySpan[], left: [] as DaySpan[], room };
  for (const span of spans) {
    const days = dayCount(span);
    if (days <= found.room) found.first.push(span);
    else if (found.room <= 0) found.left.push(span);
    else {
      found.first.push({ from: span.from, to: addDays(span.from, found.room - 1) });
      found.left.push({ from: addDays(span.from, found.room), to: span.to });
    }
    found.room = Math.max(0, found.room - days);
  }
  return found;
}

const dayCount = ({ from, to }: DaySpan): number => dayNumber(to) - dayNumber(from) + 1;
