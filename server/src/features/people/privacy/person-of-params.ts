import { employees } from '@cadre/contract/resources/employees';
import { type Permission, right } from '@cadre/contract/rights';
import { reach, seen } from '../../../crud/access/access.ts';
import type { StoredRow } from '../../../crud/access/caller.ts';
import { idOf } from '../../../crud/read/read.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { Problem } from '../../../platform/problem.ts';

export type Person = StoredRow & Columns<'employees', 'name' | 'employee_no' | 'status' | 'purged_at'>;

/** The person of a path, `self` included: 404 where they are not seen, 403 where the right does not reach them. */
export async function personOfParams(
  db: Runner,
  actor: Actor,
  requested: string | undefined,
  action: 'view_personal' | 'purge',
  lock: Sql = sql``,
): Promise<Person> {
  const id = requested === 'self' ? actor.employee_id : idOf(requested);
  if (id === null) throw new Problem('not_found');
  const permission: Permission = right('employees', action);
  const isOwn = action === 'view_personal' && id === actor.employee_id;
  const shown = isOwn ? sql`true` : seen(employees, actor);
  const { rows } = await sql<Person & { reached: boolean }>`
    select r.*, ${isOwn ? sql`true` : reach(employees, actor, permission)} as reached
    from employees r where r.id = ${id} and ${shown} ${lock}`.execute(db);
  if (!rows[0]) throw new Problem('not_found');
  const { reached, ...person } = rows[0];
  if (!reached) throw new Problem('not_allowed');
  return person as Person;
}
