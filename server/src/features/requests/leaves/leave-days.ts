import type { LeaveDay } from '@cadre/rules/leave/count-leave';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { inUnits } from '../categories/amounts.ts';

/** The amount of a leave, in its unit. */
export const amountOf = (days: readonly LeaveDay[]): number => inUnits(days.reduce((sum, { amount }) => sum + amount, 0));

/** Takes the days of a leave, in place of those it had. Where one of them is taken, the database refuses; `spares` leaves those alone instead. */
export async function takeDays(
  tx: Transaction,
  leave: { id: number; employee_id: number },
  days: readonly LeaveDay[],
  spares = false,
): Promise<void> {
  await sql`delete from leave_days where leave_id = ${leave.id}`.execute(tx);
  const rows = days.map((day) => ({ ...day, amount: inUnits(day.amount) }));
  await sql`
    insert into leave_days (leave_id, employee_id, date, slot, minutes, amount, skipped, year)
    select ${leave.id}, ${leave.employee_id}, date, slot, minutes, amount, skipped, year
    from json_to_recordset(${JSON.stringify(rows)}::json) as d (date date, slot text, minutes int, amount numeric, skipped text, year date)
    ${spares ? sql`on conflict (employee_id, date, slot) where active do nothing` : sql``}`.execute(tx);
}

/** Gives its days free, those after a day or all. */
export async function freeDays(tx: Transaction, leave_id: number, after?: string): Promise<void> {
  const some = after === undefined ? sql`` : sql`and date > ${after}::date`;
  await sql`update leave_days set active = false where leave_id = ${leave_id} and active ${some}`.execute(tx);
}
