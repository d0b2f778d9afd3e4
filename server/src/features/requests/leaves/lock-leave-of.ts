import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** Serialises requests, decisions and cancellations of a person's leave, so that checks are still valid when the result is written. */
export async function lockLeaveOf(tx: Transaction, employee_id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('leave_of_an_employee'), ${employee_id})`.execute(tx);
}

/** Locks the person of a row before the row. */
export const lockPersonOf =
  (name: 'leaves' | 'travels' | 'excuses' | 'overtime') =>
  async (tx: Transaction, id: number): Promise<void> => {
    const { rows } = await sql<{ employee_id: number }>`select employee_id from ${sql.ref(name)} where id = ${id}`.execute(tx);
    if (rows[0]) await lockLeaveOf(tx, rows[0].employee_id);
  };

/** The same of several, always in the same order. */
export async function lockLeaveOfAll(tx: Transaction, employeeIds: readonly number[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtext('leave_of_an_employee'), id) from (
      select id from unnest(${employeeIds}::int[]) id order by id) people`.execute(tx);
}
