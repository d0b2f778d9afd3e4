import { countLimit, type Resource } from '@cadre/contract/resource';
import type { Actor } from '../platform/actor.ts';
import type { Runner } from '../platform/database/database.ts';
import { type Sql, sql } from '../platform/database/sql.ts';
import { Unproven } from '../platform/http/asked.ts';
import { seen, seenScope } from './access.ts';
import type { Behaviour } from './behaviour.ts';
import { conditions } from './conditions.ts';
import type { ListQuery } from './list-query.ts';
import { orderOf, sortOf } from './order.ts';
import { rowJson } from './row-json.ts';
import { column, table, tableName } from './table.ts';

/** What search and filters leave is mostly little: up to so many rows one scan gives page and total; beyond, the page follows an index. */
const fewRows = 1000;

/** One statement per page: the page's ids first, then their rows as JSON, and a total that never costs a full count. */
export async function listText(
  db: Runner,
  of: Resource,
  behaviour: Behaviour,
  actor: Actor,
  wanted: ListQuery,
  proof: Sql<boolean> = sql`true`,
): Promise<string> {
  const where = sql.join([seen(of, actor), ...conditions(of, behaviour, actor, wanted)], sql` and `);
  const isNarrowed = wanted.search !== '' || Object.keys(wanted.filters).length > 0;
  const limit = sql`limit ${sql.lit(wanted.per_page)} offset ${sql.lit((wanted.page - 1) * wanted.per_page)}`;
  const ordered = (more: Sql = sql`true`) =>
    sql`select r.id from ${table(of)} r where ${more} and ${where} order by ${orderOf(of, behaviour, actor, wanted)} ${limit}`;
  const { by, direction } = sortOf(of, behaviour, actor, wanted);

  // The total is used in several places and must be counted once, so it is materialized.
  const ids = isNarrowed
    ? sql`
      found as materialized (select r.id, ${by} as sorted from ${table(of)} r where ${where} limit ${sql.lit(fewRows + 1)}),
      size as materialized (select count(*) as rows, count(*) <= ${sql.lit(fewRows)} as is_few from found),
      ids as (
        (select id from found where (select is_few from size) order by sorted ${direction}, id ${sql.raw(wanted.order_dir)} ${limit})
        union all
        (${ordered(sql`(select not is_few from size)`)})
      ),
      counted as materialized (
        select case when is_few then rows else (${countOf(of, where)}) end as total, ${sql.lit(countLimit)}::bigint as most, 'exact' as how from size
      )`
    : sql`ids as (${ordered()}), counted as materialized (${wholeTotal(of, actor, where)})`;

  const { rows } = await sql<{ answer: string | null }>`
    with ${ids}, page as materialized (select id, row_number() over () as place from ids)
    select case when ${proof} then concat(
      '{"data":', coalesce((
        select json_agg(${rowJson(of, behaviour, actor)} order by page.place) from page join ${table(of)} r on r.id = page.id
      )::text, '[]'),
      ',"meta":', json_build_object(
        'total', least(counted.total, counted.most), 'page', ${sql.lit(wanted.page)}::int, 'per_page', ${sql.lit(wanted.per_page)}::int,
        'last_page', greatest(1, ceil(least(counted.total, counted.most)::numeric / ${sql.lit(wanted.per_page)})::int),
        'count', case when counted.total > counted.most then 'capped' else counted.how end
      ), '}') end as answer
    from counted`.execute(db);
  const answer = rows[0]?.answer;
  if (!answer) throw new Unproven();
  return answer;
}

const countOf = (of: Resource, where: Sql): Sql =>
  sql`select count(*) from (select from ${table(of)} r where ${where} limit ${sql.lit(countLimit + 1)}) counted_rows`;

/** Closed days from the summary and the rest counted, where everything is seen; else the count of at most `countLimit` rows. */
function wholeTotal(of: Resource, actor: Actor, where: Sql): Sql {
  if (of.total !== 'daily_summary' || seenScope(of, actor) !== 'all') {
    return sql`select (${countOf(of, where)}) as total, ${sql.lit(countLimit)}::bigint as most, 'exact' as how`;
  }
  return sql`
    select summed.rows + (select count(*) from ${table(of)} r where ${column(of.order.by)} >= summed.until) as total,
      9223372036854775807 as most, 'summary' as how
    from (select coalesce(sum(rows), 0)::bigint as rows, coalesce(max(day) + 1, 'epoch')::timestamptz as until
          from ${sql.ref(`${tableName(of)}_daily`)}) summed`;
}
