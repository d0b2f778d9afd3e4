import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runNode } from './tools/child.ts';
import { type Figure, median, milliseconds } from './tools/figure.ts';
import { startPostgres } from './tools/postgres.ts';
import { signIn, startProduct } from './tools/product.ts';

const employees = '400';
const atOnce = 100;
const rounds = 5;
const warmUps = 2;
const mostTimes = 5;

type Engine = 'PostgreSQL' | 'embedded engine';

/** A hundred requests approved by one call, compared with a hundred transactions of bare statements with the same result. */
export async function approvals(): Promise<Figure[]> {
  const engines = (process.env.CADRE_BENCH_ENGINE?.split(',') ?? ['PostgreSQL', 'embedded engine']) as Engine[];
  const figures: Figure[] = [];
  for (const engine of engines) figures.push(...(await measure(engine)));
  return figures;
}

async function measure(engine: Engine): Promise<Figure[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'cadre-bench-'));
  const postgres = engine === 'PostgreSQL' ? await startPostgres() : undefined;
  const env = { CADRE_DATA: dataFolder, CADRE_DEMO: '0', ...(postgres && { DATABASE_URL: postgres.url }) };
  try {
    await runNode(['server/src/commands/seed.ts', '--employees', employees], env);
    const sets = (await onDatabase(env, 'fill', 2 * (rounds + warmUps))) as number[][];
    const ours = median((await approveByCall(env, sets)).slice(warmUps));
    const baseline = median(((await onDatabase(env, 'approve', rounds + warmUps)) as number[]).slice(warmUps));
    return [
      { name: `Approval of ${atOnce} at once, ${engine}`, value: milliseconds(ours) },
      { name: `Approval of ${atOnce} one by one in bare SQL, ${engine}`, value: milliseconds(baseline) },
      {
        name: `Approval of ${atOnce} at once, times bare SQL, ${engine}`,
        value: `${(ours / baseline).toFixed(2)} times`,
        promise: `at most ${mostTimes} times`,
        kept: ours <= mostTimes * baseline,
      },
    ];
  } finally {
    await postgres?.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

/** Runs in a separate process, because the bench does not import the server. */
async function onDatabase(env: Record<string, string>, work: string, count: number): Promise<unknown> {
  const opener = new URL('server/src/platform/database/open-database.ts', `file://${root}`).href;
  return JSON.parse(await runNode(['bench/baseline/baseline-runner.ts', opener, work, String(count)], env));
}

async function approveByCall(env: Record<string, string>, sets: readonly number[][]): Promise<number[]> {
  const product = await startProduct(env);
  try {
    const headers = { authorization: `Bearer ${await signIn(product.url)}`, 'content-type': 'application/json' };
    const taken: number[] = [];
    for (const ids of sets.slice(0, rounds + warmUps)) {
      const began = performance.now();
      const answer = await fetch(`${product.url}/api/v1/approvals/bulk`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ ids, status: 'approved' }),
      });
      const { data } = (await answer.json()) as { data: { done: boolean; error: string | null }[] };
      taken.push(performance.now() - began);
      const done = data.filter((one) => one.done).length;
      if (done < atOnce) throw new Error(`${done} of ${ids.length} were approved: ${data.find((one) => !one.done)?.error}`);
    }
    return taken;
  } finally {
    await product.stop();
  }
}
