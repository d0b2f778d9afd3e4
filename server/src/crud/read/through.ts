import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Door } from '../access/door.ts';
import type { Behaviour } from '../behaviour.ts';
import { column, table } from './table.ts';

/*
 * The department of a punch is that of its employee: a computed field may be a column of the row that a reference names.
 * A list looks that row up once for all of them and for its name; a filter finds the rows by its index.
 */

/** The reference through which a field is read. */
export const referenceTo = ({ through = {} }: Behaviour, name: string): string | undefined =>
  Object.keys(through).find((reference) => through[reference]?.includes(name));

/** The field by itself, wherever `r` is. */
export function readThrough(door: Door, name: string): Sql | undefined {
  const reference = referenceTo(door.behaviour, name);
  return reference === undefined
    ? undefined
    : sql`(select o.${sql.ref(name)} from ${tableBehind(door, reference)} o where o.id = ${column(reference)})`;
}

export function matchThrough(door: Door, name: string, matches: (expression: Sql) => Sql<boolean>): Sql<boolean> | undefined {
  const reference = referenceTo(door.behaviour, name);
  return reference === undefined
    ? undefined
    : sql`${column(reference)} in (select o.id from ${tableBehind(door, reference)} o where ${matches(sql.ref(`o.${name}`))})`;
}

/** The field in a select that `joinThrough` ends. */
export function joinedField(door: Door, name: string): Sql | undefined {
  const reference = referenceTo(door.behaviour, name);
  return reference === undefined ? undefined : sql.ref(`${aliasOf(reference)}.${name}`);
}

export const aliasOf = (reference: string): string => `through_${reference}`;

export function joinThrough(door: Door): Sql {
  const joins = Object.keys(door.behaviour.through ?? {}).map((reference) => {
    const alias = sql.ref(aliasOf(reference));
    return sql`left join ${tableBehind(door, reference)} ${alias} on ${alias}.id = ${column(reference)}`;
  });
  return joins.length > 0 ? sql` from (select) one ${sql.join(joins, sql` `)}` : sql``;
}

function tableBehind({ resource }: Door, reference: string): Sql {
  const field = resource.fields[reference];
  if (field?.kind !== 'reference') throw new Error(`${resource.name}.${reference} is no reference to read through.`);
  return table({ name: field.to });
}
