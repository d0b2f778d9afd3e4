import { rightOf } from '@cadre/contract/rights';
import type { Runner } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { Problem } from '../platform/problem.ts';
import { demand, seen } from './access.ts';
import { conditions } from './conditions.ts';
import type { Door } from './door.ts';
import type { ListQuery } from './list-query.ts';
import { orderOf } from './order.ts';
import { rowJson } from './row-json.ts';
import { table } from './table.ts';

const mostRows = 10_000;

/** Exactly the rows that the list shows this asker, as far as the right to export reaches. */
export async function exportRows(db: Runner, door: Door, wanted: ListQuery, ids?: number[]): Promise<Record<string, unknown>[]> {
  const { resource, actor } = door;
  const where = [demand(resource, actor, rightOf(resource, 'export')), seen(resource, actor), ...conditions(door, wanted)];
  if (ids) where.push(sql`r.id = any(${ids}::int[])`);
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select ${rowJson(door)} as row from ${table(resource)} r where ${sql.join(where, sql` and `)}
    order by ${orderOf(door, wanted)} limit ${sql.lit(mostRows + 1)}`.execute(db);
  if (rows.length > mostRows) throw new Problem('too_many_rows', { args: { limit: mostRows } });
  return rows.map(({ row }) => row);
}
