import type { Day } from '@cadre/rules/calendar';
import { addMonths } from '@cadre/rules/employment';
import type { Plans } from '../../src/crud/ports/plans.ts';
import { loadPlans } from '../../src/features/attendance/plans/load-plans.ts';
import { postDue } from '../../src/features/requests/balances/post-due.ts';
import { postUsage } from '../../src/features/requests/balances/post-usage.ts';
import { type Category, loadCategories, policyFields } from '../../src/features/requests/categories/load-categories.ts';
import { amountOf, freeDays, takeDays } from '../../src/features/requests/leaves/leave-days.ts';
import { countDays, type StoredLeave } from '../../src/features/requests/leaves/stored-leave.ts';
import type { Transaction } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';
import type { CompanyPlan } from '../company/plan.ts';
import { categories, vacationSinceThisYear } from './categories.ts';
import { type LeavePlan, planLeaves } from './plan-leaves.ts';

type Company = { plan: CompanyPlan; employeeIds: number[]; decider: number; today: Day };

/** The kinds of leave, and a year of requests in every state, counted and posted by the product's own rules. */
export async function writeLeaves(tx: Transaction, { plan, employeeIds, decider, today }: Company): Promise<void> {
  const thisYear = `${today.slice(0, 4)}-01-01`;
  await writeCategories(tx, addMonths(thisYear, -12));
  await raiseVacation(tx, thisYear);
  const byCode = new Map([...(await loadCategories(tx)).values()].map((category) => [category.code, category]));
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

async function writeCategories(tx: Transaction, starts_on: Day): Promise<void> {
  for (const category of categories) {
    const given = { ...category, starts_on };
    const names = Object.keys(given).map((name) => sql.ref(name));
    await sql`insert into leave_categories (${sql.join(names)}) values (${sql.join(Object.values(given))})`.execute(tx);
  }
}

/** A second version of the policy, dated to the begin of this leave year. */
async function raiseVacation(tx: Transaction, thisYear: Day): Promise<void> {
  await sql`
    update leave_categories set annual_amount = ${vacationSinceThisYear}, "from" = ${thisYear}::date where code = 'VAC'`.execute(tx);
  const fields = sql.join(policyFields.map((name) => sql.ref(name)));
  await sql`
    insert into leave_policies (leave_category_id, valid_from, ${fields}) select id, "from", ${fields} from leave_categories where code = 'VAC'`.execute(
    tx,
  );
}

type By = Pick<Plans, 'plansOf'> & { employee_id: number; decider: number };

async function writeLeave(tx: Transaction, category: Category, plan: LeavePlan, by: By): Promise<number> {
  const { from, to, from_slot, status, reason, note, shorten_to } = plan;
  const to_slot = from === to ? from_slot : 'full';
  const isDecided = ['approved', 'rejected', 'cancellation_requested'].includes(status);
  const span = { from_date: from, to_date: to, from_slot, to_slot, from_time: null, to_time: null } as const;
  const wanted = { id: 0, employee_id: by.employee_id, leave_category_id: category.id, reason, substitute_id: null, ...span };
  const { days } = await countDays(tx, by, category, wanted);
  const entered = `${plan.entered} ${category.requires_approval ? '09:30' : '06:40'}+00`;
  const { rows } = await sql<StoredLeave>`
    insert into leaves (employee_id, leave_category_id, title, from_date, to_date, from_slot, to_slot, amount, reason, status, attempt, as_draft,
      decided_at, decision_note, cancel_reason, shorten_to, created_at, updated_at, updated_by_id)
    values (${by.employee_id}, ${category.id}, ${`${category.name}, ${from === to ? from : `${from} – ${to}`}`}, ${from}::date, ${to}::date,
      ${from_slot}, ${to_slot}, ${amountOf(days)}, ${reason}, ${status}, ${status === 'draft' ? 0 : 1}, ${status === 'draft'},
      case when ${isDecided} then least(now(), ${entered}::timestamptz + ${category.requires_approval ? '1 day' : '0 days'}::interval) end, ${note},
      ${status === 'cancellation_requested' ? 'Plans have changed' : null}, ${shorten_to}::date, ${entered}::timestamptz, ${entered}::timestamptz,
      ${isDecided ? by.decider : null})
    returning *`.execute(tx);
  const leave = rows[0] as StoredLeave;
  if (status !== 'draft') await takeDays(tx, leave, days, plan.interrupted);
  if (status === 'rejected' || status === 'cancelled') await freeDays(tx, leave.id);
  if (plan.interrupted) await leaveOutIllness(tx, leave.id);
  return leave.id;
}

/** Days on which the employee was ill were given back. */
async function leaveOutIllness(tx: Transaction, id: number): Promise<void> {
  await sql`
    update leaves set amount = (select coalesce(sum(d.amount), 0) from leave_days d where d.leave_id = ${id} and d.active) where id = ${id}`.execute(
    tx,
  );
}
