import type { Transaction } from './database.ts';
import { nameNow } from './in-name-of.ts';
import { sql } from './sql.ts';

/** A part of somebody's transaction that the house does for them. After a failure nothing follows that could need the name. */
export async function asHouse(tx: Transaction, work: () => Promise<void>): Promise<void> {
  await setName(tx, 'system');
  await work();
  await setName(tx, nameNow());
}

const setName = (tx: Transaction, name: string) => sql`select set_config('app.user_id', ${name}, true)`.execute(tx);
