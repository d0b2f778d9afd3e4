import type { Action, Moment } from '@cadre/rules/attendance/facts';
import { localTextAt } from '@cadre/rules/attendance/plan/zone';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';

/** A punch that a person entered. */
export type NewPunch = {
  employee_id: number;
  action: Action;
  at: Moment;
  zone: string;
  source: 'web' | 'kiosk' | 'manual' | 'correction';
  excuse_id?: number;
  flag?: 'ambiguous_time' | 'moved_by_clock_change' | undefined;
  note?: string | null | undefined;
  ip?: string | null;
  created_by_id: number;
};

export type Inserted = Columns<'attendances', 'id' | 'employee_id' | 'action' | 'local_time' | 'note'> & { action: Action; at: Moment };

/** Punches with the same action and moment are one event; a repeat is not inserted. */
export async function insertPunches(tx: Transaction, punches: readonly NewPunch[]): Promise<Inserted[]> {
  const said = punches.map(({ at, zone, ...punch }) => ({
    ...punch,
    created_at: new Date(at).toISOString(),
    timezone: zone,
    local_time: localTextAt(zone, at),
  }));
  const { rows } = await sql<Omit<Inserted, 'at'> & Columns<'attendances', 'created_at'>>`
    insert into attendances (employee_id, action, created_at, timezone, local_time, source, direction_origin, flag, note, ip, excuse_id,
      created_by_id, updated_by_id)
    select employee_id, action, created_at, timezone, local_time, source, 'said', flag, note, ip, excuse_id, created_by_id, created_by_id
    from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) as p (employee_id int, action text, created_at timestamptz, timezone text,
      local_time text, source text, flag text, note text, ip text, excuse_id int, created_by_id int)
    on conflict (employee_id, created_at, action) where raw_id is null and voided_at is null do nothing
    returning id, employee_id, action, created_at, local_time, note`.execute(tx);
  return rows.map(({ created_at, ...row }) => ({ ...row, at: created_at.getTime() }));
}
