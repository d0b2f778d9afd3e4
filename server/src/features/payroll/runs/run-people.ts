import { frequencyOf, isLastOfMonth, isWholeMonth, monthOf, type PayPeriod, periodsOf, spanOf } from '@cadre/rules/pay/pay-period';
import type { Transaction } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { isOverdue } from '../inputs/load-items.ts';
import type { StoredRun } from './stored-run.ts';

type Run = Pick<StoredRun, 'id' | 'month' | 'period' | 'kind' | 'branch_id' | 'department_id'>;

/**
 * Updates the people of a run: new ones join, and people who no longer belong to it leave with their payslip. People in another run of the period
 * stay there. Runs as the system.
 */
export async function gatherPeople(tx: Transaction, run: Run): Promise<number> {
  const { id, month, period, kind } = run;
  const people = peopleOf(run);
  await sql`
    delete from salaries s where s.payroll_id = ${id} and s.status = 'calculated' and s.employee_id not in (${people})`.execute(tx);
  await sql`
    delete from payroll_people p where p.payroll_id = ${id} and p.live and p.employee_id not in (${people})
      and not exists (select from salaries s where s.payroll_id = p.payroll_id and s.employee_id = p.employee_id)`.execute(tx);
  await sql`
    insert into payroll_people (payroll_id, employee_id, month, period, kind)
    select ${id}, found.id, ${month}, ${period}, ${kind} from (${people}) found order by found.id on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    with counted as (select count(*)::int as count from payroll_people where payroll_id = ${id} and live)
    update payrolls p set employees_count = counted.count from counted where p.id = ${id} returning counted.count`.execute(tx);
  return rows[0]?.count ?? 0;
}

/**
 * Employees of the pay period, on days that are paid by its frequency, in the run's branch and department at the end of it, or of their time in it, and former employees who are still owed
 * something.
 */
export function peopleOf({ period, kind, branch_id, department_id }: Pick<Run, 'period' | 'kind' | 'branch_id' | 'department_id'>): Sql {
  const { from, to } = spanOf(period);
  return sql`
    select e.id from employees e
    cross join lateral (
      select max(least(coalesce(p.left_on, ${to}::date), ${to}::date)) as day, max(coalesce(p.left_on, 'infinity'::date)) as left_on
      from known_employments p
      where p.employee_id = e.id and p.hired_on <= ${to}::date) employed
    ${branch_id === null && department_id === null ? sql`` : sql`cross join lateral version_on(e.id, employed.day) v`}
    where employed.day is not null and (employed.day >= ${from}::date and ${isPaidBy(period)} or ${isOwedAfterLeaving(period)})
      ${branch_id === null ? sql`` : sql`and v.branch_id = ${branch_id}`}
      ${department_id === null ? sql`` : sql`and v.department_id in (${departmentsBelow(department_id)})`}
      ${kind === 'final' ? sql`and employed.left_on <= ${to}::date` : sql``}
      ${kind === 'off_cycle' ? wasPaid(period) : sql``}`;
}

/** On some employed day of the period the employee is paid by its frequency; without any salary by the month. */
function isPaidBy(period: PayPeriod): Sql {
  const { from, to } = spanOf(period);
  const hasDays = sql`exists (
    select from pay_frequency_spans f join known_employments p on p.employee_id = f.employee_id
    where f.employee_id = e.id and f.frequency = ${frequencyOf(period)}
      and greatest(f.from_date, p.hired_on, ${from}::date) <= least(f.to_date, coalesce(p.left_on, 'infinity'::date), ${to}::date))`;
  return isWholeMonth(period) ? sql`(${hasNoShorterPeriods} or ${hasDays})` : hasDays;
}

const hasNoShorterPeriods: Sql = sql`not exists (
  select from compensations c where c.employee_id = e.id and c.frequency <> 'monthly' and c.status = 'approved')`;

/** Differences of closed periods that are to be paid out, and once-only pay for a month after the last day. */
function isOwedAfterLeaving(period: PayPeriod): Sql {
  const month = monthOf(period);
  const isOwed = sql`(exists (
    select from pay_adjustments a where a.employee_id = e.id and a.status = 'open' and a.month < ${period} and a.lines <> '[]'
    group by a.currency having sum(a.amount) > 0) ${isDueIn(period, sql`or ${isDue('allowances', month)} or ${isDue('bonuses', month)}`)})`;
  if (isWholeMonth(period)) return sql`(${isOwed} and (${hasNoShorterPeriods} or ${wasPaidBy(period)}))`;
  return sql`(employed.day < ${spanOf(period).from}::date and ${wasPaidBy(period)} and ${isOwed})`;
}

/** Once-only pay of a month is paid with its last period, to who had left before its first one. */
function isDueIn(period: PayPeriod, due: Sql): Sql {
  if (isWholeMonth(period)) return due;
  if (!isLastOfMonth(period)) return sql``;
  const [first = period] = periodsOf(frequencyOf(period), monthOf(period), spanOf(period).from);
  return sql`or employed.day < ${spanOf(first).from}::date and (false ${due})`;
}

/** Former employees stay with the frequency of their last salary. */
const wasPaidBy = (period: PayPeriod): Sql => sql`exists (
  select from pay_frequency_spans f where f.employee_id = e.id and f.frequency = ${frequencyOf(period)}
    and ${spanOf(period).to}::date between f.from_date and f.to_date)`;

const isDue = (source: 'allowances' | 'bonuses', month: string): Sql => sql`exists (
  select from ${sql.ref(source)} i where i.employee_id = e.id and i.recurrence = 'once' and i.status = 'active'
    and (i.month = ${month} or ${isOverdue(source, month, null)}))`;

const wasPaid = (period: PayPeriod): Sql => sql`and exists (
  select from salaries s where s.employee_id = e.id and s.period = ${period} and s.sequence = 0 and s.status in ('approved', 'paid'))`;

const departmentsBelow = (id: number): Sql => sql`
  with recursive below (id) as (
    select ${id}::int
    union
    select d.id from departments d join below on d.parent_id = below.id)
  select id from below`;
