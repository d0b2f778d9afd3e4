import type { Runner, Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** Findings for other columns or other cells no longer apply. */
export async function forgetFindings(tx: Transaction, id: number): Promise<void> {
  await sql`update imports set status = 'uploaded', done_count = 0, failure = null where id = ${id}`.execute(tx);
  await forgetCounts(tx, id);
  await forgetRows(tx, id);
}

export async function forgetCounts(tx: Transaction, id: number): Promise<void> {
  await sql`
    update imports set wrong_count = null, existing_count = null, unclear_dates = '[]', remarked_count = null, updated_count = null
    where id = ${id}`.execute(tx);
}

export async function forgetRows(db: Runner, id: number): Promise<void> {
  await sql`delete from import_blocks where import_id = ${id}`.execute(db);
  await sql`delete from import_rows where import_id = ${id}`.execute(db);
}
