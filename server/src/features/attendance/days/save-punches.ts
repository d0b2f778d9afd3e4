import type { PunchResult } from '@cadre/rules/attendance/facts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** Notes at the events what became of them. */
export async function savePunches(tx: Transaction, punches: readonly PunchResult[]): Promise<void> {
  if (punches.length === 0) return;
  await sql`
    update attendances a set action = p.action, work_date = p.work_date, shift_id = p.shift_id, state = p.state
    from jsonb_to_recordset(${JSON.stringify(punches)}::jsonb) as p (id int, action text, work_date date, shift_id int, state text)
    where a.id = p.id and a.state <> 'voided'`.execute(tx);
}
