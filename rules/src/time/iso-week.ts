import { isoWeekOf, mondayOf } from '../attendance/plan/iso-week.ts';
import { addDays, type Day } from '../calendar.ts';

/** By the year of its Thursday. */
export type Week = { year: number; week: number };

/** As a URL contains it. Week 53 of a year with 52 weeks is the first of the next; undefined if it is not a week at all. */
export function readWeek(year: string, week: string): Week | undefined {
  if (!/^[12]\d{3}$/.test(year) || !/^0?[1-9]$|^[1-4]\d$|^5[0-3]$/.test(week)) return undefined;
  return isoWeekOf(mondayOf(Number(year), Number(week)));
}

export const weekAfter = ({ year, week }: Week, by: number): Week => isoWeekOf(addDays(mondayOf(year, week), 7 * by));

/** From Monday to Sunday. */
export const daysOfWeek = ({ year, week }: Week): Day[] => {
  const monday = mondayOf(year, week);
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
};

export const isSameWeek = (one: Week, other: Week): boolean => one.year === other.year && one.week === other.week;
