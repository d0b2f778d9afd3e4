import { saveInBatches } from '../../../platform/batching/save-in-batches.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';

/** Another run is at it, or it is over. */
export class Overtaken extends Error {}

type Work<T> = (tx: Transaction, some: readonly T[]) => Promise<void>;

/**
 * PostgreSQL takes all rows in one batch, one transaction. The embedded engine shares one session, and takes several; `leastOf` is the
 * minimum size of a batch of rows like this one.
 */
export async function rowsInBatches<T>(db: Database, rows: readonly T[], leastOf: (row: T) => number, work: Work<T>): Promise<void> {
  const all = async (tx: Transaction, some: readonly T[]) => {
    await work(tx, some);
    return undefined;
  };
  if (db.engine === 'postgres') return saveInBatches(db, rows, all, { first: rows.length });
  for (const [least, alike] of Map.groupBy(rows, leastOf))
    await saveInBatches(db, alike, all, { first: Math.ceil(least / 4), least, plans: 'kept' });
}

/**
 * Like `rowsInBatches`, for new rows. A plan made for a small table is bad for a large one, and lasts as long as the only session; so plans
 * are discarded each time the number of rows has doubled, and batches start small again.
 */
export async function newRowsInBatches<T>(db: Database, rows: readonly T[], leastOf: (row: T) => number, work: Work<T>): Promise<void> {
  let done = 0;
  let until = db.engine === 'postgres' ? rows.length : fewRows;
  while (done < rows.length) {
    if (done > 0) await db.run('discard plans');
    await rowsInBatches(db, rows.slice(done, until), leastOf, work);
    done = until;
    until *= 2;
  }
}

const fewRows = 100;
