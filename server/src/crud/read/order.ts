import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Door } from '../access/door.ts';
import { type ComparedMoney, sortedMoney } from '../money/compared-money.ts';
import { readExpression } from './row-json.ts';
import { column, humanOrder, isText } from './table.ts';

/** The sort value and direction; the id, sorted in the same direction, breaks ties, so that no row appears on two pages. */
export type Sort = { by: Sql; mayBeEmpty: boolean; direction: Sql; idDirection: Sql };

export type Order = { order_by: string; order_dir: 'asc' | 'desc'; money?: ComparedMoney | undefined };

/** Empty values come last in both directions; a column that is never empty keeps its index's order. */
export function sortOf(door: Door, { order_by, order_dir, money }: Order): Sort {
  const { resource } = door;
  const idDirection = sql.raw(order_dir);
  const field = resource.fields[order_by];
  if (!field) return { by: column(order_by), mayBeEmpty: false, direction: idDirection, idDirection };
  const expression = readExpression(door, order_by, field);
  const beside = field.kind === 'money' ? resource.fields[field.currency] : undefined;
  if (field.kind === 'money' && money && beside) {
    const by = sortedMoney(expression, readExpression(door, field.currency, beside), money, order_dir);
    return { by, mayBeEmpty: true, direction: sql`${idDirection} nulls last`, idDirection };
  }
  const by = isText(field) && !field.computed ? humanOrder(expression) : expression;
  const mayBeEmpty = field.custom !== undefined || !(field.required || field.kind === 'integer' || order_by === resource.label);
  return { by, mayBeEmpty, direction: mayBeEmpty ? sql`${idDirection} nulls last` : idDirection, idDirection };
}

export function orderOf(door: Door, order: Order): Sql {
  const { by, direction, idDirection } = sortOf(door, order);
  return sql`${by} ${direction}, r.id ${idDirection}`;
}
