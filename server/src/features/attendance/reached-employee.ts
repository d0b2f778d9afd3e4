import { attendances } from '@cadre/contract/resources/attendances';
import type { Permission } from '@cadre/contract/rights';
import { reach } from '../../crud/access.ts';
import { idOf } from '../../crud/read.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import { Problem } from '../../platform/problem.ts';

/** The employee of a path, `self` being the asker. Whoever is out of reach of the right to attendances does not exist. */
export async function reachedEmployee(
  db: Runner,
  actor: Actor,
  asked: string | undefined,
  permission: Permission,
): Promise<{ id: number; name: string }> {
  const id = asked === 'self' ? actor.employee_id : idOf(asked);
  const { rows } = await sql<Columns<'employees', 'id' | 'name'>>`
    select e.id, e.name from employees e cross join lateral (select e.id as employee_id) r
    where e.id = ${id} and ${reach(attendances, actor, permission)}`.execute(db);
  if (!rows[0]) throw new Problem('not_found');
  return rows[0];
}
