import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { invalid } from '../../platform/problem.ts';

type Assignment = {
  /** Undefined while the person is being hired. */
  employee_id: number | undefined;
  manager_id: unknown;
  /** From when on. */
  day: unknown;
  field?: 'manager_id' | 'successor_id';
};

/** A manager must be another person who is still employed when it begins: people are not handed to a manager who has left by then. */
export async function guardManager(tx: Transaction, { employee_id, manager_id, day, field = 'manager_id' }: Assignment): Promise<void> {
  if (typeof manager_id !== 'number') return;
  if (manager_id === employee_id) throw invalid({ [field]: [{ code: field === 'manager_id' ? 'own_manager' : 'own_successor' }] });
  const { rows } = await sql<{ stays: boolean }>`
    select exists (select from employment_periods p where p.employee_id = e.id
      and coalesce(p.left_on, e.last_working_day, 'infinity') >= ${day}::date) as stays
    from employees e where e.id = ${manager_id}`.execute(tx);
  if (!rows[0]) throw invalid({ [field]: [{ code: 'missing_reference' }] });
  if (!rows[0].stays) throw invalid({ [field]: [{ code: 'manager_has_left' }] });
}
