import { countLimit, type Resource } from '@cadre/contract/resource';
import type { Runner } from '../platform/database/database.ts';
import { type Sql, sql } from '../platform/database/sql.ts';
import { Unproven } from '../platform/http/asked.ts';
import { seen } from './access.ts';
import { conditions } from './conditions.ts';
import type { Door } from './door.ts';
import { isBehind, writePlace } from './keyset.ts';
import type { ListQuery } from './list-query.ts';
import { isGuardedRow, lookAt } from './note-views.ts';
import { type Sort, sortOf } from './order.ts';
import { rowJson } from './row-json.ts';
import { table } from './table.ts';
import { keptTotal } from './totals.ts';

/** One statement per page: the page's ids first, then their rows as JSON, and a total that never costs a full count. */
export async function listText(db: Runner, door: Door, wanted: ListQuery, proof: Sql<boolean> = sql`true`): Promise<string> {
  const { resource, actor } = door;
  const where = sql.join([seen(resource, actor), ...conditions(door, wanted)], sql` and `);
  const sort = sortOf(door, wanted);
  const kept = keptTotal(resource, actor, wanted);
  const found = kept ? foundByIndex(resource, wanted, sort, where, kept) : foundAndCounted(resource, wanted, sort, where);
  const size = sql.lit(wanted.per_page);

  const { rows } = await sql<{ answer: string | null }>`
    with ${found}, page as materialized (select id, sorted, row_number() over () as place from ids)
    select case when ${proof} then concat(
      '{"data":', coalesce((
        select json_agg(${rowJson(door)} order by page.place) from page join ${table(resource)} r on r.id = page.id where page.place <= ${size}
      )::text, '[]'),
      ',"meta":', json_build_object(
        'total', counted.total, 'page', ${sql.lit(wanted.page)}::int, 'per_page', ${size}::int,
        'last_page', greatest(1, ceil(counted.total::numeric / ${size})::int),
        'count', case when counted.is_capped then 'capped' else 'exact' end,
        'next', (select ${writePlace(resource, wanted, sql`page.sorted`, sql`page.id`)} from page
                 where page.place = ${size} and exists (select from page more where more.place > ${size}))
      ), '}') end as answer
    from counted`.execute(db);
  const answer = rows[0]?.answer;
  if (!answer) throw new Unproven();
  if (isGuardedRow(resource)) lookAt(resource, actor, JSON.parse(answer).data);
  return answer;
}

/** Where the total is known the page follows an index, whatever else there is. */
const foundByIndex = (resource: Resource, wanted: ListQuery, sort: Sort, where: Sql, total: Sql): Sql => sql`
  ids as (${pageByIndex(resource, wanted, sort, where)}),
  counted as materialized (select (${total}) as total, false as is_capped)`;

/**
 * What a scope, a search or filters leave is mostly little: up to `countLimit` rows one scan gives page and total; beyond, the
 * page follows an index and nobody counts on.
 */
const foundAndCounted = (resource: Resource, wanted: ListQuery, sort: Sort, where: Sql): Sql => sql`
  found as materialized (select r.id, ${sort.by} as sorted from ${table(resource)} r where ${where} limit ${sql.lit(countLimit + 1)}),
  counted as materialized (
    select least(count(*), ${sql.lit(countLimit)}) as total, count(*) > ${sql.lit(countLimit)} as is_capped from found),
  ids as (
    (select id, sorted from found where (select not is_capped from counted) and ${behindPlace(resource, wanted, { ...sort, by: sql`sorted` }, sql`id`)}
     order by sorted ${sort.direction}, id ${sort.idDirection} ${limitOf(wanted)})
    union all
    (${pageByIndex(resource, wanted, sort, sql`(select is_capped from counted) and ${where}`)})
  )`;

const pageByIndex = (resource: Resource, wanted: ListQuery, sort: Sort, where: Sql): Sql => sql`
  select r.id, ${sort.by} as sorted from ${table(resource)} r where ${where} and ${behindPlace(resource, wanted, sort, sql`r.id`)}
  order by ${sort.by} ${sort.direction}, r.id ${sort.idDirection} ${limitOf(wanted)}`;

const behindPlace = (resource: Resource, wanted: ListQuery, sort: Sort, id: Sql): Sql<boolean> =>
  wanted.after ? isBehind(resource, wanted, sort, id, wanted.after) : sql`true`;

/** One row more than the page has: it tells whether the list goes on. Behind a place `page` is only the number of the page. */
const limitOf = ({ page, per_page, after }: ListQuery): Sql =>
  sql`limit ${sql.lit(per_page + 1)} offset ${sql.lit(after ? 0 : (page - 1) * per_page)}`;
