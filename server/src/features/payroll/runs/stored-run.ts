import type { StoredRow } from '../../../crud/access/caller.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';

/** The columns of a run that its steps need. */
export type StoredRun = StoredRow &
  Columns<
    'payrolls',
    | 'name'
    | 'is_named'
    | 'month'
    | 'period'
    | 'branch_id'
    | 'department_id'
    | 'attempt'
    | 'calculated_by_id'
    | 'submitted_by_id'
    | 'employees_count'
    | 'done_count'
    | 'failed_count'
  > & {
    kind: 'regular' | 'off_cycle' | 'final';
    status: 'draft' | 'calculating' | 'calculated' | 'submitted' | 'approved' | 'paid' | 'closed' | 'cancelled';
  };

/** Locks and returns the row of a run. Every change to a run or one of its payslips takes this lock first. Runs as the system. */
export async function lockRun(tx: Transaction, id: number): Promise<StoredRun | undefined> {
  const { rows } = await sql<StoredRun>`select * from payrolls where id = ${id} for no key update`.execute(tx);
  return rows[0];
}
