import { addDays, type Day } from '../calendar.ts';

/** Easter Sunday of the western churches (Gauss, as Butcher wrote it down). */
export function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const leap = Math.floor(century / 4);
  const moon = (19 * golden + century - leap - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) + 15) % 30;
  const week = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * moon + 22 * week) / 451);
  const sum = moon + week - 7 * late + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** Easter Sunday of the eastern churches as a Gregorian date; their own calendar is thirteen days behind until 2099. */
export function orthodoxEaster(year: number): Day {
  const moon = (19 * (year % 19) + 15) % 30;
  const week = (2 * (year % 4) + 4 * (year % 7) - moon + 34) % 7;
  const sum = moon + week + 114;
  return addDays(dayOf(year, Math.floor(sum / 31), (sum % 31) + 1), 13);
}

const dayOf = (year: number, month: number, day: number): Day =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
