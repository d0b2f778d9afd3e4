import { countLimit, type Resource } from '@cadre/contract/resource';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../platform/actor.ts';
import type { Query } from '../platform/database/database.ts';
import { seen, seenScope } from './access.ts';
import type { Behaviour } from './behaviour.ts';
import { conditions } from './conditions.ts';
import type { ListQuery } from './list-query.ts';
import { readExpression, rowJson } from './row-json.ts';
import { column, humanOrder, isText, table, tableName } from './table.ts';

/** One statement per page: the page's ids first, then their rows as JSON, and a total that never costs a full count. */
export async function listText(query: Query, of: Resource, behaviour: Behaviour, actor: Actor, wanted: ListQuery): Promise<string> {
  const where = sql.join([seen(of, actor), ...conditions(of, behaviour, actor, wanted)], sql` and `);
  const total = totalOf(of, actor, wanted, where);
  const { rows } = await sql<{ answer: string }>`
    with page as materialized (
      select r.id, row_number() over () as place
      from (select r.id from ${table(of)} r where ${where} order by ${orderOf(of, behaviour, actor, wanted)}
            limit ${sql.lit(wanted.per_page)} offset ${sql.lit((wanted.page - 1) * wanted.per_page)}) r
    ), counted as (${total})
    select concat(
      '{"data":', coalesce((
        select json_agg(${rowJson(of, behaviour, actor)} order by page.place) from page join ${table(of)} r on r.id = page.id
      )::text, '[]'),
      ',"meta":', json_build_object(
        'total', least(counted.total, counted.most), 'page', ${sql.lit(wanted.page)}::int, 'per_page', ${sql.lit(wanted.per_page)}::int,
        'last_page', greatest(1, ceil(least(counted.total, counted.most)::numeric / ${sql.lit(wanted.per_page)})::int),
        'count', case when counted.total > counted.most then 'capped' else counted.how end
      ), '}') as answer
    from counted`.execute(query);
  return (rows[0] as { answer: string }).answer;
}

export function orderOf(
  of: Resource,
  behaviour: Behaviour,
  actor: Actor,
  wanted: Pick<ListQuery, 'order_by' | 'order_dir'>,
): RawBuilder<unknown> {
  const direction = sql.raw(wanted.order_dir);
  const field = of.fields[wanted.order_by];
  if (!field) return sql`${column(wanted.order_by)} ${direction}, r.id ${direction}`;
  const expression = readExpression(behaviour, actor, wanted.order_by, field);
  const sorted = isText(field) && !field.computed ? humanOrder(expression) : expression;
  // Empty values stand last in both directions; a column that is never empty keeps the order of its index.
  const empties = field.required || field.kind === 'integer' ? sql`` : sql` nulls last`;
  return sql`${sorted} ${direction}${empties}, r.id ${direction}`;
}

/** Closed days from the summary and the rest counted, where everything is seen; else the count of at most `countLimit` rows. */
function totalOf(of: Resource, actor: Actor, wanted: ListQuery, where: RawBuilder<unknown>): RawBuilder<unknown> {
  const whole = wanted.search === '' && Object.keys(wanted.filters).length === 0 && seenScope(of, actor) === 'all';
  if (of.total === 'daily_summary' && whole) {
    return sql`
      select summed.rows + (select count(*) from ${table(of)} r where ${column(of.order.by)} >= summed.until) as total,
        9223372036854775807 as most, 'summary' as how
      from (select coalesce(sum(rows), 0)::bigint as rows, coalesce(max(day) + 1, 'epoch')::timestamptz as until
            from ${sql.table(`${tableName(of)}_daily`)}) summed`;
  }
  return sql`select count(*) as total, ${sql.lit(countLimit)}::bigint as most, 'exact' as how
    from (select from ${table(of)} r where ${where} limit ${sql.lit(countLimit + 1)}) counted_rows`;
}
