import type { Database, Transaction } from '../../platform/database/database.ts';
import { savedInTurns } from '../../platform/turns/saved-in-turns.ts';

/** Somebody else is at it, or it is over. */
export class Overtaken extends Error {}

type Work<T> = (tx: Transaction, some: readonly T[]) => Promise<void>;

/**
 * PostgreSQL takes all rows in one turn, one transaction. The embedded engine has one session for everybody, and takes some at a time; `leastOf`
 * says how many of such rows are worth a turn.
 */
export async function rowsInTurns<T>(db: Database, rows: readonly T[], leastOf: (row: T) => number, work: Work<T>): Promise<void> {
  const all = async (tx: Transaction, some: readonly T[]) => {
    await work(tx, some);
    return undefined;
  };
  if (db.engine === 'postgres') return savedInTurns(db, rows, all, { first: rows.length });
  for (const [least, alike] of Map.groupBy(rows, leastOf))
    await savedInTurns(db, alike, all, { first: Math.ceil(least / 4), least, plans: 'kept' });
}

/**
 * The same of rows that come. What was planned for a table with few suits no table with many, and lasts as long as the only session; so it is planned
 * anew each time as many came as there were, and a short turn is first again.
 */
export async function newRowsInTurns<T>(db: Database, rows: readonly T[], leastOf: (row: T) => number, work: Work<T>): Promise<void> {
  let done = 0;
  let until = db.engine === 'postgres' ? rows.length : fewRows;
  while (done < rows.length) {
    if (done > 0) await db.run('discard plans');
    await rowsInTurns(db, rows.slice(done, until), leastOf, work);
    done = until;
    until *= 2;
  }
}

const fewRows = 100;
