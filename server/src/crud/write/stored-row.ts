import type { Resource } from '@cadre/contract/resource';
import { rightOf } from '@cadre/contract/rights';
import type { Actor } from '../../platform/access/actor.ts';
import type { Runner, Transaction } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import { Problem } from '../../platform/problem.ts';
import { reach, seen } from '../access/access.ts';
import type { Caller, StoredRow } from '../access/caller.ts';
import { type Acting, doorOf } from '../access/door.ts';
import { readRecord } from '../read/read.ts';
import { table } from '../read/table.ts';

/** Locks the row for a write: 404 where it is not seen, 403 where the right does not reach it. */
export async function lockRow(tx: Transaction, resource: Resource, caller: Caller, action: string, id: number): Promise<StoredRow> {
  const { row, reached } = await lockReached(tx, resource, caller, [action], id);
  if (!reached[0]) throw new Problem('not_allowed');
  return row;
}

type Locked = { row: StoredRow; reached: boolean[] };

/** The same where one of several rights may do; returns for each whether it reaches the row. */
export async function lockReached(
  tx: Transaction,
  resource: Resource,
  caller: Caller,
  actions: readonly string[],
  id: number,
): Promise<Locked> {
  const found = await findLocked(tx, resource, caller, actions, id);
  if (!found) throw new Problem('not_found', { about: resource.name });
  return found;
}

/** The row, if it is seen, and for each of several rights whether it reaches the row. */
export async function findLocked(
  tx: Transaction,
  resource: Resource,
  { actor }: Caller,
  actions: readonly string[],
  id: number,
): Promise<Locked | undefined> {
  const { rows } = await sql<StoredRow & { reached: boolean[] }>`
    select r.*, array[${sql.join(actions.map((action) => reach(resource, actor, rightOf(resource, action))))}]::bool[] as reached
    from ${table(resource)} r where r.id = ${id} and ${seen(resource, actor)} ${lockFor(resource)}`.execute(tx);
  if (!rows[0]) return undefined;
  const { reached, ...row } = rows[0];
  return { row: row as StoredRow, reached };
}

/** A person's row stays open to references: of two people who become each other's manager, both would wait for the other. */
const lockFor = ({ access: { owner } }: Resource): Sql => (owner?.employee === 'id' ? sql`for no key update of r` : sql`for update of r`);

/** Another user saved in between: the response names the user and the time, and carries the current record. */
export async function refuseStale(
  db: Runner,
  acting: Omit<Acting, 'services' | 'tx'>,
  row: StoredRow,
  version: number | undefined,
): Promise<void> {
  if (version === undefined || version === row.version) return;
  const { rows } = await sql<Columns<'users', 'name'>>`select name from users where id = ${row.updated_by_id ?? null}`.execute(db);
  const who = rows[0]?.name ?? acting.caller.t('history.nobody');
  const when = row.updated_at as Date;
  const current = await readRecord(db, doorOf(acting), row.id);
  throw new Problem('stale', {
    args: { who, when },
    extra: { current, changed_by: who, changed_at: when },
  });
}

/** Rights apply before and after: a write can neither move a row out of the user's reach nor create one outside it. */
export const requireReach = (on: Runner, resource: Resource, caller: Caller, action: string, id: number): Promise<void> =>
  requireOneReach(on, resource, caller.actor, [action], id);

export async function requireOneReach(on: Runner, resource: Resource, actor: Actor, actions: readonly string[], id: number): Promise<void> {
  const reached = actions.map((action) => reach(resource, actor, rightOf(resource, action)));
  const { rows } = await sql`select from ${table(resource)} r where r.id = ${id} and (${sql.join(reached, sql` or `)})`.execute(on);
  if (rows.length === 0) throw new Problem('not_allowed');
}
