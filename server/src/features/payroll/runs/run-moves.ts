import type { NotificationType } from '@cadre/contract/calls/notifications';
import { payrolls } from '@cadre/contract/resources/payrolls';
import { changeStatus } from '../../../crud/acts/change-status.ts';
import type { Move } from '../../../crud/behaviour.ts';
import type { Plans } from '../../../crud/ports/plans.ts';
import type { Settling } from '../../../crud/ports/settling.ts';
import type { RequestContext } from '../../../crud/requests/request-hooks.ts';
import { asSystem } from '../../../platform/database/as-system.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { notify } from '../../../platform/notices/notify.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import { runCode } from '../../../platform/texts/run-name.ts';
import { lockSettlements, refuseOutdated } from '../checks/refuse-outdated.ts';
import { refuseUnchecked } from '../checks/refuse-unchecked.ts';
import { noteVisibility, type Slip } from '../papers/payslips-of-params.ts';
import { refuseLate } from '../papers/refuse-late.ts';
import { takeBackNotices } from '../papers/take-back-notices.ts';
import { closeRun, refuseUnlessOver } from './close-run.ts';
import { countRun } from './count-run.ts';
import { payRun } from './pay-run.ts';
import { placeOfRun } from './run-name-sql.ts';
import { gatherPeople } from './run-people.ts';
import { settleApproved, settleReopened } from './settle-run.ts';
import type { StoredRun } from './stored-run.ts';

export const pathOfRun = (id: unknown): `/${string}` => `/payroll/runs/${id}`;

/** The checks of each move, and the values it sets. */
export const beforeMoves: Record<string, (move: Move, ports: Plans & Settling) => Promise<void>> = {
  async calculate({ caller, values }) {
    values.calculated_by_id = caller.actor.user_id;
  },
  async submit({ tx, caller, values, before }, ports) {
    if ((before as StoredRun).done_count === 0) throw new Problem('run_has_no_payslips');
    await asSystem(tx, async () => {
      // Calculating again is one step, and may add issues or settle them.
      await refuseOutdated(tx, ports, before as StoredRun);
      await refuseUnchecked(tx, before as StoredRun);
    });
    values.submitted_by_id = caller.actor.user_id;
  },
  async approve({ tx, caller, values, before }, ports) {
    await asSystem(tx, () => refuseOutdated(tx, ports, before as StoredRun));
    values.approved_by_id = caller.actor.user_id;
  },
  async reopen({ tx, before: { id }, values }) {
    await asSystem(tx, async () => {
      const slips = await decidedSlips(tx, id);
      if (slips.some(({ status }) => status === 'paid')) throw new Problem('run_is_partly_paid');
      refuseLate(slips);
    });
    Object.assign(values, { approved_by_id: null, approved_at: null, submitted_by_id: null, submitted_at: null, released_at: null });
  },
  async close({ tx, input, before }) {
    if (input.month_again !== (before as StoredRun).month) throw invalid({ month_again: [{ code: 'not_the_month' }] });
    await refuseUnlessOver(tx, (before as StoredRun).period);
  },
};

/** The effects of each move. */
export const afterMoves: Record<string, (move: Move, ports: Plans & Settling) => Promise<void>> = {
  async calculate({ services, tx, before }) {
    const { id } = before;
    await asSystem(tx, async () => {
      await gatherPeople(tx, before as StoredRun);
      await sql`update payroll_people set state = 'waiting', problem = null, problem_args = '{}' where payroll_id = ${id} and live`.execute(
        tx,
      );
      await sql`update payrolls set done_count = 0, failed_count = 0 where id = ${id}`.execute(tx);
    });
    await services.jobs.enqueue(tx, 'calculate_payroll', { payroll_id: id });
  },
  async approve(move) {
    const { tx, before } = move;
    await asSystem(tx, () => settleApproved(tx, before.id));
    await notifySubmitter(move, 'request_of_approved');
  },
  async reject(move) {
    await notifySubmitter(move, 'request_of_sent_back');
  },
  async reopen({ tx, caller, input, before: { id } }) {
    await asSystem(tx, async () => {
      await lockSettlements(tx);
      const released = (await decidedSlips(tx, id)).filter(({ released_at }) => released_at !== null);
      noteVisibility(tx, caller, released, 'hidden', String(input.note));
      await takeBackNotices(tx, sql`s.payroll_id = ${id}`);
      await settleReopened(tx, id);
    });
  },
  async pay({ tx, input, before: { id } }) {
    await asSystem(tx, async () => {
      await payRun(tx, id, String(input.paid_on));
      await countRun(tx, id);
    });
  },
  async close({ tx, before }) {
    await asSystem(tx, () => closeRun(tx, before as StoredRun));
  },
  async cancel({ tx, before: { id } }) {
    await asSystem(tx, async () => {
      await sql`
        update salaries set status = 'cancelled', version = version + 1, updated_at = now() where payroll_id = ${id} and status <> 'cancelled'`.execute(
        tx,
      );
      await sql`update payroll_people set live = false where payroll_id = ${id}`.execute(tx);
      await countRun(tx, id);
    });
  },
};

/** Approves a run that needs no decision. */
export async function approveRun({ tx, caller, row }: RequestContext): Promise<void> {
  await asSystem(tx, async () => {
    await changeStatus(tx, payrolls, caller, row, 'approved', { values: { approved_at: sql`now()` } });
    await settleApproved(tx, row.id);
  });
}

async function decidedSlips(tx: Transaction, payroll_id: number): Promise<Slip[]> {
  const { rows } = await sql<Slip>`
    select id, employee_id, month, period, payroll_id, status, released_at from salaries
    where payroll_id = ${payroll_id} and status in ('approved', 'paid') order by id for no key update`.execute(tx);
  return rows;
}

async function notifySubmitter({ tx, before }: Move, type: NotificationType): Promise<void> {
  const { id, name, is_named, period, kind, submitted_by_id } = before as StoredRun;
  if (submitted_by_id === null) return;
  const called = is_named ? { title: name } : { run: runCode({ month: period, kind, place: await placeOf(tx, id) }) };
  await notify(tx.run, submitted_by_id, type, { ...called, model: payrolls.name }, pathOfRun(id));
}

async function placeOf(tx: Transaction, id: number): Promise<string> {
  let place = '';
  await asSystem(tx, async () => {
    const { rows } = await sql<{ place: string }>`select ${placeOfRun} as place from payrolls r where r.id = ${id}`.execute(tx);
    place = rows[0]?.place ?? '';
  });
  return place;
}
