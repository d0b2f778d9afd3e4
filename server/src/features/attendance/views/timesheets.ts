import type { MatrixDay, TimesheetRow, timesheet } from '@cadre/contract/calls/hours';
import { monthCode } from '@cadre/rules/attendance/month-code';
import { monthSpan } from '@cadre/rules/calendar';
import type { Behaviours } from '../../../crud/behaviour.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { House } from '../../../platform/house.ts';
import type { Asked } from '../../../platform/http/asked.ts';
import { type DaySpan, datesOf } from '../days/spans.ts';
import { type ListedDay, loadDays } from './load-days.ts';
import { pageMeta, pageOfPeople, readPeopleQuery } from './page-of-people.ts';
import type { Person } from './person.ts';
import { sheetTotals } from './sheet-totals.ts';

/** The month of everybody: one row per person, one cell per day. */
export async function readTimesheets(house: House, behaviours: Behaviours, { actor, query }: Asked<typeof timesheet>) {
  const wanted = readPeopleQuery(actor, query);
  const span = monthSpan(query.month ?? new Date().toISOString().slice(0, 7));
  const found = { actor, behaviours, right: 'view', span, query: wanted, ...(query.attention && { only: needsAttention(span) }) } as const;
  const { people, total } = await pageOfPeople(house.db, found);
  return { data: await timesheetRows(house.db, people, span), meta: pageMeta(wanted, total) };
}

export const needsAttention = ({ from, to }: DaySpan): Sql<boolean> => sql`r.id in (
  select d.employee_id from attendance_days d where d.needs_attention and d.date between ${from}::date and ${to}::date)`;

export async function timesheetRows(db: Database, people: readonly Person[], span: DaySpan): Promise<TimesheetRow[]> {
  const daysOf = await loadDays(db, people, span);
  return people.map(({ id, name, department, pic }) => {
    const days = daysOf(id);
    const byDate = new Map(days.map((day) => [day.date, day]));
    return {
      employee: { id, name, department, pic },
      totals: sheetTotals(days),
      days: datesOf(span).map((date) => matrixDay(date, byDate.get(date))),
    };
  });
}

function matrixDay(date: string, day: ListedDay | undefined): MatrixDay {
  if (!day) return { date, status: 'not_employed', codes: [], late: false, worked_minutes: 0, expected_minutes: 0, flags: [] };
  const { marks, is_late } = monthCode(day);
  const { status, worked_minutes, expected_minutes, flags } = day;
  return { date, status, codes: marks, late: is_late, worked_minutes, expected_minutes, flags };
}
