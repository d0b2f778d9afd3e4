import type { Database, Transaction } from '../../../platform/database/database.ts';
import { inSlices } from '../../../platform/turns/in-slices.ts';
import type { Delivery } from './delivery.ts';
import { type Received, receivePunches } from './receive-punches.ts';

/** What somebody sends who was not heard for weeks would keep everybody else waiting. */
const linesAtOnce = 250;

type Steps = {
  /** First in each transaction: takes the lock of the device (`lockDevice`). */
  begin(tx: Transaction, isLast: boolean): Promise<unknown>;
  /** Last of all, with what became of the whole. */
  end?(tx: Transaction, received: Received): Promise<unknown>;
};

/** A delivery of any length, some lines at a time. Who did not hear the answer sends it again, and what is stored is known then. */
export async function receiveInTurns(db: Database, delivery: Omit<Delivery, 'batch'>, { begin, end }: Steps): Promise<Received> {
  const { lines, source } = delivery;
  const turns = lines.length > linesAtOnce ? [...inSlices(lines, linesAtOnce)] : [lines];
  let { device } = delivery;
  let received: Received | undefined;
  for (const [at, some] of turns.entries()) {
    const isLast = at === turns.length - 1;
    const isBatch = source !== 'device' || lines.length > 1;
    received = await db.transaction(async (tx) => {
      await begin(tx, isLast);
      const batch = isBatch ? (received?.batch_id ?? 'new') : null;
      const all = together(
        received,
        await receivePunches(tx, { ...delivery, device, lines: some, batch, stamps: isLast ? delivery.stamps : undefined }),
      );
      if (isLast) await end?.(tx, all);
      return all;
    });
    device = { ...device, last_punch_at: received.last_at ?? device.last_punch_at };
  }
  return received as Received;
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
