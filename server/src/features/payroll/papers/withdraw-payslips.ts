import type { withdrawRun as runCall, withdrawPayslips as slipsCall } from '@cadre/contract/calls/payslips';
import { asSystem } from '../../../platform/database/as-system.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Services } from '../../../platform/services.ts';
import { namedSlips, noteVisibility, type PayslipContext, type Slip, slipsOfRun } from './payslips-of-params.ts';
import { refuseLate } from './refuse-late.ts';
import { takeBackNotices } from './take-back-notices.ts';

export const withdrawPayslips = ({ db }: Services, context: CallContext<typeof slipsCall>) =>
  db.transaction(async (tx) => withdraw(tx, context, await namedSlips(tx, context)));

export const withdrawRun = ({ db }: Services, context: CallContext<typeof runCall>) =>
  db.transaction(async (tx) => withdraw(tx, context, await slipsOfRun(tx, context)));

/** All of them, or none where one was there to be read for long. */
async function withdraw(tx: Transaction, context: PayslipContext & { body: { note: string } }, slips: readonly Slip[]) {
  const due = slips.filter(({ released_at }) => released_at !== null);
  refuseLate(due);
  if (due.length > 0) {
    await asSystem(tx, () => hide(tx, due, context.actor.user_id));
    noteVisibility(tx, context, due, 'hidden', context.body.note);
  }
  return { message: context.t('done.payslips_withdrawn', { count: due.length }), data: { withdrawn: due.length } };
}

async function hide(tx: Transaction, due: readonly Slip[], user_id: number): Promise<void> {
  const ids = due.map(({ id }) => id);
  await takeBackNotices(tx, sql`s.id = any(${ids}::int[])`);
  await sql`
    update salaries set released_at = null, version = version + 1, updated_at = now(), updated_by_id = ${user_id}
    where id = any(${ids}::int[])`.execute(tx);
  await sql`
    update payrolls set released_at = null, version = version + 1, updated_at = now()
    where id = any(${[...new Set(due.map(({ payroll_id }) => payroll_id))]}::int[]) and released_at is not null`.execute(tx);
}
