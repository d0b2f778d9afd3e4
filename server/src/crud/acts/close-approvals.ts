import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** Closes the pending approvals of a row without a decision. */
export async function closeApprovals(tx: Transaction, model: string, id: number): Promise<void> {
  await sql`
    update approvals set closed_at = now(), version = version + 1, updated_at = now()
    where model = ${model} and model_id = ${id} and status = 'pending' and closed_at is null`.execute(tx);
}

/** It waits again, as it did before. */
export async function reopenApprovals(tx: Transaction, model: string, id: number): Promise<void> {
  await sql`
    with reopened as (
      update approvals set closed_at = null, version = version + 1, updated_at = now()
      where id = (select max(id) from approvals where model = ${model} and model_id = ${id}) and closed_at is not null returning id)
    insert into stale_approvals select id from reopened`.execute(tx);
}
