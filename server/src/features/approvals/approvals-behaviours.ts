import { fieldOf, type Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { seeRight } from '@cadre/contract/rights';
import { reach, seesAll } from '../../crud/access/access.ts';
import { doorTo } from '../../crud/access/door.ts';
import { isAboutDecidedRequest, isAmongApprovers, isApprover, isDelegate } from '../../crud/acts/approver-conditions.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import { pictureOf } from '../../crud/media/picture-of.ts';
import { readExpression } from '../../crud/read/row-json.ts';
import { table } from '../../crud/read/table.ts';
import type { Actor } from '../../platform/access/actor.ts';
import { momentJson } from '../../platform/database/moment-json.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { Problem } from '../../platform/problem.ts';
import { chainWarning } from './chain-warning.ts';
import { checkLevel } from './check-level.ts';
import { checkDelegation } from './delegations/check-delegation.ts';
import { notifyStandIn } from './delegations/notify-stand-in.ts';

/** A delegation from leave ends with it, and is changed there. */
const fromHand = sql<boolean>`r.leave_id is null`;

export const approvalsBehaviours = (behaviours: () => Behaviours) =>
  ({
    approvals: {
      through: { employee_id: ['department_id'] },
      columns: {
        pic: () => pictureOf('employees', sql`r.employee_id`),
        summary: (actor) => summary(behaviours(), actor),
        due_at: () => dueAt,
        asked: () => requested,
        auto_action: () => sql`coalesce(${ofLevel('auto_action')}, 'none')`,
        auto_acts_at: () => actsAt,
        rejection_note: () => sql`coalesce(${ofLevel('rejection_note')}, 'expected')`,
        approver: (actor) => sql`case when ${isApprover(actor, reach)} then 'self' end`,
        stands_in: (actor) => isDelegate(actor, reach),
      },
      showsInside: ({ user_id }) => sql`r.decided_by_id = ${user_id}`,
      filters: { approver: (_values, actor) => isAmongApprovers(actor, reach) },
    },
    'approval-settings': { columns: { warning: () => chainWarning }, beforeWrite: checkLevel },
    delegations: {
      columns: { automatic: () => sql`r.leave_id is not null` },
      can: { update: () => fromHand, delete: () => fromHand },
      beforeWrite: checkDelegation,
      async afterWrite({ tx, caller, after }) {
        await notifyStandIn(tx, after as unknown as Parameters<typeof notifyStandIn>[1], caller.actor.user_id);
      },
      async beforeDelete({ before }) {
        if (before.leave_id) throw new Problem('comes_from_leave');
      },
    },
  }) satisfies Behaviours;

/** Reminders repeat; an approval is late from the first one. A level without reminders is never late. */
const dueAt = sql`(select r.created_at + nullif((r.chain->'levels'->(r.level - 1)->>'remind_after_days')::int, 0) * interval '1 day'
  where r.status = 'pending' and r.closed_at is null)`;

/** A property of the current level in the chain of an approval `r`. */
const ofLevel = (name: string) => sql`(r.chain->'levels'->(r.level - 1)->>${sql.lit(name)})`;

/** A level that warned late acts a day after its warning. */
const actsAt = sql`case when r.status = 'pending' and r.closed_at is null then greatest(r.auto_acts_at, r.auto_warned_at + interval '1 day') end`;

/** Each by their number (`offset 0`), or the planner reads through a small table of users for every approval. */
const requested = sql`(
  select coalesce(json_agg(json_build_object('id', u.id, 'name', u.name, 'via', s.via,
    'agreed_at', ${momentJson(sql`s.agreed_at`)}) order by u.name, u.id), '[]')
  from approval_assignees s cross join lateral (select u.id, u.name from users u where u.id = s.user_id offset 0) u where s.approval_id = r.id)`;

/**
 * The title of a request, for readers who may see it; `r` is the approval, and within each kind the request. The requests the actor has to
 * decide are found once (`offset 0`), and only if the actor does not see all rows of some kind.
 */
function summary(behaviours: Behaviours, actor: Actor): Sql<unknown> {
  const kinds = Object.values<Resource>(resources).filter(({ life: { request } }) => request);
  const { true: all = [], false: some = [] } = Object.groupBy(kinds, (resource) => `${seesAll(resource, actor)}` as const);
  const word = (resource: Resource, known: Sql<boolean>): Sql => {
    const called = resource.life.request?.called ?? resource.label;
    const name = readExpression(doorTo(resource, behaviours, actor), called, fieldOf(resource, called) as never);
    return sql`when ${sql.lit(resource.name)} then (select (${name})::text from ${table(resource)} r where r.id = o.model_id and ${known})`;
  };
  const choose = (words: Sql[], otherwise = sql``): Sql => sql`case o.model ${sql.join(words, sql` `)} ${otherwise} end`;
  const seen = all.map((resource) => word(resource, sql`true`));
  if (some.length === 0) return sql`(select ${choose(seen)} from (select r.model, r.model_id) o)`;
  const partly = some.map((resource) => word(resource, sql`(${reach(resource, actor, seeRight(resource))} or o.is_asked)`));
  const others = sql`(select ${choose(partly)} from (select r.model, r.model_id, ${isAboutDecidedRequest(actor)} as is_asked offset 0) o)`;
  return seen.length === 0 ? others : sql`(select ${choose(seen, sql`else ${others}`)} from (select r.model, r.model_id) o)`;
}
