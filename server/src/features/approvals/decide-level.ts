import { approvals } from '@cadre/contract/resources/approvals';
import type { Approvals, Deciding } from '../../crud/acts/approvals.ts';
import { isDelegateOf } from '../../crud/acts/approver-conditions.ts';
import { changeStatus } from '../../crud/acts/change-status.ts';
import { audit } from '../../crud/write/audit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { askFrom, noteApproval } from './ask-level.ts';
import type { Notify } from './notify-approvers.ts';
import { openApproval, type StoredApproval } from './open-approval.ts';

/** One decision on the pending level. The caller has locked the request's row and checked that the actor may decide. */
export async function decideLevel(deciding: Deciding, notify: Notify): ReturnType<Approvals['decide']> {
  const { tx, resource, row, caller, decision, note, overrides = false } = deciding;
  const approval = await openApproval(tx, resource.name, row.id);
  // Nothing waits for a chain: the right decides.
  if (!approval) {
    if (decision === 'approved') await overrule(deciding);
    return 'decided';
  }
  const in_place_of_id = overrides ? null : await agree(deciding, approval);
  if (!overrides && decision === 'approved' && approval.mode === 'all' && (await waitsForOthers(tx, approval.id))) {
    noteAgreed(deciding, approval);
    return 'agreed';
  }
  const values = { note, decided_by_id: caller.actor.user_id, in_place_of_id, overridden: overrides, decided_at: sql`now()` };
  await changeStatus(tx, approvals, caller, approval, decision, { values, noted: overrides ? ['overridden'] : [] });
  if (decision === 'rejected') return 'decided';
  const { chain, attempt, question, employee_id, level } = approval;
  const asking = { subject: { resource, id: row.id, employee_id }, attempt, question, chain, agreed: caller.actor.user_id };
  return (await askFrom(tx, caller, asking, level, notify)) ? 'passed_on' : 'decided';
}

/** An approval after a rejection is an attempt of its own: the rejection stays on record, and the latest attempt agrees with the request. */
async function overrule({ tx, resource, row, caller, note }: Deciding): Promise<void> {
  const { user_id } = caller.actor;
  const { rows } = await sql<{ id: number; employee_id: number }>`
    with latest as (
      select * from approvals where model = ${resource.name} and model_id = ${row.id} order by attempt desc, level desc limit 1), kept as (
      insert into approvals (model, model_id, employee_id, attempt, question, level, mode, chain, approver_kind, status, note, decided_by_id,
        decided_at, created_by_id)
      select model, model_id, employee_id, attempt + 1, question, level, mode, chain, 'right', 'approved', ${note}, ${user_id}, now(), ${user_id}
      from latest where status = 'rejected' returning id, employee_id), asked as (
      insert into approval_assignees (approval_id, user_id, via, agreed_at) select id, ${user_id}, 'right', now() from kept)
    select * from kept`.execute(tx);
  const [stored] = rows;
  if (stored) noteApproval(tx, caller, { resource, id: row.id, employee_id: stored.employee_id }, stored.id, 'approved');
}

/**
 * Marks the approvers the actor decided for: the actor, or the people they deputize for. Returns the represented user, if the actor is not
 * an approver.
 */
async function agree({ tx, caller: { actor } }: Deciding, { id, approver_kind }: StoredApproval): Promise<number | null> {
  const { rows } = await sql<{ user_id: number }>`
    update approval_assignees s set agreed_at = now() from approvals a
    where a.id = ${id} and s.approval_id = a.id and s.agreed_at is null
      and (s.user_id = ${actor.user_id} or ${isDelegateOf(actor)})
    returning s.user_id`.execute(tx);
  const answered = rows.map(({ user_id }) => user_id);
  const isDirect = answered.includes(actor.user_id) || answered.length === 0;
  if (answered.length === 0 && approver_kind === 'right')
    await sql`insert into approval_assignees (approval_id, user_id, via, agreed_at) values (${id}, ${actor.user_id}, 'right', now())`.execute(
      tx,
    );
  return isDirect ? null : (answered[0] ?? null);
}

async function waitsForOthers(tx: Transaction, approval_id: number): Promise<boolean> {
  const { rows } = await sql`select from approval_assignees where approval_id = ${approval_id} and agreed_at is null limit 1`.execute(tx);
  return rows.length > 0;
}

const noteAgreed = ({ tx, caller: { actor, trace } }: Deciding, { id, employee_id }: StoredApproval): void =>
  audit(tx, {
    actor,
    trace,
    action: 'update',
    model: approvals.name,
    model_id: id,
    label: String(id),
    employee_id,
    changes: [{ field: 'asked', old: null, new: actor.name }],
  });
