import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Taken, Terminals } from './terminals.ts';

/** Runs the terminals in a low-priority thread of their own. */
export async function terminalsApart(url: string, headers: Record<string, string>): Promise<Terminals> {
  const thread = new Worker(new URL('./terminals-thread.ts', import.meta.url), { workerData: { url, headers } });
  await once(thread, 'message');
  thread.unref();
  let taken: Promise<Taken> | undefined;
  return {
    start: () => thread.postMessage('start'),
    stop: () => {
      taken ??= once(thread, 'message').then(([result]) => result as Taken);
      thread.postMessage('stop');
      return taken;
    },
  };
}
