import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figure, median } from './tools/figure.ts';
import { startProduct } from './tools/product.ts';

const promisedMs = 5000;
const npmStart = [process.platform === 'win32' ? 'npm.cmd' : 'npm', 'start', '--silent'];

/** `npm start` the first time, which creates the database and the demo company, and then as on every other day. */
export async function warmStart(): Promise<Figure[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'cadre-bench-'));
  const once = async (): Promise<number> => {
    const product = await startProduct({ CADRE_DATA: dataFolder, CADRE_DEMO: '1' }, npmStart);
    await product.stop();
    return product.readyAfterMs;
  };
  try {
    const first = await once();
    const warm = median([await once(), await once(), await once()]);
    return [
      { name: 'npm start, empty data folder', value: seconds(first) },
      { name: 'npm start, warm', value: seconds(warm), promise: `at most ${seconds(promisedMs)}`, kept: warm <= promisedMs },
    ];
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
