import type { DayPlan } from '@cadre/rules/attendance/facts';
import { type Day, daysThrough } from '@cadre/rules/calendar';
import { countLeave, type LeaveDay, type LeaveSpan } from '@cadre/rules/leave/count-leave';
import type { StoredRow } from '../../../crud/access/caller.ts';
import type { Plans } from '../../../crud/ports/plans.ts';
import type { Requests } from '../../../crud/requests/requests.ts';
import type { Runner } from '../../../platform/database/database.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { Category } from '../categories/load-categories.ts';

export type LeaveInput = Columns<
  'leaves',
  'employee_id' | 'leave_category_id' | 'from_date' | 'to_date' | 'from_time' | 'to_time' | 'reason' | 'substitute_id'
> & { id: number; from_slot: LeaveSpan['from_slot']; to_slot: LeaveSpan['to_slot'] };

/** The columns of a leave that its steps need. */
export type StoredLeave = StoredRow &
  LeaveInput &
  Columns<'leaves', 'title' | 'attempt' | 'as_draft' | 'amount' | 'shorten_to'> & {
    status: 'draft' | 'pending' | 'approved' | 'rejected' | 'cancelled' | 'cancellation_requested';
  };

/** The functions that leave needs from other features: work plans, and the way to approvers. */
export type LeavePorts = Plans & { requests: Requests };

export const spanOf = ({ from_date, to_date, from_slot, to_slot, from_time, to_time }: Omit<LeaveInput, 'id'>): LeaveSpan => ({
  from: from_date,
  to: to_date,
  from_slot: from_slot ?? 'full',
  to_slot: to_slot ?? 'full',
  hours: from_time && to_time ? { from: from_time, to: to_time } : null,
});

/** Its days by the plans of today, each with its plan. */
export async function countDays(
  db: Runner,
  { plansOf }: Pick<Plans, 'plansOf'>,
  { counting }: Category,
  leave: LeaveInput,
): Promise<{ days: LeaveDay[]; planOf: (date: Day) => DayPlan }> {
  const span = spanOf(leave);
  const planOf = (await plansOf(db, [leave.employee_id], span.from, span.to)).get(leave.employee_id);
  if (!planOf) throw new Error(`No plans were loaded for employee ${leave.employee_id}.`);
  return { days: countLeave(span, counting, daysThrough(span.from, span.to).map(planOf)), planOf };
}
