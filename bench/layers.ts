import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@cadre/contract/calls/access';
import { runNode } from './tools/child.ts';
import type { Figure } from './tools/figure.ts';
import { administrator, startProduct } from './tools/product.ts';

type Layer = { name: string; first: number; again: number };

/** From a key press to an opened layer, in a real browser: the first time with its code to fetch, and again. */
export async function layers(): Promise<Figure[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'cadre-bench-'));
  const product = await startProduct({ CADRE_DATA: dataFolder, CADRE_DEMO: '1' });
  try {
    const said = await runNode(['e2e/measure-layers.ts', product.url, await sessionAt(product.url)]);
    return said
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Layer)
      .map(({ name, first, again }) => ({
        name: `Key to ${name}, first and again`,
        value: `${first.toFixed(0)} / ${again.toFixed(0)} ms`,
      }));
  } finally {
    await product.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

/** The session data the browser stores after a sign-in. */
async function sessionAt(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1${login.path}`, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...administrator, withToken: true }),
  });
  const { token, user } = (await answer.json()) as { token: { access_token: string }; user: unknown };
  return JSON.stringify({ access_token: token.access_token, user });
}
