import { connectOwner } from '../tools/owner.ts';

/**
 * Time card rows of all employees: forty projects with tasks, weeks backwards from the last one until the given number of rows is reached,
 * two a day, and the rows the triggers would have written.
 */
export const fillTimeCards =
  (rows: number) =>
  async (databaseUrl: string): Promise<void> => {
    const owner = await connectOwner(databaseUrl, '-c session_replication_role=replica');
    try {
      const { rows: counted } = await owner.query(`select count(*)::int as people from employees where status <> 'terminated'`);
      const weeks = Math.ceil(rows / (Number(counted[0]?.people) * 10));
      for (const statement of statements) await owner.query(statement.replaceAll(':weeks', String(weeks)));
      await owner.query('vacuum (analyze) projects, project_tasks, time_cards, tasks, project_weeks');
    } finally {
      await owner.end();
    }
  };

const monday = `(monday_of(current_date) - 7 * at)`;

const statements = [
  `insert into projects (number, name, manager_id, status, open_to_all)
   select 'B-' || n, 'Measured ' || n, (select min(id) from employees), 'active', true from generate_series(1, 40) n`,
  `insert into project_tasks (project_id, name, manager_id, position)
   select p.id, 'Step ' || n, p.manager_id, n from projects p, generate_series(1, 3) n where p.number like 'B-%'`,
  `insert into time_cards (employee_id, week_year, week, from_date, to_date, status, required_minutes, total_minutes, billable_minutes)
   select e.id, extract(isoyear from ${monday})::int, extract(week from ${monday})::int, ${monday}, ${monday} + 6,
     case at when 0 then 'draft' else 'approved' end, 2400, 2400, 2400
   from employees e, generate_series(0, :weeks - 1) at where e.status <> 'terminated'`,
  `insert into tasks (employee_id, date, project_id, minutes, description, billable, status, time_card_id, department_id, rate, currency, cost_rate, cost_currency)
   select c.employee_id, c.from_date + day, p.first + (c.employee_id + c.week + half) % 40, 240, 'Measured', true, c.status, c.id, e.department_id, 10000, 'EUR',
     5000, 'EUR'
   from time_cards c join employees e on e.id = c.employee_id, (select min(id) as first from projects where number like 'B-%') p,
     generate_series(0, 4) day, generate_series(0, 1) half`,
  `insert into project_weeks (project_id, department_id, employee_id, week_start, minutes, billable_minutes, approved_minutes)
   select t.project_id, t.department_id, t.employee_id, monday_of(t.date), sum(t.minutes), sum(t.minutes),
     coalesce(sum(t.minutes) filter (where t.status = 'approved'), 0)
   from tasks t group by 1, 2, 3, 4`,
];
