import { fillLeave } from './fill/fill-leave.ts';
import { startNode } from './tools/child.ts';
import { type Company, startCompany } from './tools/company.ts';
import { compare } from './tools/compare.ts';
import { type Figure, percent, perSecond } from './tools/figure.ts';
import { measureLoad } from './tools/load.ts';
import { connectOwner } from './tools/owner.ts';
import { runJob } from './tools/run-job.ts';
import { stopClock } from './tools/stop-clock.ts';

const employees = 10_000;
const leastShare = 0.5;
const mostTimes = 3;

/** Queries on three years of leave of ten thousand people, and the accrual for all of them, compared with the bare statements. */
export async function leave(): Promise<Figure[]> {
  const company = await startCompany(employees, { furnish: fillLeave });
  try {
    await stopClock(company.databaseUrl);
    const baseline = await startNode(['bench/baseline/baseline-leave.ts'], { DATABASE_URL: company.databaseUrl });
    try {
      return [...(await measureAccrual(company)), ...(await measureReads(company, baseline.firstLine))];
    } finally {
      await baseline.stop();
    }
  } finally {
    await company.stop();
  }
}

/**
 * Compares the accrual with one statement that adds the same lines to a table with the same keys: nearly three years in one run, as after a
 * long downtime, and again when nothing is due.
 */
async function measureAccrual({ databaseUrl }: Company): Promise<Figure[]> {
  const owner = await connectOwner(databaseUrl);
  try {
    const seconds = await runJob(owner, 'post_leave');
    const again = await runJob(owner, 'post_leave');
    const { rows } = await owner.query(`select count(*)::int as posted from leave_ledger where kind <> 'usage'`);
    await owner.query(`
      create table bare_ledger (like leave_ledger including all, foreign key (employee_id) references employees,
        foreign key (leave_category_id) references leave_categories, foreign key (leave_id) references leaves,
        foreign key (overtime_id) references overtime)`);
    const began = performance.now();
    await owner.query(`
      insert into bare_ledger (employee_id, leave_category_id, year, date, kind, amount, expires_on, leave_id, note, key)
      select employee_id, leave_category_id, year, date, kind, amount, expires_on, leave_id, note, key from leave_ledger where kind <> 'usage'`);
    const baseline = (performance.now() - began) / 1000;
    return [
      { name: `Accrual of ${employees}, three years at once`, value: `${rows[0].posted} in ${seconds.toFixed(1)} s` },
      {
        name: 'Accrual, times the bare statement',
        value: `${(seconds / baseline).toFixed(1)} times`,
        promise: `at most ${mostTimes} times`,
        kept: seconds <= mostTimes * baseline,
      },
      { name: `Accrual of ${employees}, nothing due`, value: `${again.toFixed(1)} s` },
    ];
  } finally {
    await owner.end();
  }
}

async function measureReads({ product, headers, databaseUrl }: Company, bareUrl: string): Promise<Figure[]> {
  const owner = await connectOwner(databaseUrl);
  const { rows } = await owner.query(`
    select (select id from users where email = 'admin@example.com') as admin, department_id as department
    from employees where status <> 'terminated' group by department_id having count(*) >= 25 order by count(*), department_id limit 1`);
  await owner.end();
  const { admin, department } = rows[0] as { admin: number; department: number };
  const query = (parameters: object) =>
    Object.entries(parameters)
      .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : String(value))}`)
      .join('&');
  const questions: [name: string, ours: string, bare: string][] = [
    ['Balance of one person', '/employees/4711/leave-balances', '/balance?id=4711'],
    [
      'Balances of a department',
      `/leave-balances?${query({ per_page: 25, filters: { department_id: [department] } })}`,
      `/department?id=${department}`,
    ],
    [
      'Inbox',
      `/approvals?${query({ per_page: 25, order_by: 'created_at', filters: { approver: 'self', status: 'pending' } })}`,
      `/inbox?id=${admin}`,
    ],
  ];
  const figures: Figure[] = [];
  for (const [name, ours, baseline] of questions) {
    const measured = await compare(
      () => measureLoad({ url: product.url, headers, paths: [`/api/v1${ours}`] }),
      () => measureLoad({ url: bareUrl, paths: [baseline] }),
    );
    figures.push(
      { name, value: perSecond(measured.ours) },
      {
        name: `${name}, share of the bare statement`,
        value: percent(measured.ratio),
        promise: `at least ${percent(leastShare)}`,
        kept: measured.ratio >= leastShare,
      },
    );
  }
  return figures;
}
