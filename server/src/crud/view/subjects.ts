import type { Field } from '@cadre/contract/fields';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import { rightOf, seeRight } from '@cadre/contract/rights';
import { shownFields, type View } from '@cadre/contract/view';
import type { Actor } from '../../platform/access/actor.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { Unproven } from '../../platform/http/call-context.ts';
import { requireRight } from '../access/access.ts';
import { type Door, doorTo } from '../access/door.ts';
import type { Behaviours } from '../behaviour.ts';
import { conditions } from '../read/conditions.ts';
import { sortOf } from '../read/order.ts';
import { fieldsJson, readExpression } from '../read/row-json.ts';
import { column, humanOrder, table } from '../read/table.ts';
import type { ServedView } from './served-view.ts';
import type { ViewQuery } from './view-query.ts';

/** A record of a view: the fields that the row shows, and the data that the view's `rows` needs. */
export type Subject = { id: number; shown: Record<string, unknown>; known: { id: number } };

export type Found = { subjects: Subject[]; total: number };

export type SubjectsQuery = Pick<ViewQuery, 'search' | 'filters' | 'order_by' | 'order_dir' | 'period' | 'only'> & {
  actor: Actor;
  right: 'view' | 'export';
  /** Under which the actor is still who they were. */
  proof?: Sql<boolean>;
};

/** The visible records with a row in the period, in order: all of them, or one page. */
export async function findSubjects(served: ServedView, wanted: SubjectsQuery, places?: { after: number; most: number }): Promise<Found> {
  const { services, view, behaviour, behaviours } = served;
  const { actor } = wanted;
  const { columns, from } = behaviour.subject(actor, behaviours);
  const door = doorToRows(view, behaviours, actor);
  const names = shownFields(view);
  const some = places ? sql`where found.place > ${places.after} and found.place <= ${places.after + places.most}` : sql``;
  const { rows } = await sql<Found & { is_proven: boolean }>`
    with found as materialized (
      select r.id, row_number() over (order by ${orderOf(view, door, wanted)}, r.id) as place
      from ${table(view.rowsOf)} r where ${whom(served, door, wanted)}
    )
    select ${wanted.proof ?? sql`true`} as is_proven, (select count(*)::int from found) as total, (
      select coalesce(json_agg(json_build_object('id', r.id, 'shown', ${fieldsJson(door, names)}, 'known',
        (select row_to_json(known) from (select ${columns}) known)) order by found.place), '[]')
      from found join ${table(view.rowsOf)} r on r.id = found.id ${from} ${some}) as subjects`.execute(services.db);
  if (!rows[0]?.is_proven) throw new Unproven();
  return rows[0];
}

/** How the fields of the record are read; the subject is its number. */
const doorToRows = (view: View, behaviours: Behaviours, actor: Actor): Door => {
  const { behaviour } = doorTo(view.rowsOf, behaviours, actor);
  return { resource: view, behaviour: { ...behaviour, columns: { ...behaviour.columns, [view.subject]: () => sql`r.id` } }, actor };
};

function whom(
  { view, behaviour }: ServedView,
  door: Door,
  { actor, right, period, only, proof: _, ...requested }: SubjectsQuery,
): Sql<boolean> {
  const rights = right === 'view' ? [seeRight(view)] : [seeRight(view), rightOf(view, right)];
  return sql.join(
    [...rights.map((name) => requireRight(view, actor, name)), ...conditions(door, requested), behaviour.within(period), ...only],
    sql` and `,
  ) as Sql<boolean>;
}

/** Orders by a field of the record; a computed column is sorted later, and until then by label. A reference is sorted by its name. */
function orderOf(view: View, door: Door, { order_by, order_dir }: SubjectsQuery): Sql {
  if (Object.hasOwn(view.columns, order_by)) return sql`${humanOrder(column(view.label))}`;
  const field = view.fields[order_by] as Field;
  const { by, direction } = sortOf({ ...door, resource: view.rowsOf }, { order_by, order_dir });
  if (field.kind !== 'reference') return sql`${by} ${direction}`;
  const target = resources[field.to as ResourceName];
  const name = sql`(select n.${sql.ref(target.label)} from ${table(target)} n where n.id = ${readExpression(door, order_by, field)})`;
  return sql`${humanOrder(name)} ${direction}`;
}
