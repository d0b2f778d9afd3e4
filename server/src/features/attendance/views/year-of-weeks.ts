import type { WeekHours, YearOfWeeks } from '@cadre/contract/calls/hours';
import type { AverageWeek } from '@cadre/rules/attendance/day/average-week';
import { requiredOf } from '@cadre/rules/attendance/day/required-work';
import { type Week, weeksOfYear } from '@cadre/rules/attendance/day/weeks-of-year';
import { isoWeekOf, mondayOf, weeksInIsoYear } from '@cadre/rules/attendance/plan/iso-week';
import { clockAt } from '@cadre/rules/attendance/plan/zone';
import { addDays, type Day } from '@cadre/rules/calendar';
import type { Database } from '../../../platform/database/database.ts';
import { type DaySpan, datesOf } from '../days/spans.ts';
import { inHours } from './in-hours.ts';
import type { ListedDay } from './listed-day.ts';
import { loadWork } from './load-days.ts';
import { type Person, statusWithoutDay } from './person.ts';
import { sumHours, weekHours } from './week-hours.ts';

/** All weeks of the ISO year of a day. */
export async function readYearOfWeeks(db: Database, person: Person, date: Day): Promise<YearOfWeeks> {
  const { year } = isoWeekOf(date);
  const span = isoYearSpan(year);
  const { from, to } = span;
  const beside = {
    averageTo: from < person.today ? (to < person.today ? to : addDays(person.today, -1)) : undefined,
    flexOn: to < person.today ? to : person.today,
  };
  const { days, average, flex } = (await loadWork(db, [person], span, beside))(person.id);
  const byDate = new Map(days.map((day) => [day.date, day]));
  const { weeks, totals } = weeksOfYear(year, days, person.today);
  const { id, name, department, zone } = person;
  return {
    employee: { id, name, department },
    iso_year: year,
    weeks_in_year: weeksInIsoYear(year),
    timezone: zone,
    totals: sumHours(totals),
    weeks: weeks.map((week) => ({ ...weekHours(week), days: daysOfWeek(person, week, byDate) })),
    flex_hours: flex === null ? null : inHours(flex),
    average: average && averageResponse(average),
  };
}

const averageResponse = ({ minutes, most_minutes, ...average }: AverageWeek): NonNullable<YearOfWeeks['average']> => ({
  ...average,
  hours: inHours(minutes),
  most_hours: most_minutes === null ? null : inHours(most_minutes),
});

const isoYearSpan = (year: number): DaySpan => ({ from: mondayOf(year, 1), to: addDays(mondayOf(year + 1, 1), -1) });

function daysOfWeek(person: Person, { from, to }: Week, byDate: ReadonlyMap<Day, ListedDay>): WeekHours['days'] {
  return datesOf({ from, to }).map((date) => {
    const day = byDate.get(date);
    return {
      date,
      required_hours: inHours(day ? requiredOf(day) : 0),
      worked_hours: inHours(day?.worked_minutes ?? 0),
      logged_hours: inHours(day?.logged_minutes ?? 0),
      status: day?.status ?? statusWithoutDay(person, date),
      first_in: day?.first_in ? clockAt(person.zone, day.first_in) : null,
      last_out: day?.last_out ? clockAt(person.zone, day.last_out) : null,
    };
  });
}
