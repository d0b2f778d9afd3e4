import type { Resource } from '@cadre/contract/resource';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import { seeRight } from '@cadre/contract/rights';
import { reach } from '../../../crud/access/access.ts';
import { readingPay } from '../../../crud/access/reading-pay.ts';
import { hasRls } from '../../../crud/access/with-rls.ts';
import { column, table } from '../../../crud/read/table.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';

/** For each way to name a record, surest first: the lower-case text and whom it names. */
export type Names = Map<string, number[]>[];

/** The keys by which people name a record: its code or number, its address, its name. */
const keys = ['code', 'employee_no', 'work_email', 'name'];

/** One statement for all texts of a column. Finds only records the user may see. */
export async function namesOf(db: Runner, actor: Actor, to: string, texts: Set<string>): Promise<Names> {
  const resource: Resource = resources[to as ResourceName];
  const columns = keys.filter((key) => Object.hasOwn(resource.fields, key));
  if (texts.size === 0) return columns.map(() => new Map());
  const matches = columns.map((key) => sql`${lowered(key)} in (select text from asked)`);
  const statement = sql<Record<string, string | null> & { id: number }>`
    with asked as materialized (select text from unnest(${[...texts]}::text[]) t (text))
    select r.id, ${sql.join(columns.map((key) => sql`${lowered(key)} as ${sql.ref(key)}`))} from ${table(resource)} r
    where ${reach(resource, actor, seeRight(resource))} and (${sql.join(matches, sql` or `)})`;
  const { rows } = await (hasRls(resource) ? readingPay(db, (on) => statement.execute(on)) : statement.execute(db));
  return columns.map((key) => grouped(rows.map((row) => [row[key] ?? null, row.id])));
}

/** In every alphabet, as JavaScript does it; the database's own collation may know ASCII alone. */
const lowered = (key: string): Sql => sql`lower(${column(key)} collate "und-x-icu")`;

export function grouped(pairs: [string | null, number][]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [text, id] of pairs) {
    if (text === null) continue;
    const group = groups.get(text);
    if (group) group.push(id);
    else groups.set(text, [id]);
  }
  return groups;
}
