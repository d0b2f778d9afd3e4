import type { DateOrder } from './parse-time.ts';

/** In which order days with the year at their end were written: a number above twelve is a day, wherever it stands. */
export function guessOrder(times: readonly string[], usual: DateOrder): DateOrder {
  const dates = times.map((time) => /^\s*(\d{1,2})\D(\d{1,2})\D\d{4}/.exec(time));
  if (dates.some((date) => Number(date?.[1]) > 12)) return 'dmy';
  if (dates.some((date) => Number(date?.[2]) > 12)) return 'mdy';
  return usual;
}
