import type { releaseRun as runCall, releasePayslips as slipsCall } from '@cadre/contract/calls/payslips';
import { isWholeMonth, type PayPeriod } from '@cadre/rules/pay/pay-period';
import type { Plans } from '../../../crud/ports/plans.ts';
import type { Settling } from '../../../crud/ports/settling.ts';
import { asSystem } from '../../../platform/database/as-system.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { contactsOf } from '../../../platform/notices/contacts.ts';
import { notifyAll } from '../../../platform/notices/notify.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { refuseChanged } from '../checks/refuse-outdated.ts';
import { namedSlips, noteVisibility, type PayslipContext, type Slip, slipsOfRun } from './payslips-of-params.ts';

export const releasePayslips = ({ db }: Services, ports: Plans & Settling, context: CallContext<typeof slipsCall>) =>
  db.transaction(async (tx) => release(tx, ports, context, await namedSlips(tx, context)));

export const releaseRun = ({ db }: Services, ports: Plans & Settling, context: CallContext<typeof runCall>) =>
  db.transaction(async (tx) => {
    const slips = await slipsOfRun(tx, context);
    if (slips.length === 0) throw new Problem('not_released_yet');
    return release(tx, ports, context, slips);
  });

type Releasing = PayslipContext & { body: { despite_changes?: boolean | null } };

/** Each payslip is released once, and its owner is notified once. */
async function release(tx: Transaction, ports: Plans & Settling, requested: Releasing, slips: readonly Slip[]) {
  if (slips.some(({ status }) => status !== 'approved' && status !== 'paid')) throw new Problem('not_released_yet');
  const due = slips.filter(({ released_at }) => released_at === null);
  if (due.length > 0) {
    if (requested.body.despite_changes !== true) await asSystem(tx, () => refuseChanged(tx, ports, due));
    await asSystem(tx, () => stamp(tx, due, requested.actor.user_id));
    await notifyOwners(tx, due);
    noteVisibility(tx, requested, due, 'released');
  }
  return { message: requested.t('done.payslips_released', { count: due.length }), data: { released: due.length } };
}

async function stamp(tx: Transaction, due: readonly Slip[], user_id: number): Promise<void> {
  await sql`
    update salaries set released_at = now(), version = version + 1, updated_at = now(), updated_by_id = ${user_id}
    where id = any(${due.map(({ id }) => id)}::int[])`.execute(tx);
  await sql`
    update payrolls p set released_at = now(), version = version + 1, updated_at = now()
    where p.id = any(${[...new Set(due.map(({ payroll_id }) => payroll_id))]}::int[]) and p.released_at is null
      and not exists (select from salaries s where s.payroll_id = p.id and s.status <> 'cancelled' and s.released_at is null)`.execute(tx);
}

/** The notice names the month and no amount. */
async function notifyOwners(tx: Transaction, due: readonly Slip[]): Promise<void> {
  const contacts = await contactsOf(
    tx.run,
    due.map(({ employee_id }) => employee_id),
  );
  const users = new Map(contacts.map(({ employee_id, user_id, is_self_service }) => [employee_id, { user_id, is_self_service }]));
  await notifyAll(
    tx.run,
    due.flatMap(({ employee_id, month, period }) => {
      const { user_id, is_self_service } = users.get(employee_id) ?? { user_id: null, is_self_service: false };
      if (user_id === null) return [];
      return [
        { user_id, type: 'payslip_released' as const, args: { month: period }, link: is_self_service ? ownPath(month, period) : null },
      ];
    }),
  );
}

/** If a month can have several payslips, the address includes the period. */
export const ownPath = (month: string, period: PayPeriod): `/${string}` =>
  `/my-salary/${month.slice(0, 4)}/${month.slice(5)}${isWholeMonth(period) ? '' : `?period=${encodeURIComponent(period)}`}`;
