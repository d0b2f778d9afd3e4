import type { DateOrder } from './parse-time.ts';

/** The order of dates with the year at the end: a number above twelve is a day, in either position. */
export function guessOrder(times: readonly string[], usual: DateOrder): DateOrder {
  const dates = times.map((time) => /^\s*(\d{1,2})\D(\d{1,2})\D\d{4}/.exec(time));
  if (dates.some((date) => Number(date?.[1]) > 12)) return 'dmy';
  if (dates.some((date) => Number(date?.[2]) > 12)) return 'mdy';
  return usual;
}
