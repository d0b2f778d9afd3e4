import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';

type Plain = 'id' | 'received_at' | 'code' | 'flag' | 'outcome' | 'outcome_reason' | 'employee_id';
/** A punch that a device sent, and how it is read so far. */
export type SentPunch = Columns<'raw_punches', Plain> & { pin: string; sent_time: string; occurred_at: Date };

/** Returns up to `most` punches of a device in the order of arrival: those after the punch `after`, up to the punch `last`. */
export async function sentPunches(db: Runner, device_id: number, after: number, last: number, most: number): Promise<SentPunch[]> {
  const { rows } = await sql<SentPunch>`
    select id, pin, sent_time, occurred_at, received_at, code, flag, outcome, outcome_reason, employee_id from raw_punches
    where device_id = ${device_id} and id > ${after} and id <= ${last} and pin is not null and sent_time is not null and occurred_at is not null
    order by id limit ${most}`.execute(db);
  return rows;
}

export async function lastSent(db: Runner, device_id: number): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(id), 0)::int as last from raw_punches where device_id = ${device_id}`.execute(db);
  return rows[0]?.last ?? 0;
}
