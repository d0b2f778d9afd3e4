import type { Resource } from '@cadre/contract/resource';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import { approversAbove } from '@cadre/rules/approvals/approvers';
import type { Behaviours } from '../../crud/behaviour.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { House } from '../../platform/house.ts';
import { addAssignees } from './ask-level.ts';
import type { KeptLevel } from './load-chain.ts';
import { loadOrg } from './load-org.ts';
import { openApproval, type StoredApproval } from './open-approval.ts';
import { refreshAsked } from './refresh-asked.ts';
import { type Tell, tellAsked } from './tell-asked.ts';

/**
 * What time and people do to approvals that wait: who is asked is found again where people changed, who is late is reminded, and what waits too long
 * also goes to whoever stands above. Each in a transaction of its own, and once, however often it runs.
 */
export async function tendApprovals(house: House, behaviours: Behaviours): Promise<void> {
  const tell = tellAsked(behaviours);
  const { rows } = await sql<{ model: ResourceName; model_id: number }>`
    select a.model, a.model_id from approvals a
    where a.status = 'pending' and a.closed_at is null and (
      least(a.remind_at, a.escalate_at) <= now() or a.id in (select approval_id from stale_approvals))
    order by a.id`.execute(house.db);
  for (const { model, model_id } of rows) {
    await house.db.transaction(async (tx) => {
      const approval = await openApproval(tx, model, model_id);
      if (approval) await tend(tx, resources[model], approval, tell);
    });
  }
  await sql`
    delete from stale_approvals where approval_id in (select id from approvals where status <> 'pending' or closed_at is not null)`.execute(
    house.db,
  );
}

async function tend(tx: Transaction, resource: Resource, approval: StoredApproval, tell: Tell): Promise<void> {
  await refreshAsked(tx, resource, approval, tell);
  const { id, model_id, employee_id, level, chain, question } = approval;
  const subject = { resource, id: model_id, employee_id };
  const { remind_after_days } = chain.levels[level - 1] as KeptLevel;
  const { rows: due } = await sql<{ remind: boolean; escalate: boolean }>`
    select coalesce(remind_at <= now(), false) as remind, coalesce(escalate_at <= now(), false) as escalate
    from approvals where id = ${id}`.execute(tx);
  const { rows: waiting } = await sql<{ user_id: number }>`
    select user_id from approval_assignees where approval_id = ${id} and agreed_at is null order by user_id`.execute(tx);
  if (due[0]?.remind) {
    await tell(tx, subject, waiting, { question, type: 'approval_waiting' });
    await sql`update approvals set remind_at = now() + ${remind_after_days}::int * interval '1 day' where id = ${id}`.execute(tx);
  }
  if (!due[0]?.escalate) return;
  const user_ids = waiting.map(({ user_id }) => user_id);
  const org = await loadOrg(tx, { employee_id, substitute_id: null, role_ids: [], user_ids, users_of_right: [] });
  const above = user_ids.flatMap((user) => approversAbove(user, org)).filter(({ user_id }) => !user_ids.includes(user_id));
  const added = [...new Set(above.map(({ user_id }) => user_id))].map((user_id) => ({ user_id, via: 'overdue' }));
  await addAssignees(tx, id, added);
  await tell(tx, subject, added, { question, type: 'approval_passed_on' });
  await sql`update approvals set escalate_at = null where id = ${id}`.execute(tx);
}
