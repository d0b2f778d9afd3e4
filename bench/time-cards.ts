import { fillTimeCards } from './fill/fill-time-cards.ts';
import { type Running, startNode } from './tools/child.ts';
import { type Company, startCompany } from './tools/company.ts';
import { compareWork, type Share, type Work } from './tools/compare.ts';
import { type Figure, percent, perSecond } from './tools/figure.ts';
import { measureLoad } from './tools/load.ts';
import { connectOwner } from './tools/owner.ts';
import { databaseProcess } from './tools/processor-time.ts';
import { stopClock } from './tools/stop-clock.ts';

const employees = 10_000;
const leastShare = 0.5;
const mostGrowth = 1.5;

/**
 * The grid of a week and one cell of it, compared with bare statements at three million rows; and the slowdown from a tenth of the rows.
 */
export async function timeCards(): Promise<Figure[]> {
  const few = await measureAt(300_000);
  const many = await measureAt(3_000_000);
  return [...many.figures, growth('Week grid', few.week.cost, many.week.cost), growth('One cell', few.cell.cost, many.cell.cost)];
}

const growth = (name: string, few: number, many: number): Figure => ({
  name: `${name}, from 300,000 rows to 3,000,000`,
  value: `${(many / few).toFixed(2)} times the processor time`,
  promise: `at most ${mostGrowth} times`,
  kept: many <= mostGrowth * few,
});

type Measured = { week: Share; cell: Share; figures: Figure[] };

async function measureAt(rows: number): Promise<Measured> {
  const company = await startCompany(employees, { furnish: fillTimeCards(rows) });
  try {
    await stopClock(company.databaseUrl);
    const baseline = await startNode(['bench/baseline/baseline-time-cards.ts'], { DATABASE_URL: company.databaseUrl });
    try {
      return await measure(company, baseline, rows);
    } finally {
      await baseline.stop();
    }
  } finally {
    await company.stop();
  }
}

type Cell = { id: number; employee_id: number; date: string; project_id: number; monday: string; year: number; week: number };

async function measure({ product, headers, databaseUrl }: Company, baseline: Running, rows: number): Promise<Measured> {
  const owner = await connectOwner(databaseUrl);
  const { rows: cells } = await owner.query<Cell>(`
    select distinct on (t.employee_id) t.id, t.employee_id, t.date::text, t.project_id, c.from_date::text as monday, c.week_year as year, c.week
    from tasks t join time_cards c on c.id = t.time_card_id where c.status = 'draft' and t.employee_id % 50 = 0 order by t.employee_id, t.id limit 150`);
  const database = await databaseProcess(databaseUrl);
  const ours = (load: () => Promise<number>): Work => ({ load, processes: [product.process, database] });
  const theirs = (paths: string[]): Work => ({
    load: () => measureLoad({ url: baseline.firstLine, paths }),
    processes: [baseline.process, database],
  });
  const readWeeks = () =>
    measureLoad({
      url: product.url,
      headers,
      paths: cells.map(({ employee_id, year, week }) => `/api/v1/time-cards/${year}/${week}?employee=${employee_id}`),
    });
  // The first read settles a person's weeks, and a company with this many rows has long been vacuumed and analyzed.
  await readWeeks();
  await owner.query('vacuum (analyze)').finally(() => owner.end());
  const week = await compareWork(
    ours(readWeeks),
    theirs(cells.map(({ employee_id, monday }) => `/week?id=${employee_id}&monday=${monday}`)),
  );
  let minutes = 200;
  const cell = await compareWork(
    ours(() => {
      minutes += 1;
      return measureLoad({
        url: product.url,
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        paths: ['/api/v1/tasks/bulk'],
        // No value repeats, so every request is a change.
        bodies: [minutes, minutes + 20].flatMap((wanted) =>
          cells.map(({ id, employee_id, date, project_id }) =>
            JSON.stringify({ employee_id, tasks: [{ id, date, project_id, minutes: wanted, description: 'Measured' }] }),
          ),
        ),
      });
    }),
    theirs(cells.map(({ id }) => `/cell?id=${id}`)),
  );
  const share = (name: string, { ours: rate, ratio, costRatio }: Share): Figure[] => [
    { name: `${name} at ${rows} rows`, value: perSecond(rate) },
    {
      name: `${name}, share of the bare statement`,
      value: percent(ratio),
      promise: `at least ${percent(leastShare)}`,
      kept: ratio >= leastShare,
    },
    { name: 'The same by processor time', value: percent(costRatio) },
  ];
  return { week, cell, figures: [...share('Week grid', week), ...share('One cell', cell)] };
}
