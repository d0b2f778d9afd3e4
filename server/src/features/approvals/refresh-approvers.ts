import type { Resource } from '@cadre/contract/resource';
import { approvals } from '@cadre/contract/resources/approvals';
import { audit, type LogEntry } from '../../crud/write/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import { addAssignees, findApprovers } from './ask-level.ts';
import type { StoredLevelRow } from './load-chain.ts';
import type { Notify } from './notify-approvers.ts';
import type { StoredApproval } from './open-approval.ts';

/**
 * Approvers have changed since the level opened: those who left, are blocked or are no longer in charge are removed, and new ones are
 * notified.
 */
export async function refreshApprovers(tx: Transaction, resource: Resource, approval: StoredApproval, notify: Notify): Promise<void> {
  const { rowCount } = await sql`delete from stale_approvals where approval_id = ${approval.id}`.execute(tx);
  if (!rowCount) return;
  const { id, employee_id, model_id, chain, level, question } = approval;
  const stored = { ...(chain.levels[level - 1] as StoredLevelRow), self_rule: 'escalate' as const };
  const subject = { resource, id: model_id, employee_id };
  const wanted = (await findApprovers(tx, subject, stored, chain.substitute_id)) ?? [];
  const before = await assigneesOf(tx, id);
  const isNeeded = ({ user_id, via, agreed_at, is_active }: Assignee): boolean =>
    agreed_at !== null || wanted.some((one) => one.user_id === user_id) || (via === 'overdue' && is_active);
  const gone = before.filter((one) => !isNeeded(one)).map(({ user_id }) => user_id);
  const added = wanted.filter(({ user_id }) => !before.some((one) => one.user_id === user_id));
  if (gone.length === 0 && added.length === 0) return;
  await sql`delete from approval_assignees where approval_id = ${id} and user_id = any(${gone}::int[])`.execute(tx);
  await addAssignees(tx, id, added);
  await notify(tx, subject, added, { question, byRight: stored.approver_kind === 'right' });
  const names = before.map(({ name }) => name).join(', ');
  const now = (await assigneesOf(tx, id)).map(({ name }) => name).join(', ');
  audit(tx, {
    ...bySystem,
    action: 'update',
    model: approvals.name,
    model_id: id,
    label: String(id),
    employee_id,
    changes: [{ field: 'asked', old: names, new: now }],
  });
}

type Assignee = Columns<'approval_assignees', 'user_id' | 'via' | 'agreed_at'> & { name: string; is_active: boolean };

async function assigneesOf(tx: Transaction, approval_id: number): Promise<Assignee[]> {
  const { rows } = await sql<Assignee>`
    select s.user_id, s.via, s.agreed_at, u.name, u.status = 'active' as is_active
    from approval_assignees s join users u on u.id = s.user_id where s.approval_id = ${approval_id} order by u.name, u.id`.execute(tx);
  return rows;
}

/** Logged for changes that the system made on its own. */
const bySystem: Pick<LogEntry, 'actor' | 'trace'> = {
  actor: undefined,
  trace: { via: 'job', ip: null, user_agent: null, request_id: null, language: 'en' },
};
