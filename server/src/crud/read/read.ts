import type { Resource } from '@cadre/contract/resource';
import type { RecordOf } from '@cadre/contract/values';
import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Problem } from '../../platform/problem.ts';
import { seen } from '../access/access.ts';
import type { Door } from '../access/door.ts';
import { isGuarded, recordAccess } from '../access/log-views.ts';
import { conditions } from './conditions.ts';
import type { ListQuery } from './list-query.ts';
import { recordJson, rowJson } from './row-json.ts';
import { table } from './table.ts';

type Narrowed = Pick<ListQuery, 'filters' | 'month'>;

/** One record as JSON text, if it matches the filters. A row out of scope does not exist. */
export async function readText(db: Runner, door: Door, id: number, wanted: Narrowed = { filters: {} }): Promise<string> {
  const { resource, actor } = door;
  const where = [sql`r.id = ${id}`, seen(resource, actor), ...conditions(door, { search: '', ...wanted })];
  const { rows } = await sql<{ row: string }>`
    select (${recordJson(door)})::text as row from ${table(resource)} r where ${sql.join(where, sql` and `)}`.execute(db);
  if (!rows[0]) throw new Problem('not_found', { about: resource.name });
  if (isGuarded(resource)) recordAccess(resource, actor, [JSON.parse(rows[0].row)]);
  return rows[0].row;
}

export async function readRecord<R extends Resource>(db: Runner, door: Door<R>, id: number): Promise<RecordOf<R>> {
  return JSON.parse(await readText(db, door, id));
}

/** The same without the guarded tiers, for responses to calls that are not meant to read them. */
export async function readRow<R extends Resource>(db: Runner, door: Door<R>, id: number): Promise<RecordOf<R>> {
  const { resource, actor } = door;
  const { rows } = await sql<{ row: RecordOf<R> }>`
    select ${rowJson(door)} as row from ${table(resource)} r where r.id = ${id} and ${seen(resource, actor)}`.execute(db);
  if (!rows[0]) throw new Problem('not_found', { about: resource.name });
  recordAccess(resource, actor, [rows[0].row]);
  return rows[0].row;
}

/** Requires that the caller can see the record, without recording access to it. */
export async function requireSeen(db: Runner, { resource, actor }: Door, id: number): Promise<void> {
  const { rows } = await sql`select from ${table(resource)} r where r.id = ${id} and ${seen(resource, actor)}`.execute(db);
  if (rows.length === 0) throw new Problem('not_found', { about: resource.name });
}

const widestId = 2_147_483_647;

/** The id of a path; invalid text is not found. */
export function idOf(text: string | undefined, about?: string): number {
  if (!text || !/^[1-9]\d{0,9}$/.test(text) || Number(text) > widestId)
    throw new Problem('not_found', about === undefined ? {} : { about });
  return Number(text);
}
