import type { Meta } from '@cadre/contract/call';
import { countLimit } from '@cadre/contract/resource';
import type { Database } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { seen } from '../access/access.ts';
import type { Door } from '../access/door.ts';
import { withRls } from '../access/with-rls.ts';
import { withComparedMoney } from '../money/compared-money.ts';
import { conditions } from './conditions.ts';
import { readListQuery } from './list-query.ts';
import { table } from './table.ts';
import { storedTotal } from './totals.ts';

/** Counts the rows of a list with these filters for its reader, with the same access rules as the list, but without reading a row. */
export async function countSeen(
  db: Database,
  door: Door,
  filters: Record<string, unknown>,
): Promise<Required<Pick<Meta, 'total' | 'count'>>> {
  const { resource, actor } = door;
  const wanted = await withComparedMoney(db, resource, readListQuery(resource, actor, { filters: JSON.stringify(filters) }));
  const stored = storedTotal(resource, actor, wanted);
  const where = sql.join([seen(resource, actor), ...conditions(door, wanted)], sql` and `);
  const counted = sql<{ total: number }>`
    select count(*)::int as total from (select from ${table(resource)} r where ${where} limit ${sql.lit(countLimit + 1)}) found`;
  const { rows } = await withRls(db, resource, (on) =>
    (stored ? sql<{ total: number }>`select (${stored})::int as total` : counted).execute(on),
  );
  const { total } = rows[0] as { total: number };
  return !stored && total > countLimit ? { total: countLimit, count: 'capped' } : { total, count: 'exact' };
}
