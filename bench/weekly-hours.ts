import type { Company } from './tools/company.ts';
import { compare } from './tools/compare.ts';
import { type Figure, percent, perSecond } from './tools/figure.ts';
import { measureLoad } from './tools/load.ts';
import { connectOwner } from './tools/owner.ts';

const leastShare = 0.4;

/** The weeks of a full year of one employee, compared with the bare select of the data behind them. */
export async function weeklyHours({ product, headers, databaseUrl }: Company, bareUrl: string): Promise<Figure[]> {
  const id = await someone(databaseUrl);
  const path = `/api/v1/employees/${id}/attendance?type=year-weeks`;
  const answer = await fetch(product.url + path, { headers });
  const { data } = (await answer.json()) as { data: { totals: { worked_hours: number } } };
  if (!answer.ok || data.totals.worked_hours < 500) throw new Error(`Nobody worked: ${JSON.stringify(data).slice(0, 300)}`);
  const { ours, best, ratio } = await compare(
    () => measureLoad({ url: product.url, headers, paths: [path] }),
    () => measureLoad({ url: bareUrl, paths: [`/days?employee=${id}&year=${new Date().getUTCFullYear()}`] }),
  );
  return [
    { name: 'Weekly hours of one person, bare select of the days', value: perSecond(best) },
    { name: 'Weekly hours of one person', value: perSecond(ours) },
    {
      name: 'Weekly hours, share of the bare select',
      value: percent(ratio),
      promise: `at least ${percent(leastShare)}`,
      kept: ratio >= leastShare,
    },
  ];
}

async function someone(databaseUrl: string): Promise<number> {
  const owner = await connectOwner(databaseUrl);
  const { rows } = await owner.query(
    `select employee_id from employment_periods where hired_on < current_date - 400 and left_on is null order by employee_id offset 100 limit 1`,
  );
  await owner.end();
  return rows[0].employee_id;
}
