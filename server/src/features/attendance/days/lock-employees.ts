import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/**
 * One at a time settles or presses for somebody; always in the same order, so that nobody waits in a circle. What follows finds its rows by keys, also
 * where tables are short: plans that are kept would go on reading whole tables when they are long.
 */
export async function lockEmployees(tx: Transaction, employeeIds: readonly number[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtext('attendance_of_an_employee'), id), set_config('enable_seqscan', 'off', true)
    from (select distinct unnest(${employeeIds}::int[]) as id order by 1) ordered`.execute(tx);
}
