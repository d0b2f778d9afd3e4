import { monthSpan } from '@cadre/rules/calendar';
import type { Transaction } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { isOverdue } from '../inputs/load-items.ts';
import type { StoredRun } from './stored-run.ts';

type Run = Pick<StoredRun, 'id' | 'month' | 'kind' | 'branch_id' | 'department_id'>;

/**
 * Brings the people of a run up to date: who came since joins it, and who is none of its people any more leaves it, with their payslip. Whoever is in
 * another run of the month stays there. In the name of the house.
 */
export async function gatherPeople(tx: Transaction, run: Run): Promise<number> {
  const { id, month, kind } = run;
  const people = peopleOf(run);
  await sql`
    delete from salaries s where s.payroll_id = ${id} and s.status = 'calculated' and s.employee_id not in (${people})`.execute(tx);
  await sql`
    delete from payroll_people p where p.payroll_id = ${id} and p.live and p.employee_id not in (${people})
      and not exists (select from salaries s where s.payroll_id = p.payroll_id and s.employee_id = p.employee_id)`.execute(tx);
  await sql`
    insert into payroll_people (payroll_id, employee_id, month, kind)
    select ${id}, found.id, ${month}, ${kind} from (${people}) found order by found.id on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    with counted as (select count(*)::int as count from payroll_people where payroll_id = ${id} and live)
    update payrolls p set employees_count = counted.count from counted where p.id = ${id} returning counted.count`.execute(tx);
  return rows[0]?.count ?? 0;
}

/**
 * Employees of the month in the run's branch and department at the end of it, or of their time in it, and former employees who are still owed
 * something.
 */
export function peopleOf({ month, kind, branch_id, department_id }: Pick<Run, 'month' | 'kind' | 'branch_id' | 'department_id'>): Sql {
  const { from, to } = monthSpan(month);
  return sql`
    select e.id from employees e
    cross join lateral (
      select max(least(coalesce(p.left_on, ${to}::date), ${to}::date)) as day, max(coalesce(p.left_on, 'infinity'::date)) as left_on
      from employment_periods p
      where p.employee_id = e.id and p.hired_on <= ${to}::date) employed
    ${branch_id === null && department_id === null ? sql`` : sql`cross join lateral version_on(e.id, employed.day) v`}
    where employed.day is not null and (employed.day >= ${from}::date or ${isOwedAfterLeaving(month)})
      ${branch_id === null ? sql`` : sql`and v.branch_id = ${branch_id}`}
      ${department_id === null ? sql`` : sql`and v.department_id in (${departmentsBelow(department_id)})`}
      ${kind === 'final' ? sql`and employed.left_on <= ${to}::date` : sql``}
      ${kind === 'off_cycle' ? wasPaid(month) : sql``}`;
}

/** Differences of closed months that are to be paid out, and once-only pay for a month after the last day. */
const isOwedAfterLeaving = (month: string): Sql => sql`(
  exists (
    select from pay_adjustments a where a.employee_id = e.id and a.status = 'open' and a.month < ${month} and a.lines <> '[]'
    group by a.currency having sum(a.amount) > 0)
  or ${isDue('allowances', month)} or ${isDue('bonuses', month)})`;

const isDue = (source: 'allowances' | 'bonuses', month: string): Sql => sql`exists (
  select from ${sql.ref(source)} i where i.employee_id = e.id and i.recurrence = 'once' and i.status = 'active'
    and (i.month = ${month} or ${isOverdue(source, month, null)}))`;

const wasPaid = (month: string): Sql => sql`and exists (
  select from salaries s where s.employee_id = e.id and s.month = ${month} and s.sequence = 0 and s.status in ('approved', 'paid'))`;

const departmentsBelow = (id: number): Sql => sql`
  with recursive below (id) as (
    select ${id}::int
    union
    select d.id from departments d join below on d.parent_id = below.id)
  select id from below`;
