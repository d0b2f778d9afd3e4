import { addDays, type Day } from '@cadre/rules/calendar';
import { addMonths } from '@cadre/rules/employment';
import { loadPlans } from '../../src/features/attendance/plans/load-plans.ts';
import { postDue } from '../../src/features/requests/balances/post-due.ts';
import { postUsage } from '../../src/features/requests/balances/post-usage.ts';
import { type Category, loadCategories } from '../../src/features/requests/categories/load-categories.ts';
import { amountOf, freeDays, takeDays } from '../../src/features/requests/leaves/leave-days.ts';
import { countDays, type LeaveWorks, type StoredLeave } from '../../src/features/requests/leaves/stored-leave.ts';
import type { Transaction } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import type { CompanyPlan } from '../company/plan.ts';
import { categories } from './categories.ts';
import { type LeavePlan, planLeaves } from './plan-leaves.ts';

type Company = { plan: CompanyPlan; employeeIds: number[]; decider: number; today: Day };

/** The kinds of leave, and a year of requests in every state, counted and posted by the product's own rules. */
export async function writeLeaves(tx: Transaction, { plan, employeeIds, decider, today }: Company): Promise<void> {
  const thisYear = `${today.slice(0, 4)}-01-01`;
  const byCode = await writeCategories(tx, addMonths(thisYear, -12));
  const vacation = byCode.get('VAC') as Category;
  const working = plan.employees.flatMap(({ status, hire_date }, number) => (status === 'active' ? [{ number, hire_date }] : []));
  const plans = await loadPlans(tx, employeeIds, addMonths(today, -12), addMonths(today, 6));
  const written: number[] = [];
  for (const leave of working.flatMap((person) => planLeaves(person, today))) {
    const by = { employee_id: employeeIds[leave.employee] as number, decider, plansOf: async () => plans };
    written.push(await writeLeave(tx, byCode.get(leave.category) as Category, leave, by));
  }
  await postUsage(tx, written);
  await postDue(tx, employeeIds);
  await sql`insert into leave_closings (leave_category_id, year) values (${vacation.id}, ${addMonths(thisYear, -12)}::date)`.execute(tx);
  await postDue(tx, employeeIds, [vacation.id]);
}

async function writeCategories(tx: Transaction, starts_on: Day): Promise<Map<string, Category>> {
  for (const category of categories) {
    const given = { ...category, starts_on };
    const names = Object.keys(given).map((name) => sql.ref(name));
    await sql`insert into leave_categories (${sql.join(names)}) values (${sql.join(Object.values(given))})`.execute(tx);
  }
  return new Map([...(await loadCategories(tx)).values()].map((category) => [category.code, category]));
}

type By = Pick<LeaveWorks, 'plansOf'> & { employee_id: number; decider: number };

async function writeLeave(tx: Transaction, category: Category, plan: LeavePlan, by: By): Promise<number> {
  const { from, to, from_slot, status, reason, note } = plan;
  const to_slot = from === to ? from_slot : 'full';
  const isDecided = ['approved', 'rejected', 'cancellation_requested'].includes(status);
  const span = { from_date: from, to_date: to, from_slot, to_slot, from_time: null, to_time: null } as const;
  const wanted = { id: 0, employee_id: by.employee_id, leave_category_id: category.id, reason, substitute_id: null, ...span };
  const { days } = await countDays(tx, by, category, wanted);
  const asked = `${addDays(from, -21)} 09:30+00`;
  const { rows } = await sql<StoredLeave>`
    insert into leaves (employee_id, leave_category_id, title, from_date, to_date, from_slot, to_slot, amount, reason, status, attempt, as_draft,
      decided_at, decision_note, cancel_reason, created_at, updated_at, updated_by_id)
    values (${by.employee_id}, ${category.id}, ${`${category.name}, ${from === to ? from : `${from} – ${to}`}`}, ${from}::date, ${to}::date,
      ${from_slot}, ${to_slot}, ${amountOf(days)}, ${reason}, ${status}, ${status === 'draft' ? 0 : 1}, ${status === 'draft'},
      case when ${isDecided} then least(now(), ${asked}::timestamptz + interval '1 day') end, ${note},
      ${status === 'cancellation_requested' ? 'Plans have changed' : null}, least(now(), ${asked}::timestamptz), least(now(), ${asked}::timestamptz),
      ${isDecided ? by.decider : null})
    returning *`.execute(tx);
  const leave = rows[0] as StoredLeave;
  if (status !== 'draft') await takeDays(tx, leave, days);
  if (status === 'rejected' || status === 'cancelled') await freeDays(tx, leave.id);
  return leave.id;
}
