import { weekdayOf } from '@cadre/rules/attendance/plan/iso-week';
import { addDays, type Day } from '@cadre/rules/calendar';

/** In an example: a day of the week, this number of weeks from now, so that the example stays valid over time. Monday is 1. */
export const exampleDay = (weeks: number, weekday = 1): string => `in ${weeks} weeks, day ${weekday}`;

/** An example with its days as they are today. */
export function datedExample(example: unknown, today: Day): unknown {
  if (typeof example === 'string') return dayOf(example, today) ?? example;
  if (Array.isArray(example)) return example.map((one) => datedExample(one, today));
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, datedExample(value, today)]));
}

function dayOf(text: string, today: Day): Day | undefined {
  const [, weeks, weekday] = /^in (-?\d+) weeks, day ([1-7])$/.exec(text) ?? [];
  return weeks === undefined ? undefined : addDays(today, 7 * Number(weeks) + Number(weekday) - weekdayOf(today));
}
