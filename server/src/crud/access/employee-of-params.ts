import type { Resource } from '@cadre/contract/resource';
import type { Actor } from '../../platform/access/actor.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { Problem } from '../../platform/problem.ts';
import { idOf } from '../read/read.ts';
import { reach, reachesAll } from './access.ts';

/** The employee of a path; `self` is the caller's own record, or not found for an account without one. */
export function employeeOfParams(actor: Actor, id: string | undefined): number {
  if (id !== 'self') return idOf(id, 'employees');
  if (actor.employee_id === null) throw new Problem('not_found', { about: 'employees' });
  return actor.employee_id;
}

/** Whether a right to a resource reaches the employee `r`, even without any rows: an empty list must not hide a missing right. */
export function covers(resource: Resource, actor: Actor, action: string): Sql<boolean> {
  const permission = `${resource.name}.${action}` as const;
  if (reachesAll(resource, actor, permission)) return sql`true`;
  const { status: _, ...life } = resource.life;
  const anyState: Resource = { ...resource, life };
  const { owner, ownerSeesOnly } = resource.access;
  const user = owner?.user ? sql`, null::int as ${sql.ref(owner.user)}` : sql``;
  const state = ownerSeesOnly ? sql`, ${ownerSeesOnly.only[0]}::text as ${sql.ref(ownerSeesOnly.field)}` : sql``;
  return sql`exists (
    select from (select r.id as ${sql.ref(owner?.employee as string)} ${user} ${state}) r where ${reach(anyState, actor, permission)})`;
}
