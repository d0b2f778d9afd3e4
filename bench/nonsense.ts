import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { login } from '@cadre/contract/calls/access';
import { type Figure, median, milliseconds } from './figure.ts';
import { administrator, type Product, signIn, startProduct } from './product.ts';

const megabyte = 1024 * 1024 - 200;
const promisedMilliseconds = 50;
const bodiesOfEach = 10;

const filled = (write: (at: number) => string): string => {
  const items: string[] = [];
  for (let length = 0, at = 0; length < megabyte; at += 1) {
    items.push(write(at));
    length += (items[at]?.length ?? 0) + 1;
  }
  return items.slice(0, -1).join(',');
};

/** A megabyte each, of whatever costs most to take apart. */
const nonsense: Record<string, string> = {
  'unknown keys': `{${filled((at) => `"k${at}":1`)}}`,
  'empty lists': `{"a":[${filled(() => '[]')}]}`,
  'small objects': `{"a":[${filled((at) => `{"${at}":1}`)}]}`,
  'as many values as are read': `{"a":[${Array.from({ length: 39_000 }, () => `"${'x'.repeat(20)}"`).join(',')}]}`,
  'one long text': `{"name":"${'\\u00e9'.repeat(megabyte / 6)}"}`,
  'a nest': `${'{"a":'.repeat(megabyte / 6)}1${'}'.repeat(megabyte / 6)}`,
};

/** How much longer `/health` takes while a megabyte of nonsense comes in, from a stranger and from somebody signed in. */
export async function nonsenseBodies(): Promise<Figure[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'cadre-bench-'));
  const product = await startProduct({
    CADRE_DATA: dataFolder,
    CADRE_ADMIN_EMAIL: administrator.email,
    CADRE_ADMIN_PASSWORD: administrator.password,
  });
  try {
    const authorization = `Bearer ${await signIn(product.url)}`;
    await healthWhile(product, pause(1_000));
    const idle = await healthWhile(product, pause(2_000));
    const delays: number[] = [];
    const figures: Figure[] = [];
    for (const [name, body] of Object.entries(nonsense)) {
      const busy = await healthWhile(product, sendAll(product, body, authorization));
      delays.push(Math.max(...busy));
      figures.push({ name: `/health, longest, while ${name} come in`, value: milliseconds(Math.max(...busy)) });
    }
    const worst = Math.max(...delays) - median(idle);
    return [
      { name: '/health, median, nothing else to do', value: milliseconds(median(idle)) },
      { name: '/health, longest, nothing else to do', value: milliseconds(Math.max(...idle)) },
      ...figures,
      { name: '/health, longest with nonsense beside longest without', value: `${(Math.max(...delays) / Math.max(...idle)).toFixed(1)} x` },
      {
        name: '/health, delay by a megabyte of nonsense',
        value: milliseconds(worst),
        promise: `below ${promisedMilliseconds} ms`,
        kept: worst < promisedMilliseconds,
      },
    ];
  } finally {
    await product.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function sendAll({ url }: Product, body: string, authorization: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  for (let time = 0; time < bodiesOfEach; time += 1) {
    await post(`${url}/api/v1${login.path}`, headers, body);
    await post(`${url}/api/v1/branches`, { ...headers, authorization }, body);
  }
}

/** A body that is too large is refused while it is still being sent, which ends the connection. */
async function post(url: string, headers: Record<string, string>, body: string): Promise<void> {
  await fetch(url, { method: 'POST', headers, body }).then(
    (answer) => answer.arrayBuffer(),
    () => undefined,
  );
}

async function healthWhile({ url }: Product, work: Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  let isDone = false;
  void work.then(() => {
    isDone = true;
  });
  while (!isDone) {
    const began = performance.now();
    await (await fetch(`${url}/health`)).arrayBuffer();
    took.push(performance.now() - began);
    await pause(1);
  }
  return took;
}
