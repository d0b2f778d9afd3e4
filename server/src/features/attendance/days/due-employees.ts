import { inSlices } from '../../../platform/batching/in-slices.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { hasLooseEnds, knownDays } from './known-days.ts';
import { always, type DaySpan } from './spans.ts';

/** Days, or parameters of a cached statement. */
type Within = { from: unknown; to: unknown };

const hasChanged = ({ from, to }: Within): Sql<boolean> => sql`(
  has_marks(e.id, ${from}::date, ${to}::date)
  or exists (
    select from attendance_days d where d.employee_id = e.id and d.revisit_at <= now() and d.date between ${from}::date and ${to}::date))`;

/**
 * Whether days of employee `e`, joined with `knownDays`, are out of date within a span: a fact changed, time has passed, or a new day has
 * begun.
 */
export const isDue = (within: Within): Sql<boolean> => sql`(${hasChanged(within)} or ${hasLooseEnds})`;

/** Finding the employees with outdated days takes long for a whole company, so they are checked in batches of this size. */
export const lookedAtOnce = 200;

export async function dueAmong(db: Runner, employeeIds: readonly number[], within: DaySpan): Promise<number[]> {
  const { rows } = await sql<Columns<'employees', 'id'>>`
    select e.id from employees e ${knownDays}
    where e.id = any(${employeeIds}::int[]) and ${isDue(within)} order by e.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The same for all employees and days, except a day that has just begun, which a job adds within minutes. */
export async function changedEmployees(db: Runner): Promise<number[]> {
  const changed: number[] = [];
  for (const some of inSlices(await allEmployees(db), lookedAtOnce)) changed.push(...(await changedAmong(db, some)));
  return changed;
}

async function changedAmong(db: Runner, employeeIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<Columns<'employees', 'id'>>`
    select e.id from employees e where e.id = any(${employeeIds}::int[]) and ${hasChanged(always)} order by e.id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function allEmployees(db: Runner): Promise<number[]> {
  const { rows } = await sql<Columns<'employees', 'id'>>`select id from employees order by id`.execute(db);
  return rows.map(({ id }) => id);
}
