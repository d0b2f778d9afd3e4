import type { WeeklyHoursRow } from '@cadre/contract/views/weekly-hours';
import { sumsOf, type Week, weekOf } from '@cadre/rules/attendance/day/weeks-of-year';
import { isoWeekOf, mondayOf } from '@cadre/rules/attendance/plan/iso-week';
import type { ViewBehaviour } from '../../../crud/view/view-behaviour.ts';
import { inHours } from './in-hours.ts';
import type { ListedDay } from './listed-day.ts';
import { loadWork } from './load-days.ts';
import { employedWithin, type Person, personNamed, personSubject } from './person.ts';
import { weekHours } from './week-hours.ts';

/** One row per person for an ISO week. */
export const weeklyHoursView: ViewBehaviour<Person> = {
  subject: personSubject,
  within: employedWithin,
  /** The balance runs since the beginning of the year; where it is wanted, its days are summed, too. */
  rows: async (db, people, { from, to }, wants) => {
    const begin = wants('running_balance_hours') ? mondayOf(isoWeekOf(from).year, 1) : from;
    const workOf = await loadWork(
      db,
      people,
      { from: begin, to },
      {
        averageTo: wants('average_hours') || wants('average_status') ? to : undefined,
        flexOn: wants('flex_hours') ? to : undefined,
      },
    );
    return people.map((person) => {
      const { days, average, flex } = workOf(person.id);
      const week = { ...weekOf(from, days, person.today), running_balance_minutes: sumsOf(days, person.today).balance_minutes };
      return {
        employee: personNamed(person),
        status: statusOf(week, days),
        ...weekHours(week),
        flex_hours: flex === null ? null : inHours(flex),
        average_hours: average && inHours(average.minutes),
        average_status: average && (average.is_above ? 'above' : 'within'),
      };
    });
  },
};

/** A week is complete when it is over and no day of it still waits for something. */
function statusOf({ from, to, state }: Week, days: readonly ListedDay[]): WeeklyHoursRow['status'] {
  const waits = days.some(({ date, status }) => from <= date && date <= to && ['incomplete', 'pending_sync', 'scheduled'].includes(status));
  return state === 'past' && !waits ? 'complete' : 'open';
}
