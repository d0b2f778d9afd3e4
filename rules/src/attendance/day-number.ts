import type { Day } from '../calendar.ts';

const dayMs = 86_400_000;
const known = new Map<Day, number>();

/** Days since 1970. A year of everybody asks for the same few hundred days again and again. */
export function dayNumber(day: Day): number {
  const found = known.get(day);
  if (found !== undefined) return found;
  const number = Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / dayMs;
  if (known.size > 20_000) known.clear();
  known.set(day, number);
  return number;
}

export const dayOfNumber = (number: number): Day => new Date(number * dayMs).toISOString().slice(0, 10);

/** Every day from the first to the last. */
export const daysThrough = (from: Day, to: Day): Day[] =>
  Array.from({ length: dayNumber(to) - dayNumber(from) + 1 }, (_, at) => dayOfNumber(dayNumber(from) + at));
