import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** The level that a request waits for, by its number. */
export async function waitingId(tx: Transaction, model: string, model_id: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from approvals where model = ${model} and model_id = ${model_id} and status = 'pending' and closed_at is null`.execute(tx);
  return rows[0]?.id;
}
