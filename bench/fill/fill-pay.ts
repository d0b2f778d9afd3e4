import { connectOwner } from '../tools/owner.ts';

/** The month that is paid: the last one that is over. */
export const paidMonth = `to_char(current_date - interval '1 month', 'YYYY-MM')`;
export const firstDay = `date_trunc('month', current_date - interval '1 month')::date`;

/**
 * Gives all employees a salary, five items, and days as planned since the month began, which are already settled. No item is shared
 * between employees, so each is looked up by employee.
 */
export async function fillPay(databaseUrl: string): Promise<void> {
  const owner = await connectOwner(databaseUrl, '-c session_replication_role=replica');
  try {
    for (const statement of statements) await owner.query(statement);
    await owner.query(`vacuum (analyze) ${filled.join(', ')}, employees`);
  } finally {
    await owner.end();
  }
}

const filled = [
  'bonuses',
  'deductions',
  'allowances',
  'compensations',
  'pay_components',
  'attendances',
  'attendance_days',
  'attendance_dirty',
  'travels',
  'overtime',
  'overtime_days',
  'tax_details',
];

/** Items of an earlier employment have ended for good, so these begin with the current one. */
const sinceHired = `to_char(greatest(e.hire_date, date '2020-01-01'), 'YYYY-MM')`;

const statements = [
  `set app.user_id = 'system'`,
  ...filled.map((table) => `delete from ${table}`),
  `update employees set created_at = ${firstDay}`,
  `insert into compensations (employee_id, effective_from, amount, currency, status)
   select id, '2000-01-01', 200000 + id * 17 % 400000, 'EUR', 'approved' from employees`,
  `insert into allowances (employee_id, name, kind, amount, rate_bp, currency, start_month)
   select e.id, 'Allowance ' || at, case at when 1 then 'fixed' else 'percent' end, case at when 1 then 5000 end, case at when 2 then 250 end,
     case at when 1 then 'EUR' end, ${sinceHired} from employees e, generate_series(1, 2) at`,
  `insert into bonuses (employee_id, name, amount, currency, recurrence, start_month)
   select id, 'Bonus', 12345, 'EUR', 'monthly', ${sinceHired} from employees e`,
  `insert into deductions (employee_id, name, amount, rate_bp, kind, currency, start_month)
   select e.id, 'Deduction ' || at, case at when 1 then 3000 end, case at when 2 then 150 end, case at when 1 then 'fixed' else 'percent' end,
     case at when 1 then 'EUR' end, ${sinceHired} from employees e, generate_series(1, 2) at`,
  `insert into pay_components (code, name, kind, base, rate_bp, employer_rate_bp, currency, valid_from, status)
   values ('SOCIAL', 'Social', 'social', 'gross', 635, 2990, 'EUR', '2020-01', 'active')`,
  `insert into attendance_days (employee_id, date, status, origin, timezone, expected_minutes, worked_minutes, break_minutes, late_minutes,
     early_minutes, overtime_minutes, excused_minutes, leave_minutes, holiday_minutes)
   select p.employee_id, day::date, case when works then 'present' else 'day_off' end, 'company', 'Europe/Madrid', case when works then 480 else 0 end,
     case when works then 480 else 0 end, 0, 0, 0, 0, 0, 0, 0
   from employment_periods p join employees e on e.id = p.employee_id join branches b on b.id = e.branch_id
   cross join lateral (select (now() at time zone coalesce(e.timezone, b.timezone))::date as today) clock
   cross join lateral generate_series(greatest(p.hired_on, ${firstDay}), least(p.left_on, e.last_working_day, clock.today), interval '1 day') day
   cross join lateral (select extract(isodow from day) < 6 as works) w`,
];

/** Payslips of all employees for the given past months, none of them in a person's open month. */
export async function fillPayslips(databaseUrl: string, from: number, to: number): Promise<void> {
  const owner = await connectOwner(databaseUrl, '-c session_replication_role=replica');
  const line = { code: 'basic', name: null, kind: 'earning', quantity: 30_000, unit: 'days', rate: null, base: 300_000, amount: 300_000 };
  const lines = JSON.stringify([{ ...line, source: null, account: null, explain: [] }]);
  const month = `to_char(current_date - make_interval(months => at), 'YYYY-MM')`;
  try {
    await owner.query(`set app.user_id = 'system'`);
    await owner.query(
      `insert into payrolls (name, month, period, from_date, to_date, pay_date, status)
       select 'Measured ' || at, m, m, pay_period_from(m), pay_period_to(m), current_date, 'closed'
       from generate_series($1::int, $2::int) at cross join lateral (select ${month} as m) paid`,
      [from, to],
    );
    await owner.query(
      `insert into salaries (payroll_id, employee_id, month, period, currency, basic_salary, allowances_total, bonuses_total, gross, taxable, deductions_total,
         net, employer_cost, lines, status, paid_on, contents_hash)
       select p.id, e.id, p.month, p.period, 'EUR', 300000, 0, 0, 300000, 300000, 0, 300000, 300000, $1::jsonb, 'paid', current_date, 'measured'
       from payrolls p, employees e where p.name like 'Measured %' and not exists (select from salaries s where s.payroll_id = p.id) order by p.id, e.id`,
      [lines],
    );
    await owner.query('vacuum (analyze) salaries, payrolls');
  } finally {
    await owner.end();
  }
}
