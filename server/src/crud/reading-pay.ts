import type { Database, Runner } from '../platform/database/database.ts';

/** Pay is read in the name of a user alone, which a transaction says; a check has none yet. */
export const readingPay = <T>(db: Runner, read: (on: Runner) => Promise<T>): Promise<T> =>
  'reading' in db ? (db as Database).reading(read) : read(db);
