import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { hasLooseEnds, knownDays } from './known-days.ts';

const hasChanged = sql<boolean>`(
  exists (select from attendance_dirty t where t.employee_id = e.id)
  or exists (select from attendance_days d where d.employee_id = e.id and d.revisit_at <= now()))`;

/** Whose days are behind: a fact changed, time has passed, or a new day has begun. */
export async function dueAmong(db: Runner, employeeIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<Columns<'employees', 'id'>>`
    select e.id from employees e ${knownDays}
    where e.id = any(${employeeIds}::int[]) and (${hasChanged} or ${hasLooseEnds}) order by e.id`.execute(db);
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

export async function employeesWithLooseEnds(db: Runner): Promise<number[]> {
  const { rows } = await sql<
    Columns<'employees', 'id'>
  >`select e.id from employees e ${knownDays} where ${hasLooseEnds} order by e.id`.execute(db);
  return rows.map(({ id }) => id);
}
