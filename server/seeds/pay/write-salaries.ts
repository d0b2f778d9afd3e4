import type { Day } from '@cadre/rules/calendar';
import type { Transaction } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';

/** Twelve months and a thirteenth salary in two parts, which people in Spain earn by months served. */
export const eurPayments = 13;

type Company = { today: Day; payroll: number; second: number };

/**
 * All salaries since hire: within the band of the job, in the currency of the branch. Most had a raise at the turn of the year, some in the
 * middle of a month, a few will have one; some are pending, and one newcomer is paid every two weeks.
 */
export async function writeSalaries(tx: Transaction, { today, payroll, second }: Company): Promise<void> {
  await sql`
    insert into compensations (employee_id, effective_from, amount, currency, reason, note, status, decision_note, decided_at, entered_by_id,
      frequency, created_by_id, updated_by_id, created_at, updated_at)
    select person.id, step.since, (person.base * step.percent / 100 * case paid.every when 'fortnightly' then 12 / 26.0 else 1 end / unit.size)::bigint * unit.size, person.currency, step.reason, step.note, step.status,
      case step.status when 'rejected' then 'Not before the budget is settled.' when 'withdrawn' then 'Entered for the wrong person.' end,
      case when step.status <> 'pending' then entered.at + interval '1 day' end, entered.by, paid.every, entered.by, entered.by, entered.at, entered.at
    from (
      select e.id, b.currency, first.hired_on, nullif(last.hired_on, first.hired_on) as rehired_on, last.left_on, row_number() over (order by e.id) as place,
        case when b.currency = j.currency or j.salary_min is null then 1 else 1.6 end
          * coalesce(nullif(j.salary_min + (j.salary_max - j.salary_min) * (20 + e.id * 37 % 60) / 100, 0), 3000000)
          / case b.currency when 'EUR' then ${eurPayments}::int else 12 end * e.fte / 10000 as base
      from employees e join branches b on b.id = e.branch_id left join jobs j on j.id = e.job_id
      cross join lateral (select min(hired_on) as hired_on from employment_periods p where p.employee_id = e.id) first
      cross join lateral (select hired_on, left_on from employment_periods p where p.employee_id = e.id order by p.hired_on desc limit 1) last
    ) person
    cross join lateral (select case person.currency when 'JPY' then 1000 else 5000 end as size) unit
    cross join lateral (values
      (person.hired_on, case when person.hired_on > ${today}::date - 700 then 98 else 91 end, 'hire', null, 'approved', true),
      (person.rehired_on, 97, 'hire', null, 'approved', person.rehired_on is not null),
      (date_trunc('year', ${today}::date - 365)::date, 97, 'raise', 'Yearly review', 'approved', person.hired_on <= ${today}::date - 700),
      (date_trunc('year', ${today}::date)::date, 100, 'raise', 'Yearly review', 'approved', person.place % 5 <> 0),
      (date_trunc('month', ${today}::date - 62)::date + 15, 104, 'promotion', null, 'approved', person.place % 9 = 2),
      (date_trunc('month', ${today}::date + 62)::date, 107, 'raise', 'Agreed in the last talk', 'approved', person.place % 12 = 4),
      (date_trunc('month', ${today}::date + 31)::date, 108, 'raise', 'Takes on a second project', 'pending', person.place % 15 = 6),
      (date_trunc('month', ${today}::date - 31)::date, 118, 'raise', null, 'rejected', person.place % 30 = 11),
      (date_trunc('month', ${today}::date)::date, 110, 'correction', null, 'withdrawn', person.place % 40 = 13)
    ) step (since, percent, reason, note, status, is_due)
    cross join lateral (
      select case when person.id = (select max(id) from employees where status = 'onboarding') then 'fortnightly' else 'monthly' end as every) paid
    cross join lateral (
      select least(now() - interval '3 days', (step.since - 20)::timestamptz) as at, case when person.place % 60 = 6 then ${payroll}::int else ${second}::int end as by) entered
    where step.is_due and (step.reason = 'hire' or step.since > person.hired_on + 90) and step.since <= coalesce(person.left_on, 'infinity')
      and (step.status <> 'pending' or person.id <> all(array(select employee_id from users where id in (${payroll}, ${second}))))
    order by step.since, person.id`.execute(tx);
}
