import { nextSize } from '../../../platform/batching/batch-size.ts';
import { batchTargetMs } from '../../../platform/batching/batch-target.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import type { Delivery } from './delivery.ts';
import { type Received, receivePunches } from './receive-punches.ts';

/**
 * The batch size per database. In one batch, a delivery from a device that was offline for weeks would block all others; the duration of
 * each batch determines the size of the next.
 */
const sizes = new WeakMap<Database, number>();
const firstSize = 25;
const mostAtOnce = 250;

/** Each batch has a fixed cost, so batches below this size would only make the delivery take longer. */
const least = 10;

type Steps = {
  /** First in each transaction: takes the lock of the device (`lockDevice`). */
  begin(tx: Transaction, isLast: boolean): Promise<unknown>;
  /** Last in the final transaction, with the result of the whole delivery. */
  end?(tx: Transaction, received: Received): Promise<unknown>;
};

/** A delivery of any length, in batches. A device that missed the response sends it again; stored lines are known then. */
export async function receiveInBatches(db: Database, delivery: Omit<Delivery, 'batch'>, { begin, end }: Steps): Promise<Received> {
  const { lines, source } = delivery;
  const isBatch = source !== 'device' || lines.length > 1;
  let { device } = delivery;
  let left = lines;
  let received: Received | undefined;
  do {
    const size = sizes.get(db) ?? firstSize;
    const some = left.slice(0, size);
    left = left.slice(size);
    const isLast = left.length === 0;
    received = await db.transaction(async (tx) => {
      const since = performance.now();
      await begin(tx, isLast);
      const batch = isBatch ? (received?.batch_id ?? 'new') : null;
      const all = together(
        received,
        await receivePunches(tx, { ...delivery, device, lines: some, batch, stamps: isLast ? delivery.stamps : undefined }),
      );
      if (isLast) await end?.(tx, all);
      if (some.length === size) learn(db, size, performance.now() - since);
      return all;
    });
    device = { ...device, last_punch_at: received.last_at ?? device.last_punch_at };
  } while (left.length > 0);
  return received;
}

function learn(db: Database, done: number, milliseconds: number): void {
  sizes.set(db, Math.min(mostAtOnce, nextSize(done, milliseconds, { aim: batchTargetMs(db), least })));
}

function together(one: Received | undefined, other: Received): Received {
  if (!one) return other;
  return {
    batch_id: other.batch_id,
    received: one.received + other.received,
    inserted: one.inserted + other.inserted,
    duplicates: one.duplicates + other.duplicates,
    quarantined: one.quarantined + other.quarantined,
    rejected: one.rejected + other.rejected,
    last_at: other.last_at ?? one.last_at,
  };
}
