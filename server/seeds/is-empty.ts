import type { Database, Transaction } from '../src/platform/database/database.ts';

export async function isEmpty(db: Pick<Database | Transaction, 'run'>): Promise<boolean> {
  const { rows } = await db.run('select not exists (select from users) as empty', []);
  return rows[0].empty;
}
