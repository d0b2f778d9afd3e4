import { connectOwner } from '../tools/owner.ts';

/**
 * Three years of leave for all people: a category with monthly accrual, a week of it every other month with its days, cost and approver,
 * and for every tenth person a pending day: a hundred of them for the administrator. No person twice on a day.
 */
export async function fillLeave(databaseUrl: string): Promise<void> {
  const owner = await connectOwner(databaseUrl, '-c session_replication_role=replica');
  try {
    for (const statement of statements) await owner.query(statement);
    await owner.query('vacuum (analyze) leaves, leave_days, leave_ledger, approvals, approval_assignees');
  } finally {
    await owner.end();
  }
}

const year = `date_trunc('year', current_date)::date`;
const category = `(select id from leave_categories where code = 'MEASURED')`;
/** The Monday of an employee's week of leave. */
const monday = `date_trunc('week', date_trunc('month', current_date) - make_interval(months => at * 2) + make_interval(days => e.id % 20))::date`;
/** The approver; for every hundredth request it is the administrator. */
const decider = `(select min(u.id) from users u where case l.employee_id % 100 when 0 then u.email = 'admin@example.com' else u.employee_id = l.employee_id % 100 end)`;

const statements = [
  `insert into leave_categories (name, code, color, annual_amount, "grant", rounding, prorate, prorate_fte, carry_over, starts_on)
   values ('Measured', 'MEASURED', '#0b7a4b', 36, 'accrual', 'none', 'none', false, 'all', ${year} - interval '2 years')`,
  `insert into leaves (employee_id, leave_category_id, title, from_date, to_date, amount, status, decided_at, attempt)
   select e.id, ${category}, 'Measured', ${monday}, ${monday} + 4, 5, 'approved', now(), 1 from employees e, generate_series(0, 11) at
   where not exists (select from leaves l where l.employee_id = e.id and l.from_date <= ${monday} + 4 and l.to_date >= ${monday})`,
  `insert into leaves (employee_id, leave_category_id, title, from_date, to_date, amount, status, attempt)
   select e.id, ${category}, 'Measured', day, day, 1, 'pending', 1
   from employees e, lateral (select (date_trunc('week', current_date) + interval '70 days')::date as day) d where e.id % 10 = 0`,
  `insert into leave_days (leave_id, employee_id, date, slot, minutes, amount, year)
   select l.id, l.employee_id, day::date, slot, 240, 0.5, date_trunc('year', day)::date
   from leaves l, generate_series(l.from_date, l.to_date, interval '1 day') day, unnest('{am,pm}'::text[]) slot where l.title = 'Measured'`,
  `insert into leave_ledger (employee_id, leave_category_id, year, date, kind, amount, leave_id, key)
   select l.employee_id, l.leave_category_id, date_trunc('year', day)::date, day::date, 'usage', -1, l.id, 'usage:' || l.id || ':' || day::date
   from leaves l, generate_series(l.from_date, l.to_date, interval '1 day') day where l.title = 'Measured' and l.status = 'approved'`,
  `insert into approvals (model, model_id, employee_id, level, mode, chain, approver_kind, status, decided_by_id, decided_at)
   select 'leaves', l.id, l.employee_id, 1, 'any', '[]', 'user', l.status, case l.status when 'approved' then ${decider} end, l.decided_at
   from leaves l where l.title = 'Measured'`,
  `insert into approval_assignees (approval_id, user_id, via, agreed_at)
   select l.id, ${decider}, 'direct', l.decided_at from approvals l where l.model = 'leaves' and l.chain = '[]'`,
];
