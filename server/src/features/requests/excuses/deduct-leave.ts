import type { DayPlan } from '@cadre/rules/attendance/facts';
import { expectedMinutes } from '@cadre/rules/attendance/plan/shift-hours';
import { firstOverdraft } from '@cadre/rules/leave/balance';
import type { Finding } from '@cadre/rules/leave/check-leave';
import { leaveYearOf } from '@cadre/rules/leave/leave-year';
import { refuseFindings } from '../../../crud/requests/refuse-findings.ts';
import type { Runner, Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { loadAccounts } from '../balances/load-accounts.ts';
import { postEntries } from '../balances/post-due.ts';
import { type Category, loadCategories } from '../categories/load-categories.ts';
import { excuseRefusals } from './excuse-refusals.ts';
import type { StoredExcuse } from './stored-excuse.ts';

type Deducted = Pick<StoredExcuse, 'employee_id' | 'date' | 'deducted_minutes'>;

/** Deducts excused time beyond the quota from leave, if there is any. */
export async function deductLeave(tx: Transaction, excuse: StoredExcuse, plan: DayPlan): Promise<void> {
  const deduction = await deductionOf(tx, excuse, plan);
  if (!deduction) return;
  const { id, employee_id, date, title, attempt } = excuse;
  refuseFindings(await shortOf(tx, excuse, deduction), excuseRefusals);
  const { category, amount } = deduction;
  const { from: year } = leaveYearOf(category.counting.year_starts_in, date);
  const entry = { kind: 'adjustment' as const, year, date, amount: -amount, expires_on: null };
  await postEntries(tx, [{ ...entry, employee_id, leave_category_id: category.id, note: title, key: `excuse:${id}:${attempt}` }]);
}

/** Finds out whether the leave balance, after pending requests, is too low for the excuse; the category limits how far it may fall. */
export async function findShortLeave(db: Runner, excuse: Deducted, plan: DayPlan): Promise<Finding[]> {
  const deduction = await deductionOf(db, excuse, plan);
  return deduction ? shortOf(db, excuse, deduction) : [];
}

type Deduction = { category: Category; amount: number };

/** In thousandths of the category's unit; the hours of a day are its share of it. */
async function deductionOf(db: Runner, { deducted_minutes }: Deducted, plan: DayPlan): Promise<Deduction | undefined> {
  const leave_category_id = plan.settings.excuse_leave_category_id;
  if (deducted_minutes === 0 || leave_category_id === null || !plan.shift) return undefined;
  const category = (await loadCategories(db, [leave_category_id])).get(leave_category_id);
  if (!category) return undefined;
  const whole = { minute: 1, hour: 60, day: expectedMinutes(plan.shift, plan.date, plan.zone) }[category.counting.unit];
  return { category, amount: Math.round((deducted_minutes * 1000) / whole) };
}

async function shortOf(db: Runner, { employee_id, date }: Deducted, { category, amount }: Deduction): Promise<Finding[]> {
  const [person] = await loadAccounts(db, [employee_id], [category.id]);
  const [account] = person?.accounts ?? [];
  const shortage = account ? firstOverdraft(account, account.pending, [{ date, amount }]) : { date, short: amount };
  return shortage
    ? [{ field: 'to_time', code: 'leave_short', args: { day: shortage.date, short: shortage.short / 1000 }, blocks: true }]
    : [];
}

/** Reverses the deduction as it was posted, regardless of the current settings. */
export async function giveLeaveBack(tx: Transaction, { id, employee_id, attempt }: StoredExcuse): Promise<void> {
  const key = `excuse:${id}:${attempt}`;
  await sql`
    insert into leave_ledger (employee_id, leave_category_id, year, date, kind, amount, note, key)
    select employee_id, leave_category_id, year, date, kind, -amount, note, ${`${key}:back`}
    from leave_ledger where employee_id = ${employee_id} and key = ${key}
    on conflict (key) do nothing`.execute(tx);
}
