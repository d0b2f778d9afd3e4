import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { longestDelegation } from '@cadre/rules/approvals/delegations';
import type { Actor } from '../../platform/access/actor.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';

/*
 * SQL conditions for deciding on approvals. `a` is an approval, `s` one of its assignees. If no chain is set up, an approval is by right:
 * every holder of the declared right may decide, as rights are at that moment, and the assignees only serve delegation.
 */

type Reach = (resource: Resource, actor: Actor, permission: `${string}.${string}`) => Sql<boolean>;

const isOpen = sql<boolean>`a.status = 'pending' and a.closed_at is null`;

/** The accounts delegated to the actor today, each with a kind of request, or null for all kinds. */
const delegatedAccounts = ({ employee_id }: Actor): Sql => sql`places_taken(${employee_id}::int, ${sql.lit(longestDelegation)})`;

/** Whether the actor is a delegate of `s` for the approval `a`. */
export const isDelegateOf = (actor: Actor): Sql<boolean> =>
  sql`exists (select from ${delegatedAccounts(actor)} p where p.user_id = s.user_id and (p.model is null or p.model = a.model))`;

/** The actor's own account and all accounts delegated to it: evaluated once per statement, so that pending approvals are found by index. */
const accountsOf = (actor: Actor): Sql => sql`(array[${actor.user_id}::int] || array(select p.user_id from ${delegatedAccounts(actor)} p))`;

/** Whether the actor answers the approval `a`; `byRight` where the right of its kind reaches them. */
const answers = (actor: Actor, byRight: Sql<boolean>): Sql<boolean> => sql`(
  (a.approver_kind = 'right' and ${byRight})
  or exists (select from approval_assignees s where s.approval_id = a.id and s.agreed_at is null
    and ((a.approver_kind <> 'right' and s.user_id = ${actor.user_id}::int) or ${isDelegateOf(actor)})))`;

/** For a row `r` that approvals decide on: whether the actor may decide. Without a pending chain, the right applies. */
export const mayDecide = (resource: Resource, actor: Actor, byRight: Sql<boolean>): Sql<boolean> => sql`coalesce((
  select ${answers(actor, byRight)} from approvals a where a.model = ${resource.name} and a.model_id = r.id and ${isOpen}), ${byRight})`;

const isForOthers = ({ employee_id }: Actor, alias: string): Sql<boolean> =>
  sql`${sql.ref(`${alias}.employee_id`)} is distinct from ${employee_id}::int`;

/** The four-eyes principle: the user who entered a row doesn't approve it. Pay rows can't be read here, so it is who created the first approval. */
const secondPerson = Object.values<Resource>(resources).filter(({ life: { request } }) => request?.secondPerson);
const isEntered = ({ user_id }: Actor, alias: string): Sql<boolean> => {
  const of = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`(${of('model')} in (${sql.join(secondPerson.map(({ name }) => sql.lit(name)))}) and ${user_id}::int is not distinct from (
    select first.created_by_id from approvals first
    where first.model = ${of('model')} and first.model_id = ${of('model_id')} and first.attempt = ${of('attempt')} order by first.level limit 1))`;
};

/**
 * Over an approval: whether the actor may decide on it at all. The request must belong to another employee and, where required, be entered
 * by another user.
 */
const isToAnswer = (actor: Actor, alias: string): Sql<boolean> => sql`(${isForOthers(actor, alias)} and not ${isEntered(actor, alias)})`;

/** For an approval `r`: whether it is pending by right and the actor has the right of its kind. */
const isApproverByRight = (actor: Actor, reach: Reach): Sql<boolean> =>
  sql`(r.approver_kind = 'right' and r.status = 'pending' and r.closed_at is null and ${isToAnswer(actor, 'r')} and ${rightOfModel(actor, reach)})`;

/** The numbers of approvals that name the actor. */
const namedIn = (actor: Actor): Sql => sql`
  select a.id from approval_assignees s join approvals a on a.id = s.approval_id
  where s.user_id = ${actor.user_id}::int and s.agreed_at is null and ${isOpen} and ${isToAnswer(actor, 'a')} and a.approver_kind <> 'right'`;

/** The ids of approvals assigned to an account that is delegated to the actor. */
const asDelegate = (actor: Actor): Sql => sql`
  select a.id from ${delegatedAccounts(actor)} p join approval_assignees s on s.user_id = p.user_id join approvals a on a.id = s.approval_id
  where (p.model is null or p.model = a.model) and s.agreed_at is null and ${isOpen} and ${isToAnswer(actor, 'a')}`;

const isIn = (numbers: Sql): Sql<boolean> => sql`r.id = any(array(${numbers}))`;

/** Over an approval `r`: whether it waits and names the actor. */
const isNamed = (actor: Actor): Sql<boolean> => sql`(
  r.status = 'pending' and r.closed_at is null and r.approver_kind <> 'right' and ${isToAnswer(actor, 'r')} and exists (
    select from approval_assignees s where s.approval_id = r.id and s.user_id = ${actor.user_id}::int and s.agreed_at is null))`;

/** Over an approval `r`: whether the actor is an approver or the delegate of one. */
export const isApprover = (actor: Actor, reach: Reach): Sql<boolean> =>
  sql`(${isApproverByRight(actor, reach)} or ${isNamed(actor)} or ${isIn(asDelegate(actor))})`;

/** The same, found without looking at every approval. */
export const isAmongApprovers = (actor: Actor, reach: Reach): Sql<boolean> =>
  sql`r.id in (${namedIn(actor)} union all ${asDelegate(actor)} union all select r.id from approvals r where ${isApproverByRight(actor, reach)})`;

/** Over an approval `r`: whether the actor may decide only as a delegate. */
export const isDelegate = (actor: Actor, reach: Reach): Sql<boolean> =>
  sql`(${isIn(asDelegate(actor))} and not ${isNamed(actor)} and not ${isApproverByRight(actor, reach)})`;

/** For an approval `r`: whether it is assigned to the actor, or to an account delegated to them, pending or not. */
export const wasApprover = (actor: Actor, reach: Reach): Sql<boolean> => sql`(${isForOthers(actor, 'r')} and (
  exists (select from approvals a join approval_assignees s on s.approval_id = a.id
    where a.id = r.id and ((s.user_id = ${actor.user_id}::int) or ${isDelegateOf(actor)}))
  or (r.approver_kind = 'right' and ${rightOfModel(actor, reach)})))`;

/** An approval stores only the employee of its request, no other owner. */
const byApproval = ({ life: { status: _, ...life }, access, ...resource }: Resource): Resource => ({
  ...resource,
  life,
  access: { ...access, owner: { employee: 'employee_id' } },
});

/** Over an approval `r` of any kind. Kinds that a right reaches with the same condition are grouped, so that an index applies. */
const rightOfModel = (actor: Actor, reach: Reach): Sql<boolean> => {
  const kinds = Object.values<Resource>(resources).flatMap((resource) => {
    const right = resource.life.request?.right;
    return right ? [{ name: sql.lit(resource.name), reached: reach(byApproval(resource), actor, right) }] : [];
  });
  const alike = Map.groupBy(kinds, ({ reached }) => JSON.stringify(reached.flat())).values();
  const conditions = [...alike].map(
    (some) => sql<boolean>`(r.model in (${sql.join(some.map(({ name }) => name))}) and ${some[0]?.reached})`,
  );
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`;
};

/** The requests that the actor may decide now or has decided: model, id and approval. */
const requestsToDecide = (actor: Actor): Sql => sql`
  select a.model, a.model_id, a.id from approval_assignees s join approvals a on a.id = s.approval_id
  where s.user_id = any(${accountsOf(actor)}) and ${isForOthers(actor, 'a')} and (
    (s.user_id = ${actor.user_id}::int and (s.agreed_at is not null or ${isOpen})) or (${isOpen} and ${isDelegateOf(actor)}))
  union all
  select a.model, a.model_id, a.id from approvals a where a.decided_by_id = ${actor.user_id}::int`;

/** Over a row `r` with approvals: whether the actor may decide its open approval now. */
export function mayDecideNow(resource: Resource, actor: Actor, reach: Reach): Sql<boolean> {
  const right = resource.life.request?.right;
  const byRight = right ? reach(resource, actor, right) : sql<boolean>`false`;
  return sql`exists (
    select from approvals a where a.model = ${resource.name} and a.model_id = r.id and ${isOpen} and ${isForOthers(actor, 'a')}
      and ${answers(actor, byRight)})`;
}

/** Rows that the actor may decide now or has decided are visible, regardless of rights. */
export const decidesOn = (resource: Resource, actor: Actor, reach: Reach): Sql<boolean> =>
  resource.life.isApproval
    ? sql`((r.approver_kind = 'right' and ${rightOfModel(actor, reach)}) or ${isIn(sql`select q.id from (${requestsToDecide(actor)}) q`)})`
    : isIn(sql`select q.model_id from (${requestsToDecide(actor)}) q where q.model = ${resource.name}`);

/** Over an approval `r`: whether the actor may decide its request or has decided it. */
export const isAboutDecidedRequest = (actor: Actor): Sql<boolean> =>
  sql`(r.model, r.model_id) in (select q.model, q.model_id from (${requestsToDecide(actor)}) q)`;
