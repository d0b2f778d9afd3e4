import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/**
 * Serializes settling and punching per employee; a fixed lock order prevents deadlocks. Sequential scans are disabled so that plans cached
 * while tables are short still use indexes when they are long.
 */
export async function lockEmployees(tx: Transaction, employeeIds: readonly number[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtext('attendance_of_an_employee'), id), set_config('enable_seqscan', 'off', true)
    from (select distinct unnest(${employeeIds}::int[]) as id order by 1) ordered`.execute(tx);
}
