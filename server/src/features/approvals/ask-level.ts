import type { Resource } from '@cadre/contract/resource';
import { approvals } from '@cadre/contract/resources/approvals';
import { seeRight } from '@cadre/contract/rights';
import { type Approver, approversOf } from '@cadre/rules/approvals/approvers';
import type { By } from '../../crud/access/by-system.ts';
import { whoMay } from '../../crud/acts/who-may.ts';
import { table } from '../../crud/read/table.ts';
import { audit } from '../../crud/write/audit.ts';
import type { Runner, Transaction } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { ApprovalOpening } from './asking.ts';
import { autoTimer } from './auto-timer.ts';
import { informLevel } from './inform-level.ts';
import type { StoredLevelRow } from './load-chain.ts';
import { loadOrg } from './load-org.ts';
import type { Notify } from './notify-approvers.ts';

/** The approvers of a level today, or on a day; null: the level is left out. */
export async function findApprovers(
  db: Runner,
  { resource, id, employee_id }: ApprovalOpening['subject'],
  { approver_kind, approver_id, self_rule }: StoredLevelRow,
  substitute_id: number | null,
  on?: string,
): Promise<Approver[] | null> {
  const right = approver_kind === 'right' ? resource.life.request?.right : undefined;
  const seeing = right ? await whoMay(db, seeRight(resource), employee_id) : [];
  const users_of_right = right ? (await whoMay(db, right, employee_id)).filter((user) => seeing.includes(user)) : [];
  const org = await loadOrg(db, {
    employee_id,
    about: { model: resource.name, id },
    on,
    substitute_id,
    role_ids: approver_kind === 'role' ? [approver_id as number] : [],
    user_ids: approver_kind === 'user' ? [approver_id as number] : [],
    users_of_right,
  });
  const approvers = approversOf({ approver_kind, approver_id, self_rule }, org);
  const entered_by = resource.life.request?.secondPerson ? await whoEntered(db, resource, id) : undefined;
  return approvers?.filter(({ user_id }) => user_id !== entered_by) ?? null;
}

async function whoEntered(db: Runner, resource: Resource, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ user_id: number }>`select entered_by_id as user_id from ${table(resource)} where id = ${id}`.execute(db);
  return rows[0]?.user_id;
}

/**
 * Opens the first of these levels that has approvers, and informs the people of levels before it. Returns false if no level is left to
 * decide.
 */
export async function askFrom(tx: Transaction, by: By, asking: ApprovalOpening, first: number, notify: Notify): Promise<boolean> {
  const { subject, chain, agreed } = asking;
  for (const [at, level] of chain.levels.entries()) {
    if (at < first) continue;
    const approvers = await findApprovers(tx, subject, level, chain.substitute_id);
    if (approvers === null) continue;
    const others = approvers.filter(({ user_id }) => user_id !== agreed);
    if (level.notify_only) {
      const id = await informLevel(tx, by, asking, at, others, notify);
      if (id !== undefined) noteApproval(tx, by, subject, id, 'approved');
      continue;
    }
    const isAgreed = others.length < approvers.length && (level.mode === 'any' || others.length === 0);
    if (isAgreed) {
      await keepAgreed(tx, by, asking, at);
      continue;
    }
    await insertLevel(tx, by, asking, at, others);
    await notify(tx, subject, others, {
      question: asking.question,
      ...(by.actor && { but: by.actor.user_id }),
      byRight: level.approver_kind === 'right',
    });
    return true;
  }
  return false;
}

async function insertLevel(tx: Transaction, by: By, asking: ApprovalOpening, at: number, approvers: readonly Approver[]): Promise<void> {
  const { subject, attempt, question, chain } = asking;
  const level = chain.levels[at] as StoredLevelRow;
  const { mode, approver_kind, approver_id, remind_after_days, escalate_after_days } = level;
  const timer = await autoTimer(tx, subject.employee_id, level);
  const startOf = (day: string | undefined): Sql => sql`(${day ?? null}::date::timestamp at time zone ${timer?.zone ?? null}::text)`;
  const { rows } = await sql<{ id: number }>`
    insert into approvals (model, model_id, employee_id, attempt, question, level, mode, chain, approver_kind, role_id, remind_at, escalate_at, auto_warns_at, auto_acts_at, created_by_id)
    values (${subject.resource.name}, ${subject.id}, ${subject.employee_id}, ${attempt}, ${question}, ${at + 1}, ${mode}, ${JSON.stringify(chain)}, ${approver_kind},
      ${approver_kind === 'role' ? approver_id : null}, now() + nullif(${remind_after_days}::int, 0) * interval '1 day',
      now() + nullif(${escalate_after_days}::int, 0) * interval '1 day', ${startOf(timer?.warns_on)}, ${startOf(timer?.acts_on)}, ${by.actor?.user_id ?? null})
    returning id`.execute(tx);
  const { id } = rows[0] as { id: number };
  await addAssignees(tx, id, approvers);
  noteApproval(tx, by, subject, id, 'pending');
}

export async function addAssignees(
  tx: Transaction,
  approval_id: number,
  approvers: readonly { user_id: number; via: string }[],
): Promise<void> {
  await sql`
    insert into approval_assignees (approval_id, user_id, via)
    select ${approval_id}, * from unnest(${approvers.map(({ user_id }) => user_id)}::int[], ${approvers.map(({ via }) => via)}::text[])
    on conflict do nothing`.execute(tx);
}

/** The same person has already agreed at an earlier level. */
async function keepAgreed(tx: Transaction, by: By, { subject, attempt, question, chain }: ApprovalOpening, at: number): Promise<void> {
  const { mode, approver_kind } = chain.levels[at] as StoredLevelRow;
  const { rows } = await sql<{ id: number }>`
    insert into approvals (model, model_id, employee_id, attempt, question, level, mode, chain, approver_kind, status, decided_by_id, decided_at, created_by_id)
    values (${subject.resource.name}, ${subject.id}, ${subject.employee_id}, ${attempt}, ${question}, ${at + 1}, ${mode}, ${JSON.stringify(chain)}, ${approver_kind},
      'approved', ${by.actor?.user_id ?? null}, now(), ${by.actor?.user_id ?? null})
    returning id`.execute(tx);
  noteApproval(tx, by, subject, (rows[0] as { id: number }).id, 'approved');
}

export function noteApproval(
  tx: Transaction,
  { actor, trace }: By,
  { resource, id, employee_id }: ApprovalOpening['subject'],
  model_id: number,
  status: string,
): void {
  audit(tx, {
    actor,
    trace,
    action: 'create',
    model: approvals.name,
    model_id,
    label: String(model_id),
    employee_id,
    changes: [
      { field: 'model', old: null, new: resource.name },
      { field: 'model_id', old: null, new: id },
      { field: 'status', old: null, new: status },
    ],
  });
}
