import type { Behaviour, Move } from '../../../crud/behaviour.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import { postUsage } from '../balances/post-usage.ts';
import { loadCategories } from '../categories/load-categories.ts';
import { interruptLeave } from './interrupt-leave.ts';
import { judgeLeave } from './judge-leave.ts';
import { amountOf, freeDays, takeDays } from './leave-days.ts';
import { leavePath } from './leave-path.ts';
import { leaveTitle } from './leave-title.ts';
import { noticeOfLeave } from './notice-of-leave.ts';
import { recountPeople } from './recount-leaves.ts';
import { shortenDays } from './shorten-days.ts';
import { countDays, type LeavePorts, type StoredLeave } from './stored-leave.ts';

const needsAsking = sql<boolean>`(select c.requires_approval_to_cancel from leave_categories c where c.id = r.leave_category_id)`;
const isAhead = sql<boolean>`r.from_date > (select today_of(e) from employees e where e.id = r.employee_id)`;

export const leavesBehaviour = (ports: LeavePorts): Behaviour => ({
  through: { leave_category_id: ['unit', 'color', 'requires_approval_to_cancel'] },
  columns: { title: ({ language }) => leaveTitle('r', language) },
  can: {
    ask_to_cancel: () => sql`(${needsAsking} and ${isAhead})`,
    give_back: () => sql`(not ${needsAsking} and ${isAhead})`,
    agree_to_cancel: () => sql`r.shorten_to is null`,
    agree_to_shorten: () => sql`r.shorten_to is not null`,
  },
  pathFor: leavePath,
  noticeArgs: noticeOfLeave,
  async beforeWrite({ tx, values, before }) {
    for (const slot of ['from_slot', 'to_slot']) if (values[slot] === null) delete values[slot];
    values.title = await titleOf(tx, { ...before, ...values });
  },
  async beforeMove(move) {
    const leave = move.before as StoredLeave;
    if (move.name === (leave.shorten_to ? 'agree_to_cancel' : 'agree_to_shorten')) throw new Problem('wrong_state');
    if (leave.shorten_to) move.values.shorten_to = null;
    if (move.name === 'ask_to_cancel' || move.name === 'give_back') await refuseStarted(move.tx, leave);
    if (move.name === 'give_back' && (await categoryOf(move.tx, leave)).requires_approval_to_cancel)
      throw new Problem('leave_needs_asking');
  },
  afterMove: (move) => followMove(move, ports),
  request: {
    async judge({ tx, caller, row }) {
      const leave = row as StoredLeave;
      await sql`delete from leave_recounts where leave_id = ${leave.id}`.execute(tx);
      await recountPeople(tx, ports, [leave.employee_id]);
      const { days, findings } = await judgeLeave(tx, ports, caller.actor, leave);
      return { findings, values: { amount: amountOf(days) } };
    },
    refusals: { by: { leave_overlaps: 'leave_overlaps', travel_overlaps: 'leave_meets_travel' }, other: 'leave_refused' },
    /** A draft shows its amount. */
    async count({ tx, row }) {
      const leave = row as StoredLeave;
      const { days } = await countDays(tx, ports, await categoryOf(tx, leave), leave);
      return { amount: amountOf(days) };
    },
    async reserve({ tx, row }) {
      const leave = row as StoredLeave;
      const category = await categoryOf(tx, leave);
      const { days } = await countDays(tx, ports, category, leave);
      await takeDays(tx, leave, days, category.interrupts_leave);
    },
    async needsDecision({ tx, row }, question) {
      const category = await categoryOf(tx, row as StoredLeave);
      return question === 'request' ? category.requires_approval : category.requires_approval_to_cancel;
    },
    async inForce({ tx, row }) {
      const leave = row as StoredLeave;
      if ((await categoryOf(tx, leave)).interrupts_leave) await interruptLeave(tx, ports, leave);
    },
  },
});

async function titleOf(tx: Transaction, { leave_category_id, from_date, to_date }: Record<string, unknown>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from leave_categories where id = ${leave_category_id}`.execute(tx);
  if (!rows[0]) throw invalid({ leave_category_id: [{ code: 'missing_reference' }] });
  return `${rows[0].name}, ${from_date === to_date ? from_date : `${from_date} – ${to_date}`}`;
}

async function categoryOf(tx: Transaction, { leave_category_id }: StoredLeave) {
  const category = (await loadCategories(tx, [leave_category_id])).get(leave_category_id);
  if (!category) throw new Error(`There is no leave category ${leave_category_id}.`);
  return category;
}

async function refuseStarted(tx: Transaction, { employee_id, from_date }: StoredLeave): Promise<void> {
  const { rows } = await sql`select from employees e where e.id = ${employee_id} and today_of(e) >= ${from_date}::date`.execute(tx);
  if (rows.length > 0) throw new Problem('leave_has_started');
}

/** Applies a move to the days and the ledger. */
async function followMove({ tx, caller, name, before }: Move, ports: LeavePorts): Promise<void> {
  if (name === 'submit' || name === 'ask_to_cancel') return;
  const was = before as StoredLeave;
  const leave = await reload(tx, was.id);
  if (name === 'agree_to_shorten' && was.shorten_to) await shortenDays(tx, ports.requests, caller, leave, was.shorten_to);
  if (leave.status === 'rejected' || leave.status === 'cancelled') await freeDays(tx, leave.id);
  if (leave.status === 'cancelled') await recountPeople(tx, ports, [leave.employee_id]);
  await postUsage(tx, [leave.id]);
  await ports.requests.standIn(tx, caller, leave.id);
}

async function reload(tx: Transaction, id: number): Promise<StoredLeave> {
  const { rows } = await sql<StoredLeave>`select * from leaves where id = ${id}`.execute(tx);
  return rows[0] as StoredLeave;
}
