import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { login } from '@cadre/contract/calls/access';
import { type Figure, median, milliseconds } from './tools/figure.ts';
import { administrator, type Product, signIn, startProduct } from './tools/product.ts';

const megabyte = 1024 * 1024 - 200;
const promisedMilliseconds = 50;
const times = 20;

const filled = (write: (at: number) => string): string => {
  const items: string[] = [];
  for (let length = 0, at = 0; length < megabyte; at += 1) {
    items.push(write(at));
    length += (items[at]?.length ?? 0) + 1;
  }
  return items.slice(0, -1).join(',');
};

/** A megabyte each of the input that is most expensive to parse. */
const malformed: Record<string, string> = {
  'unknown keys': `{${filled((at) => `"k${at}":1`)}}`,
  'empty lists': `{"a":[${filled(() => '[]')}]}`,
  'small objects': `{"a":[${filled((at) => `{"${at}":1}`)}]}`,
  'as many values as are read': `{"a":[${Array.from({ length: 39_000 }, () => `"${'x'.repeat(20)}"`).join(',')}]}`,
  'one long text': `{"name":"${'\\u00e9'.repeat(megabyte / 6)}"}`,
  'a nest': `${'{"a":'.repeat(megabyte / 6)}1${'}'.repeat(megabyte / 6)}`,
};

/** The delay of `/health` while a megabyte of malformed input arrives, with and without a session. */
export async function malformedBodies(): Promise<Figure[]> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'cadre-bench-'));
  const product = await startProduct({
    CADRE_DATA: dataFolder,
    CADRE_ADMIN_EMAIL: administrator.email,
    CADRE_ADMIN_PASSWORD: administrator.password,
  });
  try {
    const authorization = `Bearer ${await signIn(product.url)}`;
    await healthWhile(product, pause(1_000));
    const idle = await longestBeside(product, () => pause(50));
    const delays: number[] = [];
    const figures: Figure[] = [];
    for (const [name, body] of Object.entries(malformed)) {
      const requests = [
        requestOf(`/api/v1${login.path}`, body),
        requestOf('/api/v1/branches', body, `Authorization: ${authorization}\r\n`),
      ];
      const longest = await longestBeside(product, (time) => send(product.url, requests[time % 2] as Buffer));
      delays.push(longest);
      figures.push({ name: `/health, longest wait during a megabyte of ${name}`, value: milliseconds(longest) });
    }
    const worst = Math.max(...delays);
    return [
      { name: '/health, longest wait when idle', value: milliseconds(idle) },
      ...figures,
      { name: '/health, longest wait under load to idle', value: `${(worst / idle).toFixed(1)} x` },
      {
        name: '/health, delay by a malformed megabyte',
        value: milliseconds(worst - idle),
        promise: `below ${promisedMilliseconds} ms`,
        kept: worst - idle < promisedMilliseconds,
      },
    ];
  } finally {
    await product.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

/** The longest wait during the work: the median over many runs, because work that blocks the server does so each time. */
async function longestBeside(product: Product, work: (time: number) => Promise<unknown>): Promise<number> {
  const longest: number[] = [];
  for (let time = 0; time < times; time += 1) longest.push(Math.max(...(await healthWhile(product, work(time)))));
  return median(longest);
}

/** Built once, so that the sender's own work does not delay the concurrent requests for `/health`. */
const requestOf = (path: string, body: string, more = ''): Buffer =>
  Buffer.from(
    `POST ${path} HTTP/1.1\r\nHost: cadre\r\nConnection: close\r\nContent-Type: application/json\r\n${more}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );

/** A body that is too large is refused while it is still being sent, which ends the connection. */
function send(url: string, request: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(request));
    socket.resume();
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
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
