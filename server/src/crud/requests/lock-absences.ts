import type { Resource } from '@cadre/contract/resource';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { table } from '../read/table.ts';

/** Serialises requests, decisions and cancellations of a person's absences, so that checks are still valid when the result is written. */
export async function lockAbsencesOf(tx: Transaction, employee_id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('leave_of_an_employee'), ${employee_id})`.execute(tx);
}

/** Locks the person of a row before the row. */
export const lockPersonOf =
  (resource: Resource) =>
  async (tx: Transaction, id: number): Promise<void> => {
    const owner = sql.ref(String(resource.access.owner?.employee));
    const { rows } = await sql<{ employee_id: number }>`select ${owner} as employee_id from ${table(resource)} where id = ${id}`.execute(
      tx,
    );
    if (rows[0]) await lockAbsencesOf(tx, rows[0].employee_id);
  };

/** The same of several, always in the same order. */
export async function lockAbsencesOfAll(tx: Transaction, employeeIds: readonly number[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtext('leave_of_an_employee'), id) from (
      select id from unnest(${employeeIds}::int[]) id order by id) people`.execute(tx);
}
