import { leaves } from '@cadre/contract/resources/leaves';
import type { LeaveDay } from '@cadre/rules/leave/count-leave';
import type { Caller } from '../../../crud/access/caller.ts';
import { changeStatus } from '../../../crud/acts/change-status.ts';
import { notifyOwner } from '../../../crud/acts/notify.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { postUsage } from '../balances/post-usage.ts';
import type { Category } from '../categories/load-categories.ts';
import { interruptLeave } from './interrupt-leave.ts';
import { takeDays } from './leave-days.ts';
import { leavePath } from './leave-path.ts';
import { noticeOfLeave } from './notice-of-leave.ts';
import type { LeavePorts, StoredLeave } from './stored-leave.ts';

/** A pending leave takes its days and is sent to its approvers; if none are required, it is approved. */
export async function sendLeave(
  tx: Transaction,
  ports: LeavePorts,
  caller: Caller,
  leave: StoredLeave,
  { category, days }: { category: Category; days: readonly LeaveDay[] },
): Promise<void> {
  await takeDays(tx, leave, days, category.interrupts_leave);
  if (category.requires_approval && (await ports.approvals.open(tx, subjectOf(leave, category), caller)) === 'pending') return;
  await changeStatus(tx, leaves, caller, leave, 'approved', { values: { decided_at: sql`now()` } });
  if (category.interrupts_leave) await interruptLeave(tx, ports, leave);
  await postUsage(tx, [leave.id]);
  await ports.approvals.standIn(tx, caller, leave.id);
  await notifyOwner({ tx, resource: leaves, behaviour: { pathFor: leavePath, noticeArgs: noticeOfLeave }, row: leave }, 'leave_approved');
}

/** A leave in the form that approval chains use. */
export const subjectOf = (leave: StoredLeave, category: Pick<Category, 'id'>) => ({
  resource: leaves,
  id: leave.id,
  attempt: leave.attempt,
  employee_id: leave.employee_id,
  values: { amount: Number(leave.amount), leave_category_id: category.id },
  substitute_id: leave.substitute_id,
});
