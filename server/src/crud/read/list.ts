import { countLimit, type Resource } from '@cadre/contract/resource';
import type { Runner } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { cachedStatement } from '../../platform/database/statement-cache.ts';
import { Unproven } from '../../platform/http/call-context.ts';
import { seen } from '../access/access.ts';
import type { Door } from '../access/door.ts';
import { isGuardedRow, recordAccess } from '../access/log-views.ts';
import { conditions } from './conditions.ts';
import { encodeCursor, isAfter } from './keyset.ts';
import type { ListQuery } from './list-query.ts';
import { type Sort, sortOf } from './order.ts';
import { rowJson } from './row-json.ts';
import { table } from './table.ts';
import { storedTotal } from './totals.ts';

/** One statement per page: the page's ids first, then their rows as JSON, and a total that never costs a full count. */
export async function listText(db: Runner, door: Door, wanted: ListQuery, proof: Sql<boolean> = sql`true`): Promise<string> {
  const { text, values } = statementOf(door, wanted, proof);
  const { rows } = await db.run(text, values);
  const answer = rows[0]?.answer as string | null | undefined;
  if (!answer) throw new Unproven();
  if (isGuardedRow(door.resource)) recordAccess(door.resource, door.actor, JSON.parse(answer).data);
  return answer;
}

/** The parts of the statement that carry the query's values; the rest of the text is the same for all values. */
type Pieces = { where: Sql; total: Sql | undefined; proof: Sql; behind: Sql; foundBehind: Sql };

function statementOf(door: Door, wanted: ListQuery, proof: Sql<boolean>): { text: string; values: unknown[] } {
  const { resource, actor } = door;
  const where = sql.join([seen(resource, actor), ...conditions(door, wanted)], sql` and `);
  const total = storedTotal(resource, actor, wanted);
  const behind = behindPlace(door, wanted, (sort) => sort.by, sql`r.id`);
  const foundBehind = behindPlace(door, wanted, () => sql`sorted`, sql`id`);
  const { order_by, order_dir, page, per_page, after, money } = wanted;
  const key = `${resource.name} ${actor.language} ${order_by} ${order_dir} ${page} ${per_page} ${after !== undefined} ${stampOf(money)}`;
  return cachedStatement(actor.rights, key, { where, total, proof, behind, foundBehind }, (pieces) => writeStatement(door, wanted, pieces));
}

const stampOf = (money: ListQuery['money']): string =>
  money ? `${money.currency} ${money.factors.map(({ currency, over, under }) => `${currency} ${over} ${under}`).join(' ')}` : '';

function writeStatement(door: Door, wanted: ListQuery, pieces: Pieces): Sql {
  const { resource } = door;
  const sort = sortOf(door, wanted);
  const found = pieces.total ? foundByIndex(resource, wanted, sort, pieces, pieces.total) : foundAndCounted(resource, wanted, sort, pieces);
  const size = sql.lit(wanted.per_page);
  return sql`
    with ${found}, page as materialized (select id, sorted, row_number() over () as place from ids)
    select case when ${pieces.proof} then concat(
      '{"data":', coalesce((
        select json_agg(${rowJson(door)} order by page.place) from page join ${table(resource)} r on r.id = page.id where page.place <= ${size}
      )::text, '[]'),
      ',"meta":', json_build_object(
        'total', counted.total, 'page', ${sql.lit(wanted.page)}::int, 'per_page', ${size}::int,
        'last_page', greatest(1, ceil(counted.total::numeric / ${size})::int),
        'count', case when counted.is_capped then 'capped' else 'exact' end,
        ${wanted.money ? sql`'compared_in', ${sql.lit(wanted.money.currency)},` : sql``}
        'next', (select ${encodeCursor(resource, wanted, sql`page.sorted`, sql`page.id`)} from page
                 where page.place = ${size} and exists (select from page more where more.place > ${size}))
      ), '}') end as answer
    from counted`;
}

/** If the total is known, the page uses an index, independent of other conditions. */
const foundByIndex = (resource: Resource, wanted: ListQuery, sort: Sort, { where, behind }: Pieces, total: Sql): Sql => sql`
  ids as (${pageByIndex(resource, wanted, sort, sql`${where} and ${behind}`)}),
  counted as materialized (select (${total}) as total, false as is_capped)`;

/** Up to this number of rows, sorting is cheaper than finding them a second time. */
const sortedAtOnce = 1000;

/**
 * A scope, search or filter usually leaves few rows: up to `sortedAtOnce` rows, one scan returns the page and the total; beyond that, the
 * page follows an index and rows are counted up to `countLimit`.
 */
const foundAndCounted = (resource: Resource, wanted: ListQuery, sort: Sort, { where, behind, foundBehind }: Pieces): Sql => sql`
  found as materialized (select r.id, ${sort.by} as sorted from ${table(resource)} r where ${where} limit ${sql.lit(sortedAtOnce + 1)}),
  few as materialized (select count(*) as rows, count(*) <= ${sql.lit(sortedAtOnce)} as is_all from found),
  counted as materialized (
    select least(rows, ${sql.lit(countLimit)}) as total, rows > ${sql.lit(countLimit)} as is_capped
    from (select case when is_all then rows else (
      select count(*) from (select from ${table(resource)} r where ${where} limit ${sql.lit(countLimit + 1)}) more) end as rows from few) counting),
  ids as (
    (select id, sorted from found where (select is_all from few) and ${foundBehind}
     order by sorted ${sort.direction}, id ${sort.idDirection} ${limitOf(wanted)})
    union all
    (${pageByIndex(resource, wanted, sort, sql`(select not is_all from few) and ${where} and ${behind}`)})
  )`;

const pageByIndex = (resource: Resource, wanted: ListQuery, sort: Sort, where: Sql): Sql => sql`
  select r.id, ${sort.by} as sorted from ${table(resource)} r where ${where}
  order by ${sort.by} ${sort.direction}, r.id ${sort.idDirection} ${limitOf(wanted)}`;

function behindPlace(door: Door, wanted: ListQuery, sorted: (sort: Sort) => Sql, id: Sql): Sql<boolean> {
  if (!wanted.after) return everywhere;
  const sort = sortOf(door, wanted);
  return isAfter(door.resource, wanted, { ...sort, by: sorted(sort) }, id, wanted.after);
}

const everywhere = sql<boolean>`true`;

/** One row more than the page has, to see whether the list continues. With a cursor, `page` is only the number of the page. */
const limitOf = ({ page, per_page, after }: ListQuery): Sql =>
  sql`limit ${sql.lit(per_page + 1)} offset ${sql.lit(after ? 0 : (page - 1) * per_page)}`;
