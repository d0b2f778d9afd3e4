import { type Field, isSealed, namedAs } from '@cadre/contract/fields';
import { fieldOf, type Resource, tierRights } from '@cadre/contract/resource';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import { rightOf } from '@cadre/contract/rights';
import { isAsWide } from '@cadre/contract/scopes';
import { type Actor, scopeOf } from '../../platform/access/actor.ts';
import { momentJson } from '../../platform/database/moment-json.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { closedKinds, reach, seenScope } from '../access/access.ts';
import type { Door } from '../access/door.ts';
import { maskedSeal } from '../access/sealed.ts';
import { readsTier, recordTierReach } from '../access/tier-rows.ts';
import { hasRls } from '../access/with-rls.ts';
import { mayDecide } from '../acts/approver-conditions.ts';
import { customExpression } from '../write/custom-values.ts';
import { ownRow } from '../write/own-row.ts';
import { labelFor } from './label.ts';
import { column, table } from './table.ts';
import { aliasOf, joinedField, joinThrough, readThrough } from './through.ts';

type Selection = { name: string; expression: Sql<unknown> };

/** A row as JSON, built in SQL over the alias `r`: readable fields, names of references, and the actions allowed for the actor. */
export const rowJson = (door: Door): Sql<unknown> => kept('row', door);

/** The same with the guarded tiers, which only the reading of a single record shows. */
export const recordJson = (door: Door): Sql<unknown> => kept('record', door);

/** Only these fields of the record, with the names of references among them. */
export const fieldsJson = (door: Door, names: readonly string[]): Sql<unknown> =>
  asJson(
    door,
    names.flatMap((name) => selections(door, name, fieldOf(door.resource, name) as Field)),
  );

type Extent = 'row' | 'record';
type RowSqlCache = Record<Extent, Map<Resource, Sql>>;

/** Cached per actor and language: the rights object stays the same until a change that affects a scope. */
const cacheMs = new WeakMap<Actor['rights'], Map<Actor['language'], RowSqlCache>>();

function kept(extent: Extent, door: Door): Sql {
  const { resource, actor } = door;
  const spoken = cacheMs.get(actor.rights) ?? new Map<Actor['language'], RowSqlCache>();
  cacheMs.set(actor.rights, spoken);
  const all = spoken.get(actor.language) ?? { row: new Map(), record: new Map() };
  spoken.set(actor.language, all);
  const made = all[extent].get(resource) ?? makeRowJson(extent, door).compact();
  all[extent].set(resource, made);
  return made;
}

function makeRowJson(extent: Extent, door: Door): Sql {
  const { resource, actor } = door;
  const plain: Selection[] = [];
  const partly = new Map<string, Selection[]>();
  const own: Selection[] = [];
  for (const [name, field] of Object.entries(resource.fields)) {
    if (field.secret || (extent === 'row' && (field.long || (field.tier && tierRights(resource, field.tier).guarded)))) continue;
    const open = field.tier ? recordTierReach(resource, actor, field.tier) : 'all';
    if (open === 'none') continue;
    const into = extent === 'row' && field.inside ? own : open === 'all' ? plain : bucket(partly, field.tier as string);
    into.push(...selections(door, name, field));
  }
  const base = asJson(door, [...systemSelections(resource), ...plain, { name: 'can', expression: canJson(door) }]);
  const parts = [...partly].map(([tier, selected]) => shownWhere(door, readsTier(resource, actor, tier), selected));
  const wrote = door.behaviour.showsInside?.(actor);
  if (own.length > 0) parts.push(shownWhere(door, wrote ? sql`(${ownRow(resource, actor)} or ${wrote})` : ownRow(resource, actor), own));
  if (parts.length === 0) return base;
  return sql`concat(left(${base}::text, -1), ${sql.join(parts)}, '}')::json`;
}

/** The conditional rest of a row, as text: building it again from parsed JSON would cost more. */
const shownWhere = (door: Door, shown: Sql<boolean>, selected: Selection[]): Sql =>
  sql`case when ${shown} then ',' || left(right(${asJson(door, selected)}::text, -1), -1) end`;

const bucket = (buckets: Map<string, Selection[]>, name: string): Selection[] => {
  const found = buckets.get(name) ?? [];
  buckets.set(name, found);
  return found;
};

function asJson(door: Door, selected: Selection[]): Sql<unknown> {
  const columns = sql.join(selected.map(({ name, expression }) => sql`${expression} as ${sql.ref(name)}`));
  return sql`(select row_to_json(x) from (select ${columns}${joinThrough(door)}) x)`;
}

const systemSelections = (resource: Resource): Selection[] =>
  resource.life.ledger
    ? [{ name: 'id', expression: column('id') }]
    : [
        ...['id', 'version'].map((name) => ({ name, expression: column(name) })),
        ...['created_at', 'updated_at'].map((name) => ({ name, expression: momentJson(column(name)) })),
      ];

/** How a field is read; also used to sort and filter by it. */
export function readExpression(door: Door, name: string, field: Field): Sql<unknown> {
  if (field.custom) return customExpression(field.custom.key, field);
  const own = door.behaviour.columns?.[name]?.(door.actor) ?? readThrough(door, name);
  if (own) return own;
  if (isSealed(field)) return maskedSeal(column(name));
  if (field.kind === 'references') {
    return sql`(select coalesce(array_agg(l.${sql.ref(field.there)} order by 1), '{}') from ${sql.ref(field.through)} l where l.${sql.ref(field.here)} = r.id)`;
  }
  return column(name);
}

function selections(door: Door, name: string, field: Field): Selection[] {
  const expression = joinedField(door, name) ?? readExpression(door, name, field);
  if (field.kind === 'moment') return [{ name, expression: momentJson(expression) }];
  if (field.kind === 'money') return [{ name, expression: sql`money_major(${expression}, ${column(field.currency)})` }];
  if (field.kind === 'reference')
    return [
      { name, expression },
      {
        name: namedAs(name),
        expression:
          door.behaviour.names?.[name]?.(door.actor) ??
          (door.behaviour.through?.[name] ? namedThrough(door, field.to, name) : named(door, field.to, sql`n.id = ${expression}`)),
      },
    ];
  if (field.kind === 'references') {
    const linked = sql`n.id in (select l.${sql.ref(field.there)} from ${sql.ref(field.through)} l where l.${sql.ref(field.here)} = r.id)`;
    return [
      { name, expression },
      { name: namedAs(name), expression: sql`coalesce(${named(door, field.to, linked, true)}, '[]')` },
    ];
  }
  return [{ name, expression }];
}

/** Rows do not name targets with row-level security, because the reader may not reach them. */
const named = ({ actor }: Door, to: string, where: Sql<unknown>, many = false): Sql<unknown> => {
  const target = resources[to as ResourceName];
  if (hasRls(target)) return sql`null::json`;
  const pair = idAndName(target, 'n', actor);
  return sql`(select ${many ? sql`json_agg(${pair} order by n.id)` : pair} from ${table(target)} n where ${where})`;
};

/** The row is there already for the fields that are read through it. */
const namedThrough = ({ actor }: Door, to: string, reference: string): Sql<unknown> =>
  sql`case when ${column(reference)} is not null then ${idAndName(resources[to as ResourceName], aliasOf(reference), actor)} end`;

const idAndName = (target: Resource, alias: string, { language }: Actor): Sql =>
  sql`json_build_object('id', ${sql.ref(`${alias}.id`)}, 'name', ${labelFor(target, alias, language)})`;

/** The moves and writes that this actor may apply to this row, by the same rights that the calls require. */
function canJson({ resource, behaviour, actor }: Door): Sql<unknown> {
  const verbs = resource.life.writes ?? ['create', 'update', 'delete'];
  const can: [string, Sql<unknown>][] = [];
  const isForOthers = resource.access.ownerMayNotEdit !== undefined && resource.access.ownerMayNotEdit.fields === undefined;
  const add = (name: string, action: string, state?: Sql<unknown>) => {
    const scope = scopeOf(actor, rightOf(resource, action));
    const parts: Sql<unknown>[] = [];
    if (!scope) parts.push(sql`false`);
    else if (!isAsWide(scope, seenScope(resource, actor) ?? 'all') || closedKinds(resource, actor, rightOf(resource, action)).length > 0)
      parts.push(reach(resource, actor, rightOf(resource, action)));
    if (state) parts.push(state);
    if (isForOthers && (name === 'update' || name === 'delete')) parts.push(sql`not ${ownRow(resource, actor)}`);
    const narrower = behaviour.can?.[name];
    if (narrower) parts.push(narrower(actor));
    can.push([name, scope && parts.length > 0 ? sql.join(parts, sql` and `) : sql.lit(scope !== undefined)]);
  };
  /** The chain decides who may, regardless of rights: each distinct decision is evaluated once. */
  const decisions = new Map<string, { name: Sql; expression: Sql<unknown> }>();
  const decides = (name: string, action: string, state: Sql<unknown>): Sql => {
    const narrower = behaviour.can?.[name]?.(actor) ?? sql`true`;
    const byRight = reach(resource, actor, rightOf(resource, action));
    const expression = sql`${state} and ${narrower} and ${mayDecide(resource, actor, byRight)}`;
    const key = JSON.stringify(expression.flat());
    const known = decisions.get(key) ?? { name: sql.ref(`decision.${decisions.size}`), expression };
    decisions.set(key, known);
    return known.name;
  };
  if (verbs.includes('update')) add('update', 'update');
  if (verbs.includes('delete')) add('delete', 'delete');
  if (resource.form.clone) add('clone', 'create');
  for (const [name, { right, decidedBy, from, notByOwner, byOwnerOnly }] of Object.entries(resource.life.status?.moves ?? {})) {
    const inState = sql`${column(resource.life.status?.field as string)} = any(${[...from]}::text[])`;
    const isForOthers = notByOwner || decidedBy;
    const own = isForOthers ? sql` and not ${ownRow(resource, actor)}` : byOwnerOnly ? sql` and ${ownRow(resource, actor)}` : sql``;
    const state = sql`${inState}${own}`;
    if (decidedBy) can.push([name, decides(name, right, state)]);
    else add(name, right, state);
  }
  if (can.length === 0) return sql`'{}'::json`;
  const answers = sql`json_build_object(${sql.join(can.flatMap(([name, expression]) => [sql.lit(name), sql`(${expression})`]))})`;
  if (decisions.size === 0) return answers;
  const found = sql.join([...decisions.values()].map(({ expression }, at) => sql`(${expression}) as ${sql.ref(String(at))}`));
  return sql`(select ${answers} from (select ${found} offset 0) decision)`;
}
