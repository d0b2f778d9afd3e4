import type { Transaction } from './database.ts';
import { nameNow } from './in-name-of.ts';
import { sql } from './sql.ts';

/** Runs a part of a user's transaction as the system. After a failure, no statement that needs the identity can follow. */
export async function asHouse(tx: Transaction, work: () => Promise<void>): Promise<void> {
  await setName(tx, 'system');
  await work();
  await setName(tx, nameNow());
}

const setName = (tx: Transaction, name: string) => sql`select set_config('app.user_id', ${name}, true)`.execute(tx);
