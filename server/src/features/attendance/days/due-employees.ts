import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { hasLooseEnds, knownDays } from './known-days.ts';

const hasChanged = sql<boolean>`(
  exists (select from attendance_dirty t where t.employee_id = e.id)
  or exists (select from attendance_days d where d.employee_id = e.id and d.revisit_at <= now()))`;

/** Whether the days of somebody `e`, with their `knownDays`, are behind: a fact changed, time has passed, or a new day has begun. */
export const isDue = sql<boolean>`(${hasChanged} or ${hasLooseEnds})`;

export async function dueAmong(db: Runner, employeeIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<Columns<'employees', 'id'>>`
    select e.id from employees e ${knownDays}
    where e.id = any(${employeeIds}::int[]) and ${isDue} order by e.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The same of everybody, but for the new day, which few minutes bring. */
export async function changedEmployees(db: Runner): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select employee_id as id from attendance_dirty union select employee_id from attendance_days where revisit_at <= now() order by 1`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export async function allEmployees(db: Runner): Promise<number[]> {
  const { rows } = await sql<Columns<'employees', 'id'>>`select id from employees order by id`.execute(db);
  return rows.map(({ id }) => id);
}
