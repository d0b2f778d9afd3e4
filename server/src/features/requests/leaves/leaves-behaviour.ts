import { leaves } from '@cadre/contract/resources/leaves';
import { changeStatus } from '../../../crud/acts/change-status.ts';
import type { Behaviour, Move, Removal, Write } from '../../../crud/behaviour.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import { postUsage } from '../balances/post-usage.ts';
import { type Category, loadCategories } from '../categories/load-categories.ts';
import { requirePerson } from '../require-person.ts';
import { interruptLeave } from './interrupt-leave.ts';
import { judgeLeave } from './judge-leave.ts';
import { amountOf, freeDays, takeDays } from './leave-days.ts';
import { leavePath } from './leave-path.ts';
import { leaveTitle } from './leave-title.ts';
import { lockLeaveOf } from './lock-leave-of.ts';
import { noticeOfLeave } from './notice-of-leave.ts';
import { recountPeople } from './recount-leaves.ts';
import { refuseLeave } from './refuse-leave.ts';
import { sendLeave, subjectOf } from './send-leave.ts';
import { shortenDays } from './shorten-days.ts';
import { countDays, type LeavePorts, type StoredLeave } from './stored-leave.ts';

/** Changing one of these invalidates earlier approvals. */
const material = ['leave_category_id', 'from_date', 'to_date', 'from_slot', 'to_slot', 'from_time', 'to_time'] as const;
const isOpen = sql<boolean>`r.status in ('draft', 'pending', 'rejected')`;
const needsAsking = sql<boolean>`(select c.requires_approval_to_cancel from leave_categories c where c.id = r.leave_category_id)`;
const isAhead = sql<boolean>`r.from_date > (select today_of(e) from employees e where e.id = r.employee_id)`;

export const leavesBehaviour = (ports: LeavePorts): Behaviour => ({
  through: { leave_category_id: ['unit', 'color', 'requires_approval_to_cancel'] },
  columns: { title: ({ language }) => leaveTitle('r', language) },
  can: {
    update: () => isOpen,
    delete: () => sql`r.status = 'draft'`,
    ask_to_cancel: () => sql`(${needsAsking} and ${isAhead})`,
    give_back: () => sql`(not ${needsAsking} and ${isAhead})`,
    agree_to_cancel: () => sql`r.shorten_to is null`,
    agree_to_shorten: () => sql`r.shorten_to is not null`,
  },
  pathFor: leavePath,
  noticeArgs: noticeOfLeave,
  approvals: ports.approvals,
  async lockFirst(tx, id) {
    const { rows } = await sql<{ employee_id: number }>`select employee_id from leaves where id = ${id}`.execute(tx);
    if (rows[0]) await lockLeaveOf(tx, rows[0].employee_id);
  },
  beforeWrite: (write) => (write.before ? changeLeave(write, write.before as StoredLeave) : beginLeave(write)),
  async afterWrite(write) {
    const { tx, before } = write;
    const leave = write.after as StoredLeave;
    const isStored = leave.status === 'draft' && (leave.as_draft || before?.as_draft === false);
    const isSent = before ? (leave.status === 'pending' && isMaterial(write)) || (leave.status === 'draft' && !isStored) : !leave.as_draft;
    if (isSent && before) await ports.approvals.close(tx, leaves.name, leave.id);
    if (isSent) return sendNow(write, ports, leave);
    if (leave.status === 'draft' || isMaterial(write)) await countAlone(tx, ports, leave);
  },
  async beforeMove(move) {
    const leave = move.before as StoredLeave;
    if (move.name === (leave.shorten_to ? 'agree_to_cancel' : 'agree_to_shorten')) throw new Problem('wrong_state');
    if (leave.shorten_to) move.values.shorten_to = null;
    if (move.name === 'submit' || (move.name === 'assign' && leave.status === 'draft')) await prepare(move, ports, leave);
    if (move.name === 'ask_to_cancel' || move.name === 'give_back') await refuseStarted(move.tx, leave);
    if (move.name === 'give_back' && (await categoryOf(move.tx, leave)).requires_approval_to_cancel)
      throw new Problem('leave_needs_asking');
  },
  afterMove: (move) => followMove(move, ports),
  async beforeDelete({ before }: Removal) {
    if (before.status !== 'draft') throw new Problem('wrong_state');
  },
});

/** Leave without an employee is for the caller. */
async function beginLeave({ tx, caller, values }: Write): Promise<void> {
  values.employee_id ??= caller.actor.employee_id;
  if (values.employee_id === null) throw invalid({ employee_id: [{ code: 'required' }] });
  await requirePerson(tx, leaves, caller.actor, Number(values.employee_id));
  await lockLeaveOf(tx, Number(values.employee_id));
  for (const slot of ['from_slot', 'to_slot', 'as_draft']) if (values[slot] === null) delete values[slot];
  values.title = await titleOf(tx, values);
}

async function changeLeave({ tx, values }: Write, before: StoredLeave): Promise<void> {
  if (!['draft', 'pending', 'rejected'].includes(before.status)) throw new Problem('wrong_state');
  if (values.employee_id !== undefined && values.employee_id !== before.employee_id)
    throw invalid({ employee_id: [{ code: 'unknown_field' }] });
  for (const slot of ['from_slot', 'to_slot', 'as_draft']) if (values[slot] === null) delete values[slot];
  values.title = await titleOf(tx, { ...before, ...values });
}

async function titleOf(tx: Transaction, { leave_category_id, from_date, to_date }: Record<string, unknown>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from leave_categories where id = ${leave_category_id}`.execute(tx);
  if (!rows[0]) throw invalid({ leave_category_id: [{ code: 'missing_reference' }] });
  return `${rows[0].name}, ${from_date === to_date ? from_date : `${from_date} – ${to_date}`}`;
}

const isMaterial = ({ before, after }: Write): boolean => material.some((name) => before?.[name] !== after?.[name]);

async function sendNow({ tx, caller }: Write, ports: LeavePorts, leave: StoredLeave): Promise<void> {
  await sql`delete from leave_recounts where leave_id = ${leave.id}`.execute(tx);
  await recountPeople(tx, ports, [leave.employee_id]);
  const judged = await judgeLeave(tx, ports, caller.actor, leave);
  refuseLeave(judged.findings);
  const values = { amount: amountOf(judged.days), attempt: leave.attempt + 1, as_draft: false, decided_at: null, decision_note: null };
  const sent = (await changeStatus(tx, leaves, caller, leave, 'pending', { values })) as StoredLeave;
  await sendLeave(tx, ports, caller, sent, judged);
}

/** A draft shows its amount even if there are findings against it. */
async function countAlone(tx: Transaction, ports: LeavePorts, leave: StoredLeave): Promise<void> {
  const { days } = await countDays(tx, ports, await categoryOf(tx, leave), leave);
  await sql`update leaves set amount = ${amountOf(days)} where id = ${leave.id}`.execute(tx);
}

async function categoryOf(tx: Transaction, { leave_category_id }: StoredLeave) {
  const category = (await loadCategories(tx, [leave_category_id])).get(leave_category_id);
  if (!category) throw new Error(`There is no leave category ${leave_category_id}.`);
  return category;
}

async function prepare({ tx, caller, values }: Move, ports: LeavePorts, leave: StoredLeave): Promise<void> {
  await recountPeople(tx, ports, [leave.employee_id]);
  const { days, findings } = await judgeLeave(tx, ports, caller.actor, leave);
  refuseLeave(findings);
  Object.assign(values, { amount: amountOf(days), attempt: leave.attempt + 1, as_draft: false, decision_note: null });
}

async function refuseStarted(tx: Transaction, { employee_id, from_date }: StoredLeave): Promise<void> {
  const { rows } = await sql`select from employees e where e.id = ${employee_id} and today_of(e) >= ${from_date}::date`.execute(tx);
  if (rows.length > 0) throw new Problem('leave_has_started');
}

/** Applies a move to the days, the ledger and open approvals. */
async function followMove({ tx, caller, name, before }: Move, ports: LeavePorts): Promise<void> {
  const was = before as StoredLeave;
  const leave = await reload(tx, was.id);
  const category = await categoryOf(tx, leave);
  if (name === 'submit' || (name === 'assign' && was.status === 'draft')) {
    const { days } = await countDays(tx, ports, category, leave);
    if (name === 'submit') return sendLeave(tx, ports, caller, leave, { category, days });
    await takeDays(tx, leave, days, category.interrupts_leave);
  }
  if (leave.status === 'approved' && (name === 'approve' || name === 'assign') && category.interrupts_leave)
    await interruptLeave(tx, ports, leave);
  if (name === 'ask_to_cancel') return askToCancel(tx, caller, ports, leave, category);
  if (name === 'agree_to_shorten' && was.shorten_to) await shortenDays(tx, ports.approvals, caller, leave, was.shorten_to);
  if (name !== 'approve' && name !== 'reject') await ports.approvals.close(tx, leaves.name, leave.id);
  if (leave.status === 'rejected' || leave.status === 'cancelled') await freeDays(tx, leave.id);
  if (leave.status === 'cancelled') await recountPeople(tx, ports, [leave.employee_id]);
  await postUsage(tx, [leave.id]);
  await ports.approvals.standIn(tx, caller, leave.id);
}

/** The approvers of leave also decide on its cancellation; if none are required, it is cancelled right away. */
async function askToCancel(
  tx: Transaction,
  caller: Move['caller'],
  ports: LeavePorts,
  leave: StoredLeave,
  category: Category,
): Promise<void> {
  const { attempt: _sent, ...subject } = subjectOf(leave, category);
  const isRequested = category.requires_approval_to_cancel;
  if (isRequested && (await ports.approvals.open(tx, { ...subject, question: 'cancellation' }, caller)) === 'pending') return;
  await changeStatus(tx, leaves, caller, leave, 'cancelled');
  await freeDays(tx, leave.id);
  await postUsage(tx, [leave.id]);
  await ports.approvals.standIn(tx, caller, leave.id);
}

async function reload(tx: Transaction, id: number): Promise<StoredLeave> {
  const { rows } = await sql<StoredLeave>`select * from leaves where id = ${id}`.execute(tx);
  return rows[0] as StoredLeave;
}
