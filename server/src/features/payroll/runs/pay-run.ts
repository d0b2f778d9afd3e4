import { payrolls } from '@cadre/contract/resources/payrolls';
import type { By } from '../../../crud/access/by-system.ts';
import { changeStatus } from '../../../crud/acts/change-status.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { paidParts } from '../files/paid-parts.ts';
import { countRun } from './count-run.ts';
import { lockRun } from './stored-run.ts';

/** Pays all payslips of a run that are approved and not paid yet. Runs as the system, with the run locked. */
export async function payRun(tx: Transaction, payroll_id: number, paid_on: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from salaries where payroll_id = ${payroll_id} and status = 'approved'`.execute(tx);
  const parts = await paidParts(
    tx,
    rows.map(({ id }) => id),
  );
  const paid = [...parts].map(([id, paid_to]) => ({ id, paid_to }));
  await sql`
    update salaries s set status = 'paid', paid_on = ${paid_on}::date, paid_to = p.paid_to, version = s.version + 1, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(paid)}::jsonb) as p (id int, paid_to jsonb) where s.id = p.id`.execute(tx);
}

/** A run is paid when all of its payslips are, and no longer when one of them is not. The run is locked. */
export async function followPayments(tx: Transaction, by: By, payroll_id: number): Promise<void> {
  const run = await lockRun(tx, payroll_id);
  if (!run || !['approved', 'paid'].includes(run.status)) return;
  const { rows } = await sql`select from salaries where payroll_id = ${payroll_id} and status = 'approved' limit 1`.execute(tx);
  await countRun(tx, payroll_id);
  const status = rows.length > 0 ? 'approved' : 'paid';
  if (status === run.status) return;
  await changeStatus(tx, payrolls, by, run, status, { values: { paid_at: status === 'paid' ? sql`now()` : null } });
}
