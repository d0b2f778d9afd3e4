import type { Transaction } from './database.ts';
import { currentIdentity } from './run-as.ts';
import { sql } from './sql.ts';

/** Runs a part of a user's transaction as the system. After a failure, no statement that needs the identity can follow. */
export async function asSystem(tx: Transaction, work: () => Promise<void>): Promise<void> {
  await setName(tx, 'system');
  await work();
  await setName(tx, currentIdentity());
}

const setName = (tx: Transaction, name: string) => sql`select set_config('app.user_id', ${name}, true)`.execute(tx);
