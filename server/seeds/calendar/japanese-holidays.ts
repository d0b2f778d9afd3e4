import { addDays, type Day } from '@cadre/rules/calendar';
import { dayOf, type Holiday, holiday, weekdayOf } from './holiday.ts';

const sunday = 0;

/** The days of the Public Holiday Law, with its two rules for days off in lieu and for days between two holidays. */
export function japaneseHolidays(year: number): Holiday[] {
  const named = namedDays(year);
  const taken = new Set(named.map(({ date }) => date));
  const between = named
    .map(({ date }) => addDays(date, 1))
    .filter((day) => !taken.has(day) && taken.has(addDays(day, 1)) && weekdayOf(day) !== sunday)
    .map((day) => holiday(day, 'Citizens’ Holiday'));
  for (const { date } of between) taken.add(date);
  const inLieu = named
    .filter(({ date }) => weekdayOf(date) === sunday)
    .map(({ date, name }) => holiday(nextFree(date, taken), `${name} (observed)`));
  return [...named, ...between, ...inLieu];
}

const namedDays = (year: number): Holiday[] => [
  holiday(dayOf(year, 1, 1), "New Year's Day"),
  holiday(monday(year, 1, 2), 'Coming of Age Day'),
  holiday(dayOf(year, 2, 11), 'National Foundation Day'),
  holiday(dayOf(year, 2, 23), "The Emperor's Birthday"),
  holiday(dayOf(year, 3, equinoxDay(year, 20.8431)), 'Vernal Equinox Day'),
  holiday(dayOf(year, 4, 29), 'Shōwa Day'),
  holiday(dayOf(year, 5, 3), 'Constitution Memorial Day'),
  holiday(dayOf(year, 5, 4), 'Greenery Day'),
  holiday(dayOf(year, 5, 5), "Children's Day"),
  holiday(monday(year, 7, 3), 'Marine Day'),
  holiday(dayOf(year, 8, 11), 'Mountain Day'),
  holiday(monday(year, 9, 3), 'Respect for the Aged Day'),
  holiday(dayOf(year, 9, equinoxDay(year, 23.2488)), 'Autumnal Equinox Day'),
  holiday(monday(year, 10, 2), 'Sports Day'),
  holiday(dayOf(year, 11, 3), 'Culture Day'),
  holiday(dayOf(year, 11, 23), 'Labor Thanksgiving Day'),
];

/** Holds from 1980 to 2099, in the calendar of Tokyo. */
const equinoxDay = (year: number, in1980: number): number => Math.floor(in1980 + 0.242194 * (year - 1980)) - Math.floor((year - 1980) / 4);

function monday(year: number, month: number, count: number): Day {
  const first = dayOf(year, month, 1);
  return addDays(first, ((8 - weekdayOf(first)) % 7) + (count - 1) * 7);
}

function nextFree(date: Day, taken: Set<Day>): Day {
  let day = addDays(date, 1);
  while (taken.has(day)) day = addDays(day, 1);
  return day;
}
