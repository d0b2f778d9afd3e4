import type { DayPlan } from '@cadre/rules/attendance/facts';
import { expectedMinutes } from '@cadre/rules/attendance/shift-hours';
import { leaveYearOf } from '@cadre/rules/leave/leave-year';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { postEntries } from '../balances/post-due.ts';
import { loadCategories } from '../categories/load-categories.ts';
import type { StoredExcuse } from './stored-excuse.ts';

/** Takes from leave what lies beyond the quota; the hours of a day are its share of it. */
export async function deductLeave(
  tx: Transaction,
  { id, employee_id, date, title, attempt, deducted_minutes }: StoredExcuse,
  plan: DayPlan,
) {
  const leave_category_id = plan.settings.excuse_leave_category_id;
  const category = leave_category_id === null ? undefined : (await loadCategories(tx, [leave_category_id])).get(leave_category_id);
  if (deducted_minutes === 0 || !category || !plan.shift) return;
  const { unit, year_starts_in } = category.counting;
  const whole = { minute: 1, hour: 60, day: expectedMinutes(plan.shift, plan.date, plan.zone) }[unit];
  const amount = -Math.round((deducted_minutes * 1000) / whole);
  const { from: year } = leaveYearOf(year_starts_in, date);
  const entry = { kind: 'adjustment' as const, year, date, amount, expires_on: null };
  await postEntries(tx, [{ ...entry, employee_id, leave_category_id: category.id, note: title, key: `excuse:${id}:${attempt}` }]);
}

/** Gives it back: as it was taken, whatever the settings have become. */
export async function giveLeaveBack(tx: Transaction, { id, employee_id, attempt }: StoredExcuse): Promise<void> {
  const key = `excuse:${id}:${attempt}`;
  await sql`
    insert into leave_ledger (employee_id, leave_category_id, year, date, kind, amount, note, key)
    select employee_id, leave_category_id, year, date, kind, -amount, note, ${`${key}:back`}
    from leave_ledger where employee_id = ${employee_id} and key = ${key}
    on conflict (key) do nothing`.execute(tx);
}
