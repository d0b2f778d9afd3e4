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

const holdsToday = sql<boolean>`today_of(e) between d.from_date and d.to_date and (d.model is null or d.model = a.model)`;

/** The accounts whose place the actor takes today, of what the approval `a` is about; also of those who stand in for others themselves. */
export const placesTaken = ({ employee_id }: Actor): Sql => sql`
  with recursive taken (employee_id, steps) as (
    select d.employee_id, 1 from delegations d join employees e on e.id = d.employee_id
    where d.delegate_id = ${employee_id}::int and ${holdsToday}
    union
    select d.employee_id, taken.steps + 1 from taken join delegations d on d.delegate_id = taken.employee_id join employees e on e.id = d.employee_id
    where taken.steps < ${sql.lit(longestDelegation)} and ${holdsToday})
  select u.id from taken join users u on u.employee_id = taken.employee_id`;

/** Whether the actor answers the approval `a`; `byRight` where the right of its kind reaches them. */
const answers = (actor: Actor, byRight: Sql<boolean>): Sql<boolean> => sql`(
  (a.approver_kind = 'right' and ${byRight})
  or exists (select from approval_assignees s where s.approval_id = a.id and s.agreed_at is null
    and ((a.approver_kind <> 'right' and s.user_id = ${actor.user_id}::int) or s.user_id in (${placesTaken(actor)}))))`;

/** Over a row `r` that approvals decide on: whether the actor may. Where nothing waits for a chain, by right. */
export const mayDecide = (resource: Resource, actor: Actor, byRight: Sql<boolean>): Sql<boolean> => sql`coalesce((
  select ${answers(actor, byRight)} from approvals a where a.model = ${resource.name} and a.model_id = r.id and ${isOpen}), ${byRight})`;

/** Over an approval `r`: the same. */
export const isAskedBy = (actor: Actor, reach: Reach): Sql<boolean> =>
  sql`(r.employee_id is distinct from ${actor.employee_id}::int and exists (
    select from approvals a where a.id = r.id and ${isOpen} and ${answers(actor, rightOfModel(actor, reach))}))`;

/** Over an approval `r`: whether they may only because they take somebody's place. */
export const standsIn = (actor: Actor, reach: Reach): Sql<boolean> =>
  sql`(${isAskedBy(actor, reach)} and not exists (
    select from approvals a left join approval_assignees s on s.approval_id = a.id and s.user_id = ${actor.user_id}::int and s.agreed_at is null
    where a.id = r.id and case when a.approver_kind = 'right' then ${rightOfModel(actor, reach)} else s.user_id is not null end))`;

/** An approval knows whose request it is, and nothing else of whom the request belongs to. */
export const byApproval = (resource: Resource): Resource => ({ ...resource, owner: { employee: 'employee_id' } });

/** Over an approval `r`, whichever kind it is of. */
const rightOfModel = (actor: Actor, reach: Reach): Sql<boolean> => {
  const kinds = Object.values<Resource>(resources).flatMap((resource) => {
    const right = resource.approval?.asks;
    return right ? [sql<boolean>`(r.model = ${resource.name} and ${reach(byApproval(resource), actor, right)})`] : [];
  });
  return kinds.length > 0 ? sql`(${sql.join(kinds, sql` or `)})` : sql`false`;
};

/** The numbers of what the actor is asked about now, or has decided: their rows are seen, whatever rights reach. */
export const askedAbout = (resource: Resource, actor: Actor, reach: Reach): Sql<boolean> => {
  const byRight = resource.asksPeople ? sql`(r.approver_kind = 'right' and ${rightOfModel(actor, reach)}) or ` : sql``;
  const number = resource.asksPeople ? sql`a.id` : sql`a.model_id`;
  const ofModel = resource.asksPeople ? sql`true` : sql`a.model = ${resource.name}`;
  return sql`(${byRight}r.id = any(array(
    select ${number} from approval_assignees s join approvals a on a.id = s.approval_id
    where ${ofModel} and a.employee_id is distinct from ${actor.employee_id}::int and (
      (s.user_id = ${actor.user_id}::int and (s.agreed_at is not null or ${isOpen})) or (${isOpen} and s.user_id in (${placesTaken(actor)})))
    union all
    select ${number} from approvals a where ${ofModel} and a.decided_by_id = ${actor.user_id}::int)))`;
};
