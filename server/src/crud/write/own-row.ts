import type { Resource } from '@cadre/contract/resource';
import type { Actor } from '../../platform/access/actor.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { Problem } from '../../platform/problem.ts';
import type { StoredRow } from '../access/caller.ts';
import { column } from '../read/table.ts';

/** Whether a row is the actor's own: of a stored row and, for many rows at once, in SQL over the alias `r`. */
export const isOwnRow = (resource: Resource, actor: Actor, row: Record<string, unknown>): boolean =>
  ownColumns(resource, actor).some(([name, mine]) => row[name] === mine);

/** Refuses an owner's write to fields that only others may edit, of an own row or one that would become own. */
export function refuseOwn(resource: Resource, actor: Actor, before: StoredRow | undefined, values: Record<string, unknown> = {}): void {
  const { ownerMayNotEdit } = resource.access;
  if (!ownerMayNotEdit || ![before ?? {}, { ...before, ...values }].some((row) => isOwnRow(resource, actor, row))) return;
  const isTouched = ownerMayNotEdit.fields?.some((name) => name in values && values[name] !== before?.[name]) ?? true;
  if (isTouched) throw new Problem(ownerMayNotEdit.refusal);
}

export function ownRow(resource: Resource, actor: Actor): Sql<boolean> {
  const parts = ownColumns(resource, actor).map(([name, mine]) => sql`${column(name)} is not distinct from ${mine}::int`);
  return parts.length > 0 ? sql`(${sql.join(parts, sql` or `)})` : sql`false`;
}

function ownColumns({ access: { owner } }: Resource, { user_id, employee_id }: Actor): [string, number][] {
  const columns: [string, number][] = [];
  if (owner?.user) columns.push([owner.user, user_id]);
  if (owner?.employee && employee_id !== null) columns.push([owner.employee, employee_id]);
  return columns;
}
