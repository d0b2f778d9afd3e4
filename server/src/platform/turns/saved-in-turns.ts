import type { Database, Transaction } from '../database/database.ts';
import { aimNow } from './aim-now.ts';
import { nextSize } from './pace.ts';

/** How many at first, and how few at least; `plans` as of a transaction. */
type Options = { first?: number; least?: number; plans?: 'kept' };

/**
 * Long work over many rows, as transactions so short that everybody else gets their turn in between: each takes as many as the one
 * before lets expect. What the work gives back is not done yet, and comes again behind all others.
 */
export async function savedInTurns<T>(
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
    size = nextSize(some.length - unfinished.length, milliseconds, { aim: aimNow(db), least });
  }
}
