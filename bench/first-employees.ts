import { startNode } from './tools/child.ts';
import type { Company } from './tools/company.ts';
import { compare } from './tools/compare.ts';
import { databaseTime } from './tools/database-time.ts';
import { type Figure, milliseconds, percent, perSecond } from './tools/figure.ts';
import { measureLoad } from './tools/load.ts';

const leastShare = 0.6;
const path = '/api/v1/employees?per_page=10';

/** The first ten of all employees with their total, compared with the best handler written by hand with the same counts. */
export async function firstEmployees({ product, headers, databaseUrl }: Company): Promise<Figure[]> {
  const baseline = await startNode(['bench/baseline/baseline-employees.ts'], { DATABASE_URL: databaseUrl });
  const bareUrl = `${baseline.firstLine}/employees`;
  try {
    const [ours, best] = await Promise.all([pageOf(product.url + path, headers), pageOf(bareUrl, {})]);
    if (ours !== best) throw new Error(`The two handlers differ for the first employees:\n${ours}\n${best}`);
    const { ratio, ...speed } = await compare(
      () => measureLoad({ url: product.url, headers, paths: [path] }),
      () => measureLoad({ url: baseline.firstLine, paths: ['/employees'] }),
    );
    return [
      { name: 'First 10 employees', value: perSecond(speed.ours) },
      {
        name: 'First 10 employees, share of the best handler',
        value: percent(ratio),
        promise: `at least ${percent(leastShare)}`,
        kept: ratio >= leastShare,
      },
      {
        name: 'First 10 employees, time in the database',
        value: milliseconds(await databaseTime(databaseUrl, product.url + path, headers)),
      },
      {
        name: 'First 10 employees, time in the database of the best handler',
        value: milliseconds(await databaseTime(databaseUrl, bareUrl, {})),
      },
    ];
  } finally {
    await baseline.stop();
  }
}

async function pageOf(url: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(url, { headers });
  const { data, meta } = (await answer.json()) as { data: Record<string, unknown>[]; meta: { total: number } };
  const rows = data.map(({ can: _can, ...row }) => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
  return JSON.stringify([rows, meta.total]);
}
