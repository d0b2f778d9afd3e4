import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { longestDelegation } from '@cadre/rules/approvals/delegations';
import type { Actor } from '../platform/access/actor.ts';
import { type Sql, sql } from '../platform/database/sql.ts';

/*
 * Who is asked for a decision, as SQL. `a` is an approval, `s` one of the people it asks. By right: where no chain is set up, whoever holds the right
 * of the declaration is asked; the right decides then, as it is now, and the names only serve stand-ins.
 */

type Reach = (resource: Resource, actor: Actor, permission: `${string}.${string}`) => Sql<boolean>;

const isOpen = sql<boolean>`a.status = 'pending' and a.closed_at is null`;

/** The accounts whose place the actor takes today, each with the kind of request it is for, if not for all. */
const placesTaken = ({ employee_id }: Actor): Sql => sql`places_taken(${employee_id}::int, ${sql.lit(longestDelegation)})`;

/** Whether the actor takes the place of `s` in what `a` asks. */
export const takesPlace = (actor: Actor): Sql<boolean> =>
  sql`exists (select from ${placesTaken(actor)} p where p.user_id = s.user_id and (p.model is null or p.model = a.model))`;

/** The own account, and all whose place is taken: found once per statement, so that an index answers what waits for them. */
const accountsOf = (actor: Actor): Sql => sql`(array[${actor.user_id}::int] || array(select p.user_id from ${placesTaken(actor)} p))`;

/** Whether the actor answers the approval `a`; `byRight` where the right of its kind reaches them. */
const answers = (actor: Actor, byRight: Sql<boolean>): Sql<boolean> => sql`(
  (a.approver_kind = 'right' and ${byRight})
  or exists (select from approval_assignees s where s.approval_id = a.id and s.agreed_at is null
    and ((a.approver_kind <> 'right' and s.user_id = ${actor.user_id}::int) or ${takesPlace(actor)})))`;

/** Over a row `r` that approvals decide on: whether the actor may. Where nothing waits for a chain, by right. */
export const mayDecide = (resource: Resource, actor: Actor, byRight: Sql<boolean>): Sql<boolean> => sql`coalesce((
  select ${answers(actor, byRight)} from approvals a where a.model = ${resource.name} and a.model_id = r.id and ${isOpen}), ${byRight})`;

const isForOthers = ({ employee_id }: Actor, alias: string): Sql<boolean> =>
  sql`${sql.ref(`${alias}.employee_id`)} is distinct from ${employee_id}::int`;

/** The four-eyes principle: the user who entered a row doesn't approve it. Pay rows can't be read here, so it is who created the first approval. */
const secondPerson = Object.values<Resource>(resources).filter(({ approval }) => approval?.secondPerson);
const isEntered = ({ user_id }: Actor, alias: string): Sql<boolean> => {
  const of = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`(${of('model')} in (${sql.join(secondPerson.map(({ name }) => sql.lit(name)))}) and ${user_id}::int is not distinct from (
    select first.created_by_id from approvals first
    where first.model = ${of('model')} and first.model_id = ${of('model_id')} and first.attempt = ${of('attempt')} order by first.level limit 1))`;
};

/** Over an approval: whether the actor may answer it at all: it is about somebody else, and entered by somebody else where that is required. */
const isToAnswer = (actor: Actor, alias: string): Sql<boolean> => sql`(${isForOthers(actor, alias)} and not ${isEntered(actor, alias)})`;

/** Over an approval `r`: whether it waits, and for whoever holds the right of its kind, as the actor does. */
const isAskedByRight = (actor: Actor, reach: Reach): Sql<boolean> =>
  sql`(r.approver_kind = 'right' and r.status = 'pending' and r.closed_at is null and ${isToAnswer(actor, 'r')} and ${rightOfModel(actor, reach)})`;

/** The numbers of approvals that name the actor. */
const namedIn = (actor: Actor): Sql => sql`
  select a.id from approval_assignees s join approvals a on a.id = s.approval_id
  where s.user_id = ${actor.user_id}::int and s.agreed_at is null and ${isOpen} and ${isToAnswer(actor, 'a')} and a.approver_kind <> 'right'`;

/** The numbers of approvals that name somebody whose place the actor takes. */
const inPlaceOfOthers = (actor: Actor): Sql => sql`
  select a.id from ${placesTaken(actor)} p join approval_assignees s on s.user_id = p.user_id join approvals a on a.id = s.approval_id
  where (p.model is null or p.model = a.model) and s.agreed_at is null and ${isOpen} and ${isToAnswer(actor, 'a')}`;

const isIn = (numbers: Sql): Sql<boolean> => sql`r.id = any(array(${numbers}))`;

/** Over an approval `r`: whether it waits and names the actor. */
const isNamed = (actor: Actor): Sql<boolean> => sql`(
  r.status = 'pending' and r.closed_at is null and r.approver_kind <> 'right' and ${isToAnswer(actor, 'r')} and exists (
    select from approval_assignees s where s.approval_id = r.id and s.user_id = ${actor.user_id}::int and s.agreed_at is null))`;

/** Over an approval `r`: whether the actor is asked, or answers for somebody who is. */
export const isAskedBy = (actor: Actor, reach: Reach): Sql<boolean> =>
  sql`(${isAskedByRight(actor, reach)} or ${isNamed(actor)} or ${isIn(inPlaceOfOthers(actor))})`;

/** The same, found without looking at every approval. */
export const isAmongAsked = (actor: Actor, reach: Reach): Sql<boolean> =>
  sql`r.id in (${namedIn(actor)} union all ${inPlaceOfOthers(actor)} union all select r.id from approvals r where ${isAskedByRight(actor, reach)})`;

/** Over an approval `r`: whether they may only because they take somebody's place. */
export const standsIn = (actor: Actor, reach: Reach): Sql<boolean> =>
  sql`(${isIn(inPlaceOfOthers(actor))} and not ${isNamed(actor)} and not ${isAskedByRight(actor, reach)})`;

/** Over an approval `r`: whether it names the actor, or an employee whose place they take, whether or not it still waits. */
export const wasAsked = (actor: Actor, reach: Reach): Sql<boolean> => sql`(${isForOthers(actor, 'r')} and (
  exists (select from approvals a join approval_assignees s on s.approval_id = a.id
    where a.id = r.id and ((s.user_id = ${actor.user_id}::int) or ${takesPlace(actor)}))
  or (r.approver_kind = 'right' and ${rightOfModel(actor, reach)})))`;

/** An approval knows whose request it is, and nothing else of whom the request belongs to. */
const byApproval = ({ status: _, ...resource }: Resource): Resource => ({ ...resource, owner: { employee: 'employee_id' } });

/** Over an approval `r`, whichever kind it is of. Kinds that a right reaches alike are asked for together, and by an index. */
const rightOfModel = (actor: Actor, reach: Reach): Sql<boolean> => {
  const kinds = Object.values<Resource>(resources).flatMap((resource) => {
    const right = resource.approval?.asks;
    return right ? [{ name: sql.lit(resource.name), reached: reach(byApproval(resource), actor, right) }] : [];
  });
  const alike = Map.groupBy(kinds, ({ reached }) => JSON.stringify(reached.flat())).values();
  const conditions = [...alike].map(
    (some) => sql<boolean>`(r.model in (${sql.join(some.map(({ name }) => name))}) and ${some[0]?.reached})`,
  );
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`;
};

/** The requests that the actor is asked about now, or has decided: kind, number and approval. */
const requestsAsked = (actor: Actor): Sql => sql`
  select a.model, a.model_id, a.id from approval_assignees s join approvals a on a.id = s.approval_id
  where s.user_id = any(${accountsOf(actor)}) and ${isForOthers(actor, 'a')} and (
    (s.user_id = ${actor.user_id}::int and (s.agreed_at is not null or ${isOpen})) or (${isOpen} and ${takesPlace(actor)}))
  union all
  select a.model, a.model_id, a.id from approvals a where a.decided_by_id = ${actor.user_id}::int`;

/** Over a row `r` that approvals decide on: whether an open approval asks the actor, now. */
export function isAskedNow(resource: Resource, actor: Actor, reach: Reach): Sql<boolean> {
  const right = resource.approval?.asks;
  const byRight = right ? reach(resource, actor, right) : sql<boolean>`false`;
  return sql`exists (
    select from approvals a where a.model = ${resource.name} and a.model_id = r.id and ${isOpen} and ${isForOthers(actor, 'a')}
      and ${answers(actor, byRight)})`;
}

/** Rows that the actor is asked about now, or has decided, are seen, whatever rights reach. */
export const askedAbout = (resource: Resource, actor: Actor, reach: Reach): Sql<boolean> =>
  resource.asksPeople
    ? sql`((r.approver_kind = 'right' and ${rightOfModel(actor, reach)}) or ${isIn(sql`select q.id from (${requestsAsked(actor)}) q`)})`
    : isIn(sql`select q.model_id from (${requestsAsked(actor)}) q where q.model = ${resource.name}`);

/** Over an approval `r`: whether the actor is asked about its request, or has decided it. */
export const isAboutRequestAsked = (actor: Actor): Sql<boolean> =>
  sql`(r.model, r.model_id) in (select q.model, q.model_id from (${requestsAsked(actor)}) q)`;
