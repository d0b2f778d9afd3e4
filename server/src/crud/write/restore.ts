import { isWritable } from '@cadre/contract/fields';
import type { Resource } from '@cadre/contract/resource';
import { logs } from '@cadre/contract/resources/logs';
import { type Permission, rightOf, seeRight } from '@cadre/contract/rights';
import type { Actor } from '../../platform/access/actor.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { Problem } from '../../platform/problem.ts';
import { reach } from '../access/access.ts';
import type { Acting } from '../access/door.ts';
import { createRecord } from './save.ts';

type Line = { field: string; old: unknown; right?: Permission };
type Deletion = { label: string; changes: Line[] };
export type Restored = { id: number; label: string; isNew: boolean };

/** Only resources that the history records completely can be restored: without dependent records and without guarded fields. */
export const isRestorable = ({ life: { undoableDelete }, access: { guarded } }: Resource): boolean =>
  undoableDelete === true && guarded === undefined;

/** Whether the entry `r` of the history is a deletion that the reader can take back. */
export function canRestore(all: readonly Resource[], actor: Actor): Sql<boolean> {
  const models = all.filter((one) => isRestorable(one) && actor.rights.has(rightOf(one, 'create'))).map(({ name }) => name);
  return sql`(r.action = 'delete' and r.model = any(${models}::text[]) and not exists (
    select from restored_records o where o.model = r.model and o.model_id = r.model_id))`;
}

/** Makes a deleted record again as it was, under a new id. A second call finds the record that the first one made. */
export async function restoreRecord(acting: Acting, id: number): Promise<Restored> {
  const { tx, resource, caller } = acting;
  if (!caller.actor.rights.has(rightOf(resource, 'create'))) throw new Problem('not_allowed');
  const { label, changes: lines } = await deletionOf(acting, id);
  if (lines.some(({ right }) => right !== undefined && !caller.actor.rights.has(right))) throw new Problem('not_allowed');
  const { rowCount } = await sql`
    insert into restored_records (model, model_id) values (${resource.name}, ${id}) on conflict do nothing`.execute(tx);
  if (rowCount === 0) return { id: await restoredAs(acting, id), label, isNew: false };
  const input = Object.fromEntries(lines.filter(({ field }) => isSent(resource, field)).map(({ field, old }) => [field, old]));
  const saved = await createRecord({ ...acting, input });
  await sql`update restored_records set restored_as = ${saved.id} where model = ${resource.name} and model_id = ${id}`.execute(tx);
  return { ...saved, isNew: true };
}

const isSent = ({ fields }: Resource, name: string): boolean => {
  const field = fields[name];
  return field !== undefined && isWritable(field);
};

/** The logged values of the deletion, for the user who deleted the record or users who may see the entry. */
async function deletionOf({ tx, resource, caller: { actor } }: Acting, id: number): Promise<Deletion> {
  const { rows } = await sql<Deletion>`
    select coalesce(r.label, '') as label, r.changes from logs r
    where r.model = ${resource.name} and r.model_id = ${id} and r.action = 'delete'
      and (r.actor_id = ${actor.user_id} or ${reach(logs, actor, seeRight(logs))})
    order by r.id desc limit 1`.execute(tx);
  if (!rows[0]) throw new Problem('not_found', { about: resource.name });
  return rows[0];
}

async function restoredAs({ tx, resource }: Acting, id: number): Promise<number> {
  const { rows } = await sql<{ restored_as: number }>`
    select restored_as from restored_records where model = ${resource.name} and model_id = ${id}`.execute(tx);
  return (rows[0] as { restored_as: number }).restored_as;
}
