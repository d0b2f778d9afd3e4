import type pg from 'pg';
import { fillTasks } from './fill/fill-tasks.ts';
import { type Company, startCompany } from './tools/company.ts';
import { interleave } from './tools/compare.ts';
import type { Figure } from './tools/figure.ts';
import { connectOwner } from './tools/owner.ts';
import { stopClock } from './tools/stop-clock.ts';

const employees = 10_000;
const rows = 3_000_000;
const mostTimes = 1.5;

/**
 * A year of three million rows, summed by project and department, and the utilization of a department, compared with the bare statements.
 */
export async function timeReports(): Promise<Figure[]> {
  const company = await startCompany(employees, { furnish: (url) => fillTasks(url, rows) });
  const owner = await connectOwner(company.databaseUrl);
  try {
    await stopClock(company.databaseUrl);
    await owner.query(`set app.user_id = 'system'`);
    const { rows: largest } = await owner.query('select department_id from employees group by 1 order by count(*) desc limit 1');
    const year = { from: dayBefore(364), to: dayBefore(1) };
    return [
      await alternate(
        company,
        owner,
        'Hours of a year by project and department',
        '/tasks/summery',
        { date: year, group_by: ['project', 'department'] },
        bareSummary,
      ),
      await alternate(
        company,
        owner,
        'Utilization of a department for a year',
        '/reports/utilization',
        { date: year, group_by: ['employee'], department: [largest[0].department_id] },
        bareUtilization(largest[0].department_id),
      ),
    ];
  } finally {
    await owner.end();
    await company.stop();
  }
}

const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

async function alternate(
  { product, headers }: Company,
  owner: pg.Client,
  name: string,
  path: string,
  filters: object,
  baseline: string,
): Promise<Figure> {
  const url = `${product.url}/api/v1${path}?filters=${encodeURIComponent(JSON.stringify(filters))}`;
  const seconds = async (work: () => Promise<unknown>): Promise<number> => {
    const began = performance.now();
    await work();
    return (performance.now() - began) / 1000;
  };
  const [ours = 0, theirs = 0] = await interleave(
    () =>
      seconds(async () => {
        const answer = await fetch(url, { headers });
        if (!answer.ok) throw new Error(await answer.text());
        await answer.json();
      }),
    () => seconds(() => owner.query(baseline)),
  );
  return {
    name: `${name}, times the bare statement`,
    value: `${(ours / theirs).toFixed(2)} times (${ours.toFixed(2)} s, ${theirs.toFixed(2)} s)`,
    promise: `at most ${mostTimes} times`,
    kept: ours <= mostTimes * theirs,
  };
}

const bareSummary = `
  select project_id, department_id, date, employee_id, sum(minutes), sum(minutes) filter (where billable), count(*),
    sum(minutes) filter (where status = 'draft'), sum(minutes) filter (where status = 'submitted'), sum(minutes) filter (where status = 'approved'),
    sum((minutes * rate + 30) / 60) filter (where billable and currency = 'EUR'), sum((minutes * cost_rate + 30) / 60) filter (where cost_currency = 'EUR')
  from tasks where date between current_date - 364 and current_date - 1
  group by grouping sets ((project_id, department_id), (date), (employee_id), (project_id), ())`;

const bareUtilization = (department: number): string => `
  select x.employee_id, sum(x.capacity), sum(x.worked), sum(x.billable) from (
    select d.employee_id, d.date, d.expected_minutes - d.leave_minutes - d.holiday_minutes as capacity, 0 as worked, 0 as billable from attendance_days d
    where d.date between current_date - 364 and current_date - 1 and d.employee_id in (select id from employees where department_id = ${department})
    union all
    select t.employee_id, t.date, 0, t.minutes, case when t.billable then t.minutes else 0 end from tasks t
    where t.date between current_date - 364 and current_date - 1 and t.employee_id in (select id from employees where department_id = ${department})
  ) x group by 1`;
