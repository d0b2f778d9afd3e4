import { setImmediate as turn } from 'node:timers/promises';

const atOnce = 250;

/** Works through thousands of rows and lets others have their turn in between, so that no request waits for a file. */
export async function inTurns<T, R>(items: readonly T[], work: (item: T) => R): Promise<R[]> {
  const done: R[] = [];
  for (const item of items) {
    done.push(work(item));
    if (done.length % atOnce === 0) await turn();
  }
  return done;
}
