import { fillPunches } from './fill/fill-punches.ts';
import { startNode } from './tools/child.ts';
import { type Company, startCompany } from './tools/company.ts';
import { interleave } from './tools/compare.ts';
import { databaseTime } from './tools/database-time.ts';
import { type Figure, milliseconds, percent, perSecond } from './tools/figure.ts';
import { measureLoad } from './tools/load.ts';
import { stopClock } from './tools/stop-clock.ts';
import { weeklyHours } from './weekly-hours.ts';

const employees = 10_000;
/** Two punches a day for all employees: 100,000 and 5,000,000. */
const fewDays = 5;
const manyDays = 250;
const mostGrowth = 1.5;
const leastShare = 0.6;

const dayAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const today = { action: 'in', from: dayAgo(0), to: dayAgo(0) };
const month = { action: 'in', from: dayAgo(30), to: dayAgo(0) };

type Page = { name: string; filter?: typeof today; page: number };
const pages: Page[] = [
  { name: 'Latest 10 check-ins of today', filter: today, page: 1 },
  { name: 'Punches, filtered, page 1', filter: month, page: 1 },
  { name: 'Punches, filtered, page 1,000', filter: month, page: 1000 },
  { name: 'Punches, page 1', page: 1 },
  { name: 'Punches, page 1,000', page: 1000 },
];

/**
 * Pages of punches must cost the same with fifty times as many rows, and not much more than a handler written only for them. The weekly
 * hours of one person are read from the same five million.
 */
export async function attendanceList(): Promise<Figure[]> {
  const stops: (() => Promise<void>)[] = [];
  const company = async (days: number): Promise<Company> => {
    const started = await startCompany(employees, { furnish: (databaseUrl) => fillPunches(databaseUrl, days) });
    stops.unshift(started.stop);
    await stopClock(started.databaseUrl);
    return started;
  };
  try {
    const few = await company(fewDays);
    const many = await company(manyDays);
    const baseline = await startNode(['bench/baseline/baseline-attendances.ts'], { DATABASE_URL: many.databaseUrl });
    stops.unshift(baseline.stop);
    const figures: Figure[] = [];
    for (const page of pages) figures.push(...(await measurePage(page, few, many, baseline.firstLine)));
    figures.push(...(await timesInDatabase(pages[0] as Page, many, baseline.firstLine)));
    figures.push(...(await weeklyHours(many, baseline.firstLine)));
    return figures;
  } finally {
    for (const stop of stops) await stop();
  }
}

async function measurePage(page: Page, few: Company, many: Company, bareUrl: string): Promise<Figure[]> {
  await refuseOtherAnswers(page, many, bareUrl);
  const [atFew = 0, atMany = 0, baseline = 0] = await interleave(
    ...[few, many].map(
      ({ product, headers }) =>
        () =>
          measureLoad({ url: product.url, headers, paths: [ourPath(page)] }),
    ),
    () => measureLoad({ url: bareUrl, paths: [barePath(page)] }),
  );
  const growth = atFew / atMany;
  const share = atMany / baseline;
  return [
    { name: page.name, value: perSecond(atMany) },
    {
      name: `${page.name}, cost at fifty times the punches`,
      value: `${growth.toFixed(2)} times`,
      promise: `at most ${mostGrowth} times`,
      kept: growth <= mostGrowth,
    },
    {
      name: `${page.name}, share of the best handler`,
      value: percent(share),
      promise: `at least ${percent(leastShare)}`,
      kept: share >= leastShare,
    },
  ];
}

async function timesInDatabase(page: Page, { product, headers, databaseUrl }: Company, bareUrl: string): Promise<Figure[]> {
  const ours = await databaseTime(databaseUrl, product.url + ourPath(page), headers);
  const baseline = await databaseTime(databaseUrl, bareUrl + barePath(page), {});
  return [
    { name: `${page.name}, time in the database`, value: milliseconds(ours) },
    { name: `${page.name}, time in the database of the best handler`, value: milliseconds(baseline) },
  ];
}

function ourPath({ filter, page }: Page): string {
  const filters = filter && JSON.stringify({ action: [filter.action], created_at: { from: filter.from, to: filter.to } });
  return `/api/v1/attendances?page=${page}&per_page=10${filters ? `&filters=${encodeURIComponent(filters)}` : ''}`;
}

const barePath = ({ filter, page }: Page): string => `/attendances?${new URLSearchParams({ ...filter, page: String(page) })}`;

/** Only handlers with the same response can be compared. */
async function refuseOtherAnswers(page: Page, { product, headers }: Company, bareUrl: string): Promise<void> {
  const [ours, baseline] = await Promise.all([answerOf(product.url + ourPath(page), headers), answerOf(bareUrl + barePath(page), {})]);
  if (ours !== baseline) throw new Error(`The two handlers differ for ${page.name}:\n${ours}\n${baseline}`);
}

async function answerOf(url: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(url, { headers });
  const { data, meta } = (await answer.json()) as { data: Record<string, unknown>[]; meta: { total: number } };
  if (data.length === 0) throw new Error(`${url} has no rows.`);
  return JSON.stringify([data.map((row) => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))), meta.total]);
}
