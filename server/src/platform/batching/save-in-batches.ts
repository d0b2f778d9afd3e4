import type { Database, Transaction } from '../database/database.ts';
import { nextSize } from './batch-size.ts';
import { batchTargetMs } from './batch-target.ts';

/** The first and the minimum batch size; `plans` as in a transaction. */
type Options = { first?: number; least?: number; plans?: 'kept' };

/**
 * Saves long work over many rows in transactions short enough for other work to run in between: each batch is sized by the duration of the
 * previous one. Items that the work returns are unfinished, and are retried after all others.
 */
export async function saveInBatches<T>(
  db: Database,
  items: readonly T[],
  work: (tx: Transaction, some: readonly T[]) => Promise<readonly T[] | undefined>,
  { first = 10, least = 1, ...options }: Options = {},
): Promise<void> {
  let left = items;
  let size = first;
  while (left.length > 0) {
    const some = left.slice(0, size);
    const { unfinished, milliseconds } = await db.transaction(async (tx) => {
      const since = performance.now();
      const unfinished = (await work(tx, some)) ?? [];
      return { unfinished, milliseconds: performance.now() - since };
    }, options);
    left = [...left.slice(size), ...unfinished];
    size = nextSize(some.length - unfinished.length, milliseconds, { aim: batchTargetMs(db), least });
  }
}
