import { connectOwner } from '../tools/owner.ts';

/** Two rows per employee on each working day of the last year, on two hundred projects; at most the given number of rows. */
export async function fillTasks(databaseUrl: string, rows: number): Promise<void> {
  const owner = await connectOwner(databaseUrl, '-c session_replication_role=replica');
  try {
    for (const statement of emptied) await owner.query(statement);
    await owner.query(cards);
    await owner.query(tasks, [rows]);
    for (const statement of summed) await owner.query(statement);
    await owner.query('vacuum (analyze) tasks, time_cards, project_weeks, projects, attendance_days');
  } finally {
    await owner.end();
  }
}

const days = `generate_series(current_date - 364, current_date - 1, interval '1 day') day`;

const emptied = [
  `set app.user_id = 'system'`,
  ...['project_weeks', 'tasks', 'time_cards', 'attendance_dirty', 'attendance_days'].map((table) => `delete from ${table}`),
  `insert into projects (number, name, status, manager_id, open_to_all)
   select 'M' || at, 'Measured ' || at, 'active', (select min(id) from employees), true from generate_series(1, 200) at`,
  `insert into attendance_days (employee_id, date, status, origin, timezone, expected_minutes, worked_minutes, break_minutes, late_minutes,
     early_minutes, overtime_minutes, excused_minutes, leave_minutes, holiday_minutes)
   select e.id, day::date, case when works then 'present' else 'day_off' end, 'company', 'Europe/Madrid', case when works then 480 else 0 end,
     case when works then 480 else 0 end, 0, 0, 0, 0, 0, 0, 0
   from employees e, ${days}, lateral (select extract(isodow from day) < 6 as works) w`,
];

const cards = `
  insert into time_cards (employee_id, week_year, week, from_date, to_date, status, required_minutes)
  select distinct e.id, extract(isoyear from day)::int, extract(week from day)::int, monday_of(day::date), monday_of(day::date) + 6, 'approved', 2400
  from employees e, ${days}`;

const tasks = `
  insert into tasks (employee_id, date, project_id, minutes, billable, status, time_card_id, department_id, rate, currency, cost_rate, cost_currency)
  select e.id, day::date, p.id, 240, (e.id + half) % 5 > 0, 'approved', c.id, e.department_id, 12000, 'EUR', 7000, 'EUR'
  from employees e cross join ${days} cross join generate_series(0, 1) half
  join time_cards c on c.employee_id = e.id and c.from_date = monday_of(day::date)
  join projects p on p.number = 'M' || (1 + (e.id * 7 + half * 31 + extract(week from day)::int) % 200)
  where extract(isodow from day) < 6 order by day, e.id limit $1`;

const summed = [
  `insert into project_weeks (project_id, department_id, employee_id, week_start, minutes, billable_minutes, approved_minutes)
   select project_id, department_id, employee_id, monday_of(date), sum(minutes), coalesce(sum(minutes) filter (where billable), 0), sum(minutes)
   from tasks group by 1, 2, 3, 4`,
];
