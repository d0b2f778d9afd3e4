import { type Field, type Fields, isSealed } from '@cadre/contract/fields';
import { type Resource, tierRights } from '@cadre/contract/resource';
import { type Permission, rightOf, seeRight } from '@cadre/contract/rights';
import { isAsWide, type Scope } from '@cadre/contract/scopes';
import { type Actor, scopeOf } from '../../platform/access/actor.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { Problem } from '../../platform/problem.ts';
import { decidesOn } from '../acts/approver-conditions.ts';
import { column, table } from '../read/table.ts';

/** The one door: which rows of a resource a right reaches, as SQL over the alias `r`. */
export function reach(resource: Resource, actor: Actor, permission: Permission): Sql<boolean> {
  const scope = scopeOf(actor, permission);
  if (!scope) return sql`false`;
  const closed = closedKinds(resource, actor, permission);
  const conditions = [within(resource, actor, scope), ...isNoDraftOfOthers(resource, actor)];
  if (closed.length > 0) conditions.push(sql`${column(resource.access.tierOfRows?.field ?? '')} <> all(${closed}::text[])`);
  return conditions.length > 1 ? sql`(${sql.join(conditions, sql` and `)})` : (conditions[0] as Sql<boolean>);
}

const isNoDraftOfOthers = (resource: Resource, actor: Actor): Sql<boolean>[] =>
  draftOfOthers(resource, actor).map((draft) => sql`not ${draft}`);

/** An unsent request is visible only to its owner and its author; empty for resources without that state. */
export function draftOfOthers({ access: { owner }, life: { status } }: Resource, actor: Actor): Sql<boolean>[] {
  if (!status?.privateWhile || !owner?.employee) return [];
  const isTheirs = sql`(${column(owner.employee)} is distinct from ${actor.employee_id}::int and r.created_by_id is distinct from ${actor.user_id}::int)`;
  return [sql`(${column(status.field)} = ${sql.lit(status.privateWhile)} and ${isTheirs})`];
}

/** The kinds of rows that a right does not reach, for want of the right of their tier. */
export function closedKinds(resource: Resource, actor: Actor, permission: Permission): string[] {
  const use = [seeRight(resource), rightOf(resource, 'view'), rightOf(resource, 'export')].includes(permission) ? 'view' : 'update';
  return Object.entries(resource.access.tierOfRows?.tiers ?? {}).flatMap(([kind, tier]) =>
    scopeOf(actor, rightOf(resource, tierRights(resource, tier)[use])) ? [] : [kind],
  );
}

/**
 * The visible rows. Without the view right the request is refused, unless the resource has approvals: approvers see the rows they decide
 * on.
 */
export function seen(resource: Resource, actor: Actor): Sql<boolean> {
  const input = isDecidedByApprovers(resource);
  const known = input ? reach(resource, actor, seeRight(resource)) : requireRight(resource, actor, seeRight(resource));
  if (seesAll(resource, actor)) return known;
  const ways = [known];
  if (input) ways.push(decidesOn(resource, actor, reach));
  if (resource.access.alsoVisibleTo && actor.employee_id !== null)
    ways.push(isSharedWith(resource, resource.access.alsoVisibleTo, actor.employee_id));
  return ways.length > 1 ? sql`(${sql.join(ways, sql` or `)})` : known;
}

function isSharedWith({ fields }: Resource, shared: NonNullable<Resource['access']['alsoVisibleTo']>, employee_id: number): Sql<boolean> {
  if (typeof shared === 'string') return sql`${column(shared)} = ${employee_id}`;
  const { to } = fields[shared.of] as Field & { kind: 'reference' };
  return sql`${column(shared.of)} in (select n.id from ${table({ name: to })} n where ${sql.ref(`n.${shared.its}`)} = ${employee_id})`;
}

const isDecidedByApprovers = ({ life: { request, isApproval } }: Resource): boolean => request !== undefined || isApproval === true;

export function requireRight(resource: Resource, actor: Actor, permission: Permission): Sql<boolean> {
  if (!scopeOf(actor, permission)) throw new Problem('not_allowed');
  return reach(resource, actor, permission);
}

/** The scope of the visible rows. An approver can be assigned a request of any employee, so approvals and shared rows count as `all`. */
export const seenScope = (resource: Resource, actor: Actor): Scope | undefined =>
  isDecidedByApprovers(resource) || resource.access.alsoVisibleTo ? 'all' : scopeOf(actor, seeRight(resource));

/** Whether every row is seen. */
export const seesAll = (resource: Resource, actor: Actor): boolean => reachesAll(resource, actor, seeRight(resource));

export const reachesAll = (resource: Resource, actor: Actor, permission: Permission): boolean =>
  scopeOf(actor, permission) === 'all' && closedKinds(resource, actor, permission).length === 0;

/** How far a tier of fields is open: for all rows that are seen, for some of them, or not at all. */
export function tierReach(resource: Resource, actor: Actor, tier: string, use: 'view' | 'update'): 'all' | 'some' | 'none' {
  const scope = scopeOf(actor, rightOf(resource, tierRights(resource, tier)[use]));
  if (!scope) return 'none';
  return isAsWide(scope, seenScope(resource, actor) ?? 'all') ? 'all' : 'some';
}

export const openFields = (resource: Resource, actor: Actor): Fields =>
  Object.fromEntries(Object.entries(resource.fields).filter(([, field]) => isOpen(resource, actor, field)));

/**
 * Whether a field may be sorted, filtered, searched and exported: only if it is readable in every row, because sorting would reveal hidden
 * values.
 */
export const isOpen = (resource: Resource, actor: Actor, field: Field): boolean =>
  !isSealed(field) && !field.inside && !field.long && (!field.tier || isOpenTier(resource, actor, field.tier));

const isOpenTier = (resource: Resource, actor: Actor, tier: string): boolean =>
  !tierRights(resource, tier).guarded && tierReach(resource, actor, tier, 'view') === 'all';

function within(resource: Resource, actor: Actor, scope: Scope): Sql<boolean> {
  if (scope === 'all') return sql`true`;
  if (!resource.access.owner) return sql`false`;
  const own: Sql<boolean>[] = [];
  if (resource.access.owner.user) own.push(sql`${column(resource.access.owner.user)} = ${actor.user_id}`);
  if (resource.access.owner.employee && actor.employee_id !== null) {
    const employee = column(resource.access.owner.employee);
    own.push(sql`(${employee} = ${actor.employee_id} and ${released(resource)})`);
    const wider = circle(actor, scope);
    const others = resource.access.ownerSeesOnly ? sql`s.id <> ${actor.employee_id}` : sql`true`;
    if (wider) own.push(sql`${employee} in (select s.id from employees s where ${wider} and ${others})`);
  }
  return own.length > 0 ? sql`(${sql.join(own, sql` or `)})` : sql`false`;
}

/** Limits owners to the states in `ownerSeesOnly`: a draft about an employee is not visible to that employee yet. */
const released = ({ access: { ownerSeesOnly } }: Resource): Sql<boolean> =>
  ownerSeesOnly ? sql`${column(ownerSeesOnly.field)} = any(${[...ownerSeesOnly.only]}::text[])` : sql`true`;

/** The colleagues inside a scope, over the alias `s`. */
function circle(actor: Actor, scope: Scope): Sql<boolean> | undefined {
  if (scope === 'team') return sql`s.manager_id = ${actor.employee_id}`;
  if (scope === 'department') return sql`s.department_id = any(${actor.department_ids}::int[])`;
  if (scope === 'branch' && actor.branch_id !== null) return sql`s.branch_id = ${actor.branch_id}`;
  return undefined;
}
