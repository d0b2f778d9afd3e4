import { attendances } from '@cadre/contract/resources/attendances';
import type { Moment } from '@cadre/rules/attendance/facts';
import type { Caller, StoredRow } from '../../../crud/access/caller.ts';
import { changeStatus } from '../../../crud/acts/change-status.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { lockEmployees } from '../days/lock-employees.ts';
import { insertPunches } from './insert-punches.ts';
import { notePunches } from './note-punches.ts';

export type Correction = {
  excuse_id: number;
  employee_id: number;
  zone: string;
  punches: readonly { action: 'in' | 'out'; at: Moment }[];
};

/** Adds the forgotten punches that were approved, next to the recorded ones. */
export async function addCorrection(tx: Transaction, caller: Caller, { punches, ...correction }: Correction): Promise<void> {
  await lockEmployees(tx, [correction.employee_id]);
  const said = punches.map((punch) => ({ ...correction, ...punch, source: 'correction' as const, created_by_id: caller.actor.user_id }));
  notePunches(tx, caller, await insertPunches(tx, said));
}

/** Voids the punches of a correction; they stay on record but no longer count. */
export async function withdrawCorrection(tx: Transaction, caller: Caller, excuse_id: number): Promise<void> {
  const { rows } = await sql<StoredRow & { employee_id: number }>`
    select * from attendances where excuse_id = ${excuse_id} and voided_at is null order by id`.execute(tx);
  await lockEmployees(
    tx,
    rows.map(({ employee_id }) => employee_id),
  );
  const values = { voided_at: sql`now()`, void_reason: caller.t('excuse.correction_withdrawn') };
  for (const row of rows) await changeStatus(tx, attendances, caller, row, 'voided', { values, noted: ['void_reason'] });
}
