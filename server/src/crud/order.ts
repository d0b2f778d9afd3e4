import type { Resource } from '@cadre/contract/resource';
import type { Actor } from '../platform/actor.ts';
import { type Sql, sql } from '../platform/database/sql.ts';
import type { Behaviour } from './behaviour.ts';
import type { ListQuery } from './list-query.ts';
import { readExpression } from './row-json.ts';
import { column, humanOrder, isText } from './table.ts';

type Wanted = Pick<ListQuery, 'order_by' | 'order_dir'>;

/** What is sorted by, and which way. Empty values stand last in both directions; a column that is never empty keeps its index's order. */
export function sortOf(of: Resource, behaviour: Behaviour, actor: Actor, { order_by, order_dir }: Wanted): { by: Sql; direction: Sql } {
  const direction = sql.raw(order_dir);
  const field = of.fields[order_by];
  if (!field) return { by: column(order_by), direction };
  const expression = readExpression(behaviour, actor, order_by, field);
  const by = isText(field) && !field.computed ? humanOrder(expression) : expression;
  const isNeverEmpty = field.required || field.kind === 'integer' || order_by === of.label;
  return { by, direction: isNeverEmpty ? direction : sql`${direction} nulls last` };
}

/** The number decides between equals, so that no row stands on two pages. */
export function orderOf(of: Resource, behaviour: Behaviour, actor: Actor, wanted: Wanted): Sql {
  const { by, direction } = sortOf(of, behaviour, actor, wanted);
  return sql`${by} ${direction}, r.id ${sql.raw(wanted.order_dir)}`;
}
