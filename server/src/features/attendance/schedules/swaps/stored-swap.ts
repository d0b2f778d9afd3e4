import type { StoredRow } from '../../../../crud/access/caller.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import { sql } from '../../../../platform/database/sql.ts';
import type { Columns } from '../../../../platform/database/tables.ts';
import { Problem } from '../../../../platform/problem.ts';
import type { StoredRoster } from '../rosters/stored-roster.ts';

export type StoredSwap = StoredRow &
  Columns<
    'shift_swaps',
    | 'employee_id'
    | 'month_schedule_id'
    | 'title'
    | 'from_date'
    | 'shift_id'
    | 'to_employee_id'
    | 'to_user_id'
    | 'to_date'
    | 'to_shift_id'
    | 'reason'
  > & { status: 'asked' | 'agreed' | 'approved' | 'refused' | 'withdrawn' | 'expired'; starts_at: Date };

/** Locks the roster, so that its entries and swap requests change one at a time. */
export async function lockRosterOf(tx: Transaction, month_schedule_id: number): Promise<StoredRoster> {
  const { rows } = await sql<StoredRoster>`select * from month_schedules where id = ${month_schedule_id} for update`.execute(tx);
  if (rows[0]?.status !== 'published') throw new Problem('swap_too_late');
  return rows[0];
}
