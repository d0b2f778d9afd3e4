import type { Day } from '../calendar.ts';

const dayMs = 86_400_000;
const known = new Map<Day, number>();
const named = new Map<number, Day>();

/** Days since 1970. A year of everybody asks for the same few hundred days again and again. */
export function dayNumber(day: Day): number {
  const found = known.get(day);
  if (found !== undefined) return found;
  const number = Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / dayMs;
  if (known.size > 20_000) known.clear();
  known.set(day, number);
  return number;
}

export function dayOfNumber(number: number): Day {
  const found = named.get(number);
  if (found !== undefined) return found;
  const day = new Date(number * dayMs).toISOString().slice(0, 10);
  if (named.size > 20_000) named.clear();
  named.set(number, day);
  return day;
}

/** Every day from the first to the last. */
export const daysThrough = (from: Day, to: Day): Day[] =>
  Array.from({ length: dayNumber(to) - dayNumber(from) + 1 }, (_, at) => dayOfNumber(dayNumber(from) + at));
