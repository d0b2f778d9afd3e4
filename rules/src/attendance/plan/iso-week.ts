import { type Day, dayNumber, dayOfNumber } from '../../calendar.ts';

/** Monday is 1, Sunday is 7. 1970 began on a Thursday. */
export const weekdayOf = (day: Day): number => ((((dayNumber(day) + 3) % 7) + 7) % 7) + 1;

/** A week belongs to the year of its Thursday. */
export function isoWeekOf(day: Day): { year: number; week: number } {
  const thursday = dayNumber(day) - weekdayOf(day) + 4;
  const year = Number(dayOfNumber(thursday).slice(0, 4));
  return { year, week: Math.floor((thursday - dayNumber(`${paddedYear(year)}-01-01`)) / 7) + 1 };
}

export const weeksInIsoYear = (year: number): number => isoWeekOf(`${paddedYear(year)}-12-28`).week;

/** January 4 is always in the first week. */
export function mondayOf(year: number, week: number): Day {
  const fourth: Day = `${paddedYear(year)}-01-04`;
  return dayOfNumber(dayNumber(fourth) - weekdayOf(fourth) + 1 + (week - 1) * 7);
}

const paddedYear = (year: number): string => String(year).padStart(4, '0');
