import type { Database, Transaction } from './database.ts';

class TakenBack extends Error {}

/** A dry run: does the work under the same rules and rights, returns the result, and rolls everything back. */
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
