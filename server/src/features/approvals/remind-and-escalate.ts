import type { Resource } from '@cadre/contract/resource';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import { approversAbove } from '@cadre/rules/approvals/approvers';
import { automaticStep } from '@cadre/rules/approvals/automatic';
import type { Behaviours } from '../../crud/behaviour.ts';
import { table } from '../../crud/read/table.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { actByChain } from './act-by-chain.ts';
import { addAssignees } from './ask-level.ts';
import type { StoredLevelRow } from './load-chain.ts';
import { loadOrg } from './load-org.ts';
import { needsPerson } from './needs-person.ts';
import { type Notify, notifyApprovers } from './notify-approvers.ts';
import { openApproval, type StoredApproval } from './open-approval.ts';
import { refreshApprovers } from './refresh-approvers.ts';

/**
 * Updates pending approvals: finds the approvers again after people changed, reminds late ones, and escalates old requests to the people
 * above. Each runs in a transaction of its own, and has its effect once, however often it runs.
 */
export async function remindAndEscalate(services: Services, behaviours: Behaviours): Promise<void> {
  const notify = notifyApprovers(behaviours);
  const { rows } = await sql<{ model: ResourceName; model_id: number }>`
    select a.model, a.model_id from approvals a
    where a.status = 'pending' and a.closed_at is null and (
      least(a.remind_at, a.escalate_at, case when a.auto_warned_at is null then a.auto_warns_at
        else greatest(a.auto_acts_at, a.auto_warned_at + interval '1 day') end) <= now() or a.id in (select approval_id from stale_approvals))
    order by a.id`.execute(services.db);
  for (const { model, model_id } of rows) {
    const resource: Resource = resources[model];
    const locked = (work: (tx: Transaction, approval: StoredApproval) => Promise<void>) =>
      services.db.transaction(async (tx) => {
        // The locks of a decision, in its order.
        await behaviours[model]?.lockFirst?.(tx, model_id);
        await sql`select from ${table(resource)} where id = ${model_id} for update`.execute(tx);
        const approval = await openApproval(tx, model, model_id);
        if (approval) await work(tx, approval);
      });
    await locked((tx, approval) => tend(tx, resource, approval, notify));
    await locked((tx, approval) => actInTime({ services, behaviours, tx, notify }, resource, approval)).catch(async (error) => {
      // Something speaks against what the chain would do: people above decide.
      if (!(error instanceof Problem)) throw error;
      await locked((tx, approval) => escalate(tx, resource, approval, notify));
    });
  }
  await sql`
    delete from stale_approvals where approval_id in (select id from approvals where status <> 'pending' or closed_at is not null)`.execute(
    services.db,
  );
}

async function tend(tx: Transaction, resource: Resource, approval: StoredApproval, notify: Notify): Promise<void> {
  await refreshApprovers(tx, resource, approval, notify);
  const { id, model_id, employee_id, level, chain, question } = approval;
  const subject = { resource, id: model_id, employee_id };
  const { remind_after_days } = chain.levels[level - 1] as StoredLevelRow;
  const { rows: due } = await sql<{ remind: boolean; escalate: boolean }>`
    select coalesce(remind_at <= now(), false) as remind, coalesce(escalate_at <= now(), false) as escalate
    from approvals where id = ${id}`.execute(tx);
  const { rows: waiting } = await sql<{ user_id: number }>`
    select user_id from approval_assignees where approval_id = ${id} and agreed_at is null order by user_id`.execute(tx);
  if (due[0]?.remind) {
    await notify(tx, subject, waiting, { question, type: 'approval_waiting' });
    await sql`update approvals set remind_at = now() + ${remind_after_days}::int * interval '1 day' where id = ${id}`.execute(tx);
  }
  if (due[0]?.escalate) await escalate(tx, resource, approval, notify);
}

/** Adds the people above the approvers who have not decided. */
async function escalate(tx: Transaction, resource: Resource, { id, model_id, employee_id, question }: StoredApproval, notify: Notify) {
  const subject = { resource, id: model_id, employee_id };
  const { rows: waiting } = await sql<{ user_id: number }>`
    select user_id from approval_assignees where approval_id = ${id} and agreed_at is null order by user_id`.execute(tx);
  const user_ids = waiting.map(({ user_id }) => user_id);
  const org = await loadOrg(tx, { employee_id, substitute_id: null, role_ids: [], user_ids, users_of_right: [] });
  const above = user_ids.flatMap((user) => approversAbove(user, org)).filter(({ user_id }) => !user_ids.includes(user_id));
  const added = [...new Set(above.map(({ user_id }) => user_id))].map((user_id) => ({ user_id, via: 'overdue' }));
  await addAssignees(tx, id, added);
  await notify(tx, subject, added, { question, type: 'approval_passed_on' });
  await sql`update approvals set escalate_at = null, auto_warns_at = null, auto_warned_at = null, auto_acts_at = null where id = ${id}`.execute(
    tx,
  );
}

const milliseconds = (moment: Date | null): number | null => moment?.getTime() ?? null;

/** Warns the approvers of what their level will do by itself, and a day later does it. */
async function actInTime(acting: Parameters<typeof actByChain>[0], resource: Resource, approval: StoredApproval): Promise<void> {
  const { tx, notify } = acting;
  const { id, model_id, employee_id, question, chain, level } = approval;
  const { auto_action: action = 'none' } = chain.levels[level - 1] as StoredLevelRow;
  const [warns_at, warned_at, acts_at] = [approval.auto_warns_at, approval.auto_warned_at, approval.auto_acts_at].map(milliseconds);
  if (action === 'none' || !warns_at || !acts_at) return;
  const { rows } = await sql<{ now: Date; day: string }>`
    select now() as now, (greatest(a.auto_acts_at, now() + interval '1 day') at time zone coalesce(e.timezone, b.timezone))::date::text as day
    from approvals a join employees e on e.id = a.employee_id join branches b on b.id = e.branch_id where a.id = ${id}`.execute(tx);
  const { now, day } = rows[0] as { now: Date; day: string };
  const step = automaticStep(now.getTime(), { warns_at, warned_at: warned_at ?? null, acts_at });
  if (step === 'warn') {
    const { rows: waiting } = await sql<{ user_id: number }>`
      select user_id from approval_assignees where approval_id = ${id} and agreed_at is null order by user_id`.execute(tx);
    await sql`update approvals set auto_warned_at = now() where id = ${id}`.execute(tx);
    await notify(tx, { resource, id: model_id, employee_id }, waiting, { question, type: 'approval_acts', args: { action, day } });
  }
  if (step !== 'act') return;
  if (action === 'escalate' || (action === 'approve' && needsPerson(resource))) return escalate(tx, resource, approval, notify);
  await actByChain(acting, resource, approval, action === 'approve' ? 'approved' : 'rejected');
}
