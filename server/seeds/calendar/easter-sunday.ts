import type { Day } from '@cadre/rules/calendar';
import { dayOf } from './holiday.ts';

/** The Gregorian computus in the form of Meeus, Jones and Butcher. */
export function easterSunday(year: number): Day {
  const goldenNumber = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * goldenNumber + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const weekdayShift = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const correction = Math.floor((goldenNumber + 11 * epact + 22 * weekdayShift) / 451);
  const sum = epact + weekdayShift - 7 * correction + 114;
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1);
}
