import { setImmediate as turn } from 'node:timers/promises';

/**
 * A user's request passes the event loop several times and may wait each time, so each batch is short enough that their sum goes unnoticed.
 */
const millisecondsAtOnce = 5;

/** Processes thousands of rows and yields to other work in between, so that requests do not wait for a file. */
export async function inBatches<T, R>(items: readonly T[], work: (item: T) => R): Promise<R[]> {
  const done: R[] = [];
  let since = performance.now();
  for (const item of items) {
    done.push(work(item));
    if (performance.now() - since < millisecondsAtOnce) continue;
    await turn();
    since = performance.now();
  }
  return done;
}
