import type { Database, Transaction } from './database.ts';

class TakenBack extends Error {}

/** Does the work by the same rules and rights as for good, tells what came of it, and takes everything back. */
export async function tryOut<R>(db: Database, work: (tx: Transaction) => Promise<R>): Promise<R> {
  let found: { result: R } | undefined;
  try {
    await db.transaction(async (tx) => {
      found = { result: await work(tx) };
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return (found as { result: R }).result;
}
