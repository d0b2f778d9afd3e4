import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { fillPay, fillPayslips, firstDay, paidMonth } from './fill/fill-pay.ts';
import { type Company, startCompany } from './tools/company.ts';
import { type Figure, perSecond } from './tools/figure.ts';
import { measureLoad } from './tools/load.ts';
import { connectOwner } from './tools/owner.ts';
import { type Post, poster } from './tools/poster.ts';
import { databaseProcess, processorSeconds } from './tools/processor-time.ts';
import { signIn } from './tools/product.ts';
import { stopClock } from './tools/stop-clock.ts';

const employees = 10_000;
const mostTimes = 3;
const mostGrowth = 1.5;
/** Months of payslips for all employees: 100,000 payslips and 1,000,000. */
const fewMonths = 10;
const manyMonths = 100;

/**
 * A month of ten thousand people with five items each, compared with the bare statement of the same arithmetic, and the payslips of a month
 * among many.
 */
export async function payroll(): Promise<Figure[]> {
  const company = await startCompany(employees, { furnish: fillPay });
  const owner = await connectOwner(company.databaseUrl);
  try {
    await stopClock(company.databaseUrl);
    await owner.query(`set app.user_id = 'system'`);
    return [...(await measureRun(company, owner)), ...(await measurePage(company))];
  } finally {
    await owner.end();
    await company.stop();
  }
}

async function measureRun({ product, databaseUrl }: Company, owner: pg.Client): Promise<Figure[]> {
  const { rows } = await owner.query(`select ${paidMonth} as month`);
  const post = await poster(product.url);
  const run = await post('/payrolls', { month: rows[0].month });
  const database = await databaseProcess(databaseUrl);
  const spent = (): number => processorSeconds(product.process) + processorSeconds(database);
  const idle = spent();
  const seconds = await calculate(owner, post, run.data.id);
  const ran = spent();
  const again = await calculate(owner, post, run.data.id);
  const before = spent();
  const baseline = await bareSeconds(owner);
  const after = spent();
  const { rows: compared } = await owner.query(
    `select count(*)::int as people, count(*) filter (where s.net <> b.net or s.gross <> b.gross)::int as differing
     from salaries s join bare_salaries b using (employee_id) where s.payroll_id = $1`,
    [run.data.id],
  );
  const { people, differing } = compared[0] as { people: number; differing: number };
  if (people === 0 || differing > 0) throw new Error(`The bare statement pays ${differing} of ${people} people another amount.`);
  return [
    { name: `A run of ${people} people with five items each`, value: perSecond(people / seconds) },
    {
      name: 'A run, times the bare statement of the same arithmetic',
      value: `${(seconds / baseline).toFixed(1)} times (${seconds.toFixed(1)} s, ${baseline.toFixed(1)} s)`,
      promise: `at most ${mostTimes} times`,
      kept: seconds <= mostTimes * baseline,
    },
    { name: 'A run, processor time', value: `${(ran - idle).toFixed(1)} s, the bare statement ${(after - before).toFixed(1)} s` },
    { name: 'The same run again, when nothing has changed', value: perSecond(people / again) },
  ];
}

/** The duration of the job in seconds, without its time in the queue. */
async function calculate(owner: pg.Client, post: Post, id: number): Promise<number> {
  await post(`/payrolls/${id}/calculate`, {});
  for (;;) {
    const { rows } = await owner.query(
      `select p.status, extract(epoch from j.completed_on - j.started_on)::float as seconds from payrolls p,
         (select * from pgboss.job where name = 'calculate_payroll' order by created_on desc limit 1) j where p.id = $1`,
      [id],
    );
    const { status, seconds } = rows[0] ?? {};
    if (status === 'calculated' && seconds !== null) return seconds as number;
    await pause(50);
  }
}

const lastDay = `(${firstDay} + interval '1 month - 1 day')::date`;
const round = (amount: string): string => `round(${amount})::bigint`;

/** The whole calculation for these people in one statement: days, items by kind, a contribution and its employer's share, totals and lines. */
async function bareSeconds(owner: pg.Client): Promise<number> {
  await owner.query('create table bare_salaries (like salaries including all)');
  const began = performance.now();
  await owner.query(`
    insert into bare_salaries (payroll_id, employee_id, month, period, currency, basic_salary, allowances_total, bonuses_total, gross, taxable, deductions_total,
      net, employer_cost, lines, worked_days, payable_days, contents_hash)
    select 0, m.employee_id, ${paidMonth}, ${paidMonth}, 'EUR', m.amount, m.allowances, m.bonuses, m.gross, m.gross, m.taken + m.social, m.gross - m.taken - m.social,
      m.gross + ${round('m.gross * 2990 / 10000.0')}, m.lines, m.worked, m.days, md5(m.lines::text)
    from (
      select c.employee_id, c.amount, a.amount as allowances, b.amount as bonuses, c.amount + a.amount + b.amount as gross, d.amount as taken,
        ${round('(c.amount + a.amount + b.amount) * 635 / 10000.0')} as social, t.worked, t.days,
        jsonb_build_array(jsonb_build_object('code', 'basic', 'kind', 'earning', 'amount', c.amount)) || a.lines || b.lines || d.lines as lines
      from compensations c
      join employment_periods e on e.employee_id = c.employee_id and e.hired_on <= to_date(${paidMonth}, 'YYYY-MM')
        and (e.left_on is null or e.left_on >= to_date(${paidMonth}, 'YYYY-MM') + interval '1 month - 1 day')
      cross join lateral (select count(*) filter (where worked_minutes > 0) as worked, count(*) as days from attendance_days t
        where t.employee_id = c.employee_id and t.date between ${firstDay} and ${lastDay}) t
      ${itemsOf('allowances', 'a')} ${itemsOf('bonuses', 'b')} ${itemsOf('deductions', 'd')}
    ) m`);
  return (performance.now() - began) / 1000;
}

const itemsOf = (table: string, alias: string): string => `
  cross join lateral (
    select coalesce(sum(x.amount), 0)::bigint as amount,
      coalesce(jsonb_agg(jsonb_build_object('code', '${table}:' || x.id, 'name', x.name, 'amount', x.amount)), '[]') as lines
    from (select i.id, i.name, case i.kind when 'percent' then ${round('c.amount * i.rate_bp / 10000.0')} else i.amount end as amount
      from ${table} i where i.employee_id = c.employee_id and i.status = 'active' and i.start_month <= ${paidMonth}) x
  ) ${alias}`;

/** The first page of a month's payslips, whose cost must not grow with the number of months. */
async function measurePage({ product, databaseUrl }: Company): Promise<Figure[]> {
  const headers = { authorization: `Bearer ${await signIn(product.url, 'payroll@example.com')}` };
  const month = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() - 5, 15)).toISOString().slice(0, 7);
  const load = () => measureLoad({ url: product.url, headers, paths: [`/api/v1/salaries?month=${month}&per_page=10`] });
  await fillPayslips(databaseUrl, 2, fewMonths + 1);
  await load();
  const few = await load();
  await fillPayslips(databaseUrl, fewMonths + 2, manyMonths + 1);
  await load();
  const many = await load();
  return [
    { name: `Payslips of a month among ${employees * manyMonths}`, value: perSecond(many) },
    {
      name: 'Payslips of a month, cost at ten times the payslips',
      value: `${(few / many).toFixed(2)} times`,
      promise: `at most ${mostGrowth} times`,
      kept: few / many <= mostGrowth,
    },
  ];
}
