import type { Day } from '@cadre/rules/calendar';
import type { Transaction } from '../../src/platform/database/database.ts';
import { type Sql, sql } from '../../src/platform/database/sql.ts';

/** Months counted from the one of today: `2026-09` for -2. */
const monthAt = (today: Day, by: number): Sql<string> =>
  sql`to_char(date_trunc('month', ${today}::date) + make_interval(months => ${by}), 'YYYY-MM')`;

/** Current employees in order, with their pay currency and a small amount in it. */
const people = sql`(
  select e.id, e.name, b.currency, case b.currency when 'JPY' then 160 else 100 end as unit, row_number() over (order by e.id) as place
  from employees e join branches b on b.id = e.branch_id where e.status not in ('terminated', 'onboarding')) p`;

/** For branches, a department, a job and single people; some ended, one rests. */
export async function writeAllowances(tx: Transaction, today: Day): Promise<void> {
  const [start, past, ended] = [monthAt(today, -14), monthAt(today, -10), monthAt(today, -3)];
  await sql`
    insert into allowances (branch_id, name, code, kind, amount, unit_source, currency, start_month, taxable, account)
    select b.id, case b.currency when 'JPY' then 'Commuting' else 'Meals' end, case b.currency when 'JPY' then 'COMMUTE' else 'MEALS' end,
      case b.currency when 'JPY' then 'fixed' else 'per_day' end, case b.currency when 'JPY' then 15000 else 1100 end,
      case b.currency when 'JPY' then null else 'worked_days' end, b.currency, ${start}, false, '6490' from branches b order by b.id`.execute(
    tx,
  );
  await sql`
    insert into allowances (department_id, name, code, kind, rate_bp, start_month, prorate)
    select min(id), 'On-call duty', 'ONCALL', 'percent', 300, ${start}, true from departments where parent_id is not null having min(id) is not null`.execute(
    tx,
  );
  await sql`
    insert into allowances (branch_id, name, code, kind, rate_bp, base, recurrence, pay_months, served_by, less_unpaid_leave, start_month, account)
    select b.id, 'Thirteenth salary', 'THIRTEENTH', 'percent', 5000, 'basic', 'by_service', '[6, 12]', 'full_months', true, ${start}, '6405'
    from branches b where b.currency = 'EUR' order by b.id`.execute(tx);
  await sql`
    insert into allowances (employee_id, name, code, kind, amount, currency, recurrence, month, start_month, end_month, prorate, status)
    select p.id, i.name, i.code, 'fixed', i.units * p.unit, p.currency, i.recurrence, i.month, i.first, i.last, true, i.status
    from ${people} join (values
      (6, 1, 'Housing', 'HOUSING', 250, 'monthly', null, ${start}, null, 'active'),
      (11, 3, 'Language', 'LANGUAGE', 90, 'monthly', null, ${past}, null, 'active'),
      (17, 5, 'Relocation', 'MOVE', 900, 'once', ${monthAt(today, -1)}, null, null, 'active'),
      (23, 7, 'Parking', null, 60, 'monthly', null, ${past}, ${ended}, 'ended'),
      (29, 8, 'Home office', null, 40, 'monthly', null, ${past}, null, 'paused')
    ) i (every, at, name, code, units, recurrence, month, first, last, status) on p.place % i.every = i.at
    order by i.every, p.id`.execute(tx);
}

/** Most once, in the months behind and in this one; some wait for a second person. */
export async function writeBonuses(tx: Transaction, { today, payroll }: { today: Day; payroll: number }): Promise<void> {
  await sql`
    insert into bonuses (employee_id, name, reason, kind, amount, rate_bp, currency, recurrence, month, start_month, status, attempt, decision_note, decided_at,
      entered_by_id, created_by_id, updated_by_id)
    select p.id, i.name, i.reason, i.kind, i.units * p.unit, i.rate_bp, p.currency, i.recurrence, i.month, i.first, i.status,
      case when i.status in ('pending', 'rejected') then 1 else 0 end, case i.status when 'rejected' then 'Next year, with the results.' end,
      case i.status when 'rejected' then now() - interval '4 days' end, ${payroll}, ${payroll}, ${payroll}
    from ${people} join (values
      (5, 2, 'Yearly bonus', 'performance', 'fixed', 1200, null::int, 'once', ${monthAt(today, -8)}, null, 'active'),
      (8, 3, 'Project bonus', 'project', 'fixed', 450, null, 'once', ${monthAt(today, -1)}, null, 'active'),
      (10, 4, 'Project bonus', 'project', 'fixed', 600, null, 'once', ${monthAt(today, 0)}, null, 'active'),
      (19, 6, 'Referral', 'referral', 'fixed', 500, null, 'once', ${monthAt(today, -4)}, null, 'active'),
      (31, 9, 'Retention', 'retention', 'percent', null, 500, 'monthly', null, ${monthAt(today, -6)}, 'active'),
      (25, 12, 'Yearly bonus', 'performance', 'fixed', 4500, null, 'once', ${monthAt(today, 0)}, null, 'pending'),
      (37, 14, 'Yearly bonus', 'performance', 'fixed', 5200, null, 'once', ${monthAt(today, -1)}, null, 'rejected')
    ) i (every, at, name, reason, kind, units, rate_bp, recurrence, month, first, status) on p.place % i.every = i.at
    where p.id <> all(array(select employee_id from users where id = ${payroll} and employee_id is not null))
    order by i.every, p.id`.execute(tx);
}

/** Loans that are paid back, one of them in part by bank transfer, an advance, dues, a garnishment; one is paused. */
export async function writeDeductions(tx: Transaction, today: Day): Promise<void> {
  await sql`
    insert into deductions (employee_id, name, category, kind, amount, rate_bp, currency, recurrence, month, start_month, principal, installments, max_share_bp,
      priority, status, account)
    select p.id, i.name, i.category, i.kind, i.units * p.unit, i.rate_bp, p.currency, i.recurrence, i.month, i.first, i.units * p.unit * i.parts, i.parts,
      i.max_share_bp, i.priority, i.status, '4600'
    from ${people} join (values
      (9, 1, 'Staff loan', 'loan', 'fixed', 250, null::int, 'monthly', null, ${monthAt(today, -5)}, 12, 3000, 50, 'active'),
      (13, 5, 'Advance', 'advance', 'fixed', 400, null, 'once', ${monthAt(today, 0)}, null, null, null, 80, 'active'),
      (7, 4, 'Union dues', 'other', 'percent', null, 100, 'monthly', null, ${monthAt(today, -13)}, null, null, 100, 'active'),
      (27, 10, 'Gym', 'other', 'fixed', 35, null, 'monthly', null, ${monthAt(today, -9)}, null, null, 200, 'paused')
    ) i (every, at, name, category, kind, units, rate_bp, recurrence, month, first, parts, max_share_bp, priority, status) on p.place % i.every = i.at
    order by i.every, p.id`.execute(tx);
  await sql`
    insert into deductions (employee_id, name, category, kind, amount, currency, recurrence, start_month, max_share_bp, protected_amount, protected_per_child,
      priority, account)
    select p.id, 'Court order', 'garnishment', 'fixed', 180 * p.unit, p.currency, 'monthly', ${monthAt(today, -7)}, 5000, 1200 * p.unit, 200 * p.unit, 10, '4650'
    from ${people} where p.place % 47 = 20`.execute(tx);
  await sql`
    insert into loan_repayments (deduction_id, paid_on, amount, method, note)
    select min(id), ${today}::date - 24, min(amount) * 2, 'bank', 'Paid two parts at once' from deductions where category = 'loan' having min(id) is not null`.execute(
    tx,
  );
}

/** Tax details other than pay, and employees booked on two cost centers. */
export async function writeTaxDetails(tx: Transaction, today: Day): Promise<void> {
  await sql`
    insert into tax_details (employee_id, valid_from, children, allowance, currency, exempt_from_social)
    select e.id, greatest(to_char(e.hire_date, 'YYYY-MM'), ${`${Number(today.slice(0, 4)) - 2}-01`}), family.children,
      case when e.id % 7 = 3 then case b.currency when 'JPY' then 20000 else 12000 end end, case when e.id % 7 = 3 then b.currency end,
      e.employment_type = 'intern'
    from employees e join branches b on b.id = e.branch_id
    cross join lateral (select count(*)::int as children from dependents d where d.employee_id = e.id and d.kinship = 'child') family
    where family.children > 0 or e.id % 7 = 3 or e.employment_type = 'intern' order by e.id`.execute(tx);
  await sql`
    insert into cost_shares (employee_id, cost_center_id, share_bp, valid_from)
    select e.id, c.id, 4000, greatest(to_char(e.hire_date, 'YYYY-MM'), ${monthAt(today, -9)})
    from employees e join departments d on d.id = e.department_id cross join lateral (
      select id from cost_centers where id <> d.cost_center_id order by id limit 1 offset e.id % 5) c
    where e.status = 'active' and e.id % 19 = 8 order by e.id`.execute(tx);
}
