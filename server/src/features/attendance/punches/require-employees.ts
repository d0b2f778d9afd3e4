import { attendances } from '@cadre/contract/resources/attendances';
import { employees } from '@cadre/contract/resources/employees';
import { seen } from '../../../crud/access/access.ts';
import { covers } from '../../../crud/access/employee-of-params.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { Problem } from '../../../platform/problem.ts';

export type Colleague = { id: number; name: string };

/** The employees, if the right to their attendance reaches every one of them: unknown ones are not found, others refused. */
export async function requireEmployees(db: Runner, actor: Actor, action: string, ids: readonly number[]): Promise<Colleague[]> {
  const { rows } = await sql<Colleague & { reached: boolean }>`
    select r.id, r.name, ${covers(attendances, actor, action)} as reached
    from employees r where r.id = any(${ids}::int[]) and ${seen(employees, actor)} order by r.id`.execute(db);
  if (rows.length < new Set(ids).size) throw new Problem('not_found');
  if (!rows.every(({ reached }) => reached)) throw new Problem('not_allowed');
  return rows.map(({ id, name }) => ({ id, name }));
}

export async function requireEmployee(db: Runner, actor: Actor, action: string, id: number): Promise<Colleague> {
  const [found] = await requireEmployees(db, actor, action, [id]);
  return found as Colleague;
}

/** Employees may not correct their own punches. */
export function refuseOwn(actor: Actor, ids: readonly number[]): void {
  if (actor.employee_id !== null && ids.includes(actor.employee_id)) throw new Problem('own_punches');
}
