import { requiredOf } from '@cadre/rules/attendance/required-work';
import { addDays, type Day } from '@cadre/rules/calendar';
import { sql } from '../../platform/database/sql.ts';
import type { House } from '../../platform/house.ts';
import { inSlices } from '../../platform/turns/in-slices.ts';
import type { ReportScope, ReportSource } from './facts/report-source.ts';
import type { DaysAhead, PlannedDay, ReportWorks } from './report-works.ts';

/** Plans of many people are much to hold at once, and nobody plans a day of a company of thousands while somebody waits. */
const atOnce = 200;
const mostAhead = 1000;
const weeksAhead = 12;

/** Brings what a report reads up to the facts: days of attendance that are behind, and days that are to come. */
export async function settleFacts(
  house: House,
  works: ReportWorks,
  source: ReportSource,
  scope: ReportScope,
): Promise<readonly DaysAhead[]> {
  if (!source.people) return [];
  const { rows } = await sql<{ id: number }>`select s.id from ${source.people(scope)} s order by s.id`.execute(house.db);
  const ids = rows.map(({ id }) => id);
  if (source.span !== 'ahead') await works.settleDays(house.db, ids, scope);
  if (!source.span || (source.span === 'both' && ids.length > mostAhead)) return [];
  return daysAhead(house, works, ids, scope.today);
}

async function daysAhead({ db }: House, works: ReportWorks, ids: readonly number[], today: string): Promise<DaysAhead[]> {
  const dates = Array.from({ length: weeksAhead * 7 }, (_, at) => addDays(today, at + 1));
  const span = { from: addDays(today, 1), to: addDays(today, weeksAhead * 7) };
  const ahead: DaysAhead[] = [];
  for (const some of inSlices(ids, atOnce)) {
    const daysOf = await works.daysOf(
      db,
      some.map((id) => ({ id, today })),
      span,
    );
    for (const employee_id of some) ahead.push({ employee_id, ...inOrder(daysOf(employee_id), dates) });
  }
  return ahead;
}

/** Thousands of days travel to the database without naming each of them. */
function inOrder(planned: readonly PlannedDay[], dates: readonly Day[]): Omit<DaysAhead, 'employee_id'> {
  const byDate = new Map(planned.map((day) => [day.date, day]));
  const days = dates.map((date) => byDate.get(date));
  return {
    capacity: days.map((day) => (day ? Math.max(0, requiredOf(day)) : 0)),
    leave: days.map((day) => day?.leave_minutes ?? 0),
  };
}
