import { isWorkingAge } from '@cadre/rules/employment';
import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { ReadRow } from './read-row.ts';
import { todayWhere } from './today-where.ts';

/** What else a new employee must be: of an age to work, and with a manager who is still there when they begin. */
export async function markEmployment(db: Runner, rows: ReadRow[]): Promise<void> {
  const today = await todayWhere(db);
  const leaving = await lastDays(
    db,
    new Set(rows.flatMap(({ values }) => (typeof values.manager_id === 'number' ? [values.manager_id] : []))),
  );
  for (const { values, complaints } of rows) {
    if (complaints.timezone) continue;
    const { birth_date, hire_date } = values;
    const day = today(values);
    if (typeof birth_date === 'string' && !isWorkingAge(birth_date, day)) complaints.birth_date ??= [{ code: 'working_age' }];
    const lastDay = leaving.get(values.manager_id);
    const start = typeof hire_date === 'string' && hire_date > day ? hire_date : day;
    if (lastDay !== undefined && lastDay < start) complaints.manager_id ??= [{ code: 'manager_has_left' }];
  }
}

/** The last day of those managers who have one. */
async function lastDays(db: Runner, ids: Set<number>): Promise<Map<unknown, string>> {
  const { rows } = await sql<{ id: number; day: string }>`
    select e.id, max(coalesce(p.left_on, e.last_working_day))::date as day from employees e join employment_periods p on p.employee_id = e.id
    where e.id = any(${[...ids]}::int[])
    group by e.id having bool_and(coalesce(p.left_on, e.last_working_day) is not null)`.execute(db);
  return new Map(rows.map(({ id, day }) => [id, day]));
}
