import type { Field } from '@cadre/contract/fields';
import { type FoundBy, fieldOf, type Resource } from '@cadre/contract/resource';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import { folded } from '@cadre/rules/folded';
import { seen } from '../../crud/access/access.ts';
import type { Door } from '../../crud/access/door.ts';
import { conditions } from '../../crud/read/conditions.ts';
import { labelFor } from '../../crud/read/label.ts';
import { readExpression } from '../../crud/read/row-json.ts';
import { column, humanOrder, table } from '../../crud/read/table.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';

const maxPerKind = 6;
/** The least similarity of a misspelled name. */
const leastAlike = 0.45;

type FoundKind = { resource: Resource; by: FoundBy };

/** The kinds of records that quick search finds, in the order in which it shows them. */
export const foundKinds: readonly FoundKind[] = Object.values<Resource>(resources)
  .flatMap((resource) => (resource.list.foundBy ? [{ resource, by: resource.list.foundBy }] : []))
  .sort((one, other) => one.by.rank - other.by.rank);

export function spelledHits(kind: FoundKind, door: Door, q: string): Sql {
  return hits(kind, door, sql.join(conditions(door, { search: q, filters: {} }), sql` and `), orderOf(kind, door));
}

export function misspelledHits(kind: FoundKind, door: Door, q: string): Sql {
  const similarity = sql`word_similarity(${folded(q)}, folded(${column(kind.resource.label)}))`;
  return hits(kind, door, sql`${similarity} >= ${sql.lit(leastAlike)}`, sql`${similarity} desc`);
}

function hits({ resource, by }: FoundKind, door: Door, found: Sql, order: Sql): Sql {
  const detail = sql.join(
    by.detail.map((name) => textOf(door, name)),
    sql` || ' · ' || `,
  );
  return sql`(select ${resource.name}::text as resource, r.id, ${nameOf({ resource, by }, door)} as name, (${detail})::text as detail,
      ${by.status ? column(by.status) : sql`null`}::text as status
    from ${table(resource)} r where ${seen(resource, door.actor)} and ${found} order by ${order}, r.id limit ${sql.lit(maxPerKind)})`;
}

function nameOf({ resource, by }: FoundKind, door: Door): Sql {
  const name = textOf(door, by.name ?? resource.label);
  return by.number ? sql`'(' || ${column(by.number)} || ') ' || ${name}` : name;
}

/** By name; records with the name of another one, such as requests, in the order of their list. */
function orderOf({ resource, by }: FoundKind, door: Door): Sql {
  if (!by.name) return humanOrder(textOf(door, resource.label));
  const { by: field, dir } = resource.list.order;
  return sql`${column(field)} ${dir === 'desc' ? sql`desc` : sql`asc`}`;
}

/** The value of a field as text, of a reference the label of its target. */
function textOf(door: Door, name: string): Sql {
  const field = fieldOf(door.resource, name) as Field;
  if (field.kind !== 'reference') return readExpression(door, name, field);
  const target = resources[field.to as ResourceName];
  return sql`(select ${labelFor(target, 'n', door.actor.language)} from ${table(target)} n where n.id = ${column(name)})`;
}
