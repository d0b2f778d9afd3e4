import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNode, startNode } from './tools/child.ts';
import { compare } from './tools/compare.ts';
import { type Figure, median, percent, perSecond } from './tools/figure.ts';
import { measureLoad } from './tools/load.ts';
import { startPostgres } from './tools/postgres.ts';
import { signIn, startProduct } from './tools/product.ts';

const employees = '10000';
const promised = 0.6;

/** From rare to frequent. */
const searches = ['beltran', 'hugo', 'shen', 'kowal', 'mar'];
const ourPaths = searches.map((search) => `/api/v1/users?search=${search}&order_by=name&order_dir=asc&page=1&per_page=10`);
const barePaths = searches.map((search) => `/users?search=${search}`);

/**
 * A page of 10 with search and sort on 10,000 users, on PostgreSQL compared with the best handler written by hand, then on the embedded
 * engine.
 */
export async function usersPage(): Promise<Figure[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'cadre-bench-'));
  try {
    const postgres = await onPostgres(dataFolder);
    const embedded = await onEmbedded(dataFolder);
    return [
      { name: 'Users page, best handler by hand, PostgreSQL', value: perSecond(postgres.best) },
      { name: 'Users page, Cadre, PostgreSQL', value: perSecond(postgres.ours) },
      {
        name: 'Users page, share of the best handler',
        value: percent(postgres.ratio),
        promise: `at least ${percent(promised)}`,
        kept: postgres.ratio >= promised,
      },
      { name: 'Users page, Cadre, embedded engine', value: perSecond(embedded) },
    ];
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function onPostgres(dataFolder: string): Promise<{ ours: number; best: number; ratio: number }> {
  const postgres = await startPostgres();
  const env = { DATABASE_URL: postgres.url, CADRE_DATA: dataFolder, CADRE_DEMO: '0' };
  try {
    await runNode(['server/src/commands/seed.ts', '--employees', employees], env);
    const baseline = await startNode(['bench/baseline/baseline-users.ts'], env);
    const product = await startProduct(env).catch(stopped(baseline));
    try {
      const headers = { authorization: `Bearer ${await signIn(product.url)}` };
      await refuseOtherAnswers(product.url, headers, baseline.firstLine);
      return await compare(
        () => measureLoad({ url: product.url, headers, paths: ourPaths }),
        () => measureLoad({ url: baseline.firstLine, paths: barePaths }),
      );
    } finally {
      await product.stop();
      await baseline.stop();
    }
  } finally {
    await postgres.stop();
  }
}

async function onEmbedded(dataFolder: string): Promise<number> {
  const env = { CADRE_DATA: dataFolder, CADRE_DEMO: '0' };
  await runNode(['server/src/commands/seed.ts', '--employees', employees], env);
  const product = await startProduct(env);
  try {
    const headers = { authorization: `Bearer ${await signIn(product.url)}` };
    const rounds: number[] = [];
    for (let round = 0; round < 3; round += 1) rounds.push(await measureLoad({ url: product.url, headers, paths: ourPaths }));
    return median(rounds);
  } finally {
    await product.stop();
  }
}

/** Two that do not answer the same are not worth comparing: same people, same order, same total. */
async function refuseOtherAnswers(url: string, headers: Record<string, string>, bareUrl: string): Promise<void> {
  for (const [number, path] of ourPaths.entries()) {
    const [ours, baseline] = await Promise.all([pageOf(url + path, headers), pageOf(bareUrl + barePaths[number], {})]);
    if (ours !== baseline || ours === '') throw new Error(`The two handlers differ for ${path}:\n${ours}\n${baseline}`);
  }
}

async function pageOf(url: string, headers: Record<string, string>): Promise<string> {
  const answer = await fetch(url, { headers });
  const { data, meta } = (await answer.json()) as { data: Record<string, unknown>[]; meta: { total: number; last_page: number } };
  const rows = data.map(({ id, name, email, roles, occupation, pic }) => [id, name, email, roles, occupation, pic]);
  return data.length === 0 ? '' : JSON.stringify([rows, meta.total, meta.last_page]);
}

const stopped =
  (running: { stop(): Promise<void> }) =>
  async (error: unknown): Promise<never> => {
    await running.stop();
    throw error;
  };
