import { startNode } from './tools/child.ts';
import { startCompany } from './tools/company.ts';
import { compare } from './tools/compare.ts';
import { type Figure, percent, perSecond } from './tools/figure.ts';
import { measureLoad } from './tools/load.ts';
import { connectOwner } from './tools/owner.ts';

const employees = 10_000;
const shown = 500;
const leastShare = 0.5;

/** A month of five hundred people, compared with the bare statement that finds the same people and absences. */
export async function teamCalendar(): Promise<Figure[]> {
  const company = await startCompany(employees, { furnish: fillLeaves });
  try {
    const baseline = await startNode(['bench/baseline/baseline-calendar.ts'], { DATABASE_URL: company.databaseUrl });
    try {
      const { from, to } = thisMonth();
      const ours = `/api/v1/absences?from=${from}&to=${to}&per_page=${shown}`;
      const answer = await fetch(company.product.url + ours, { headers: company.headers });
      const { data } = (await answer.json()) as { data: { people: { absences: unknown[] }[] } };
      const away = data.people.filter(({ absences }) => absences.length > 0).length;
      if (data.people.length < shown || away < shown / 20) throw new Error(`${data.people.length} people, ${away} of them away.`);
      const { ours: rate, ratio } = await compare(
        () => measureLoad({ url: company.product.url, headers: company.headers, paths: [ours] }),
        () => measureLoad({ url: baseline.firstLine, paths: [`/absences?from=${from}&to=${to}`] }),
      );
      return [
        { name: 'Team calendar of a month, 500 people', value: perSecond(rate) },
        {
          name: 'Team calendar, share of the bare statement',
          value: percent(ratio),
          promise: `at least ${percent(leastShare)}`,
          kept: ratio >= leastShare,
        },
      ];
    } finally {
      await baseline.stop();
    }
  } finally {
    await company.stop();
  }
}

function thisMonth(): { from: string; to: string } {
  const now = new Date();
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { from: dayOf(Date.UTC(year, month, 1)), to: dayOf(Date.UTC(year, month + 1, 0)) };
}

/** Three years of leave for all employees, a week every other month, and no person twice on a day. */
async function fillLeaves(databaseUrl: string): Promise<void> {
  const owner = await connectOwner(databaseUrl);
  try {
    await owner.query(
      `insert into leave_categories (name, code, color, starts_on) values ('Vacation', 'VACATION', '#0b7a4b', '2020-01-01')`,
    );
    await owner.query(`
      insert into leaves (employee_id, leave_category_id, title, from_date, to_date, amount, status, decided_at, attempt)
      select e.id, (select max(id) from leave_categories), 'Vacation', day, day + 4, 5, 'approved', now(), 1
      from employees e, generate_series(0, 17) at,
        lateral (select (date_trunc('month', current_date) - make_interval(months => at * 2))::date + e.id % 20 as day) d
      where not exists (select from leaves l where l.employee_id = e.id and l.from_date <= day + 4 and l.to_date >= day)
        and not exists (select from travels t where t.employee_id = e.id and t.start_date <= day + 4 and t.end_date >= day)`);
    await owner.query('analyze leaves');
  } finally {
    await owner.end();
  }
}
