import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@cadre/contract/calls/access';
import { hash, verify } from '@node-rs/argon2';
import { compare } from './tools/compare.ts';
import { type Figure, percent, perSecond } from './tools/figure.ts';
import { measureLoad } from './tools/load.ts';
import { administrator, startProduct } from './tools/product.ts';

/** The hash parameters of the server. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const seconds = 2;

/** Sign-ins per second, compared with bare password checks, which should be nearly all of the work. */
export async function signIns(): Promise<Figure[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'cadre-bench-'));
  const stored = await hash(administrator.password, parameters);
  const product = await startProduct({ CADRE_DATA: dataFolder, CADRE_DEMO: '1' });
  try {
    const { ours, best, ratio } = await compare(
      () =>
        measureLoad({
          url: product.url,
          method: login.method,
          paths: [`/api/v1${login.path}`],
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(administrator),
        }),
      () => measureVerifies(stored),
    );
    return [
      { name: 'Sign-ins, bare argon2id', value: perSecond(best) },
      { name: 'Sign-ins, Cadre, embedded engine', value: perSecond(ours) },
      { name: 'Sign-ins, share of bare argon2id', value: percent(ratio) },
    ];
  } finally {
    await product.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function measureVerifies(stored: string): Promise<number> {
  const began = performance.now();
  let count = 0;
  const verifyOn = async (): Promise<void> => {
    while (performance.now() - began < seconds * 1000) {
      await verify(stored, administrator.password);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, verifyOn));
  return (count / (performance.now() - began)) * 1000;
}
