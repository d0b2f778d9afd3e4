import type { Database, Runner } from '../../platform/database/database.ts';

/** Pay can only be read under a user's identity, which a transaction sets; a check does not run in one. */
export const readingPay = <T>(db: Runner, read: (on: Runner) => Promise<T>): Promise<T> =>
  'reading' in db ? (db as Database).reading(read) : read(db);
