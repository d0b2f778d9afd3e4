import type { WeeklyHoursRow, weeklyHours } from '@cadre/contract/calls/hours';
import { isoWeekOf, mondayOf } from '@cadre/rules/attendance/iso-week';
import { type Week, weeksOfYear } from '@cadre/rules/attendance/weeks-of-year';
import { addDays, type Day } from '@cadre/rules/calendar';
import type { Behaviours } from '../../../crud/behaviour.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { House } from '../../../platform/house.ts';
import type { Asked } from '../../../platform/http/asked.ts';
import type { DaySpan } from '../days/spans.ts';
import { type ListedDay, loadDays } from './load-days.ts';
import { pageMeta, pageOfPeople, readPeopleQuery } from './page-of-people.ts';
import type { Person } from './person.ts';
import { weekHours } from './week-hours.ts';

/** One row per person for the ISO week of a day. */
export async function readWeeklyHours(house: House, behaviours: Behaviours, { actor, query }: Asked<typeof weeklyHours>) {
  const wanted = readPeopleQuery(actor, query);
  const week = weekOf(query.date);
  const { people, total } = await pageOfPeople(house.db, { actor, behaviours, right: 'view', span: week.span, query: wanted });
  return { data: await weeklyRows(house.db, people, week), meta: pageMeta(wanted, total) };
}

export type AskedWeek = { year: number; week: number; span: DaySpan };

export function weekOf(date: Day | null | undefined): AskedWeek {
  const { year, week } = isoWeekOf(date ?? new Date().toISOString().slice(0, 10));
  const from = mondayOf(year, week);
  return { year, week, span: { from, to: addDays(from, 6) } };
}

/** The balance runs since the beginning of the year, so its days are summed, too. */
export async function weeklyRows(db: Database, people: readonly Person[], { year, week, span }: AskedWeek): Promise<WeeklyHoursRow[]> {
  const daysOf = await loadDays(db, people, { from: mondayOf(year, 1), to: span.to });
  return people.map(({ id, name, department, pic, today }) => {
    const days = daysOf(id);
    const own = weeksOfYear(year, days, today).weeks[week - 1] as Week;
    return { employee: { id, name, department, pic }, status: statusOf(own, days), ...weekHours(own) };
  });
}

/** A week is complete when it is over and no day of it still waits for something. */
function statusOf({ from, to, state }: Week, days: readonly ListedDay[]): WeeklyHoursRow['status'] {
  const waits = days.some(({ date, status }) => from <= date && date <= to && ['incomplete', 'pending_sync', 'scheduled'].includes(status));
  return state === 'past' && !waits ? 'complete' : 'open';
}
