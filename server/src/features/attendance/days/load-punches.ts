import type { Action, DirectionMode, Punch, PunchResult } from '@cadre/rules/attendance/facts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { type EmployeeSpan, spanRows } from './employee-span.ts';

/** An event, and what is noted about it so far. */
export type StoredPunch = Punch & { noted: Pick<PunchResult, 'action' | 'shift_id'> & { work_date: string | null; state: string } };

type Row = {
  span: number;
  id: number;
  created_at: Date;
  action: Action;
  is_said: boolean;
  mode: DirectionMode | null;
  code: number | null;
  source: string;
  work_date: string | null;
  shift_id: number | null;
  state: string;
};

/** What counts or might count, by span. Zones differ by less than a day from the clock of the database. */
export async function loadPunches(db: Runner, spans: readonly EmployeeSpan[]): Promise<Map<number, StoredPunch[]>> {
  const { rows } = await sql<Row>`
    select s.at as span, a.id, a.created_at, a.action, a.direction_origin = 'said' as is_said, d.direction_mode as mode, a.code, a.source,
      a.work_date, a.shift_id, a.state
    from ${spanRows(spans)}
    join attendances a on a.employee_id = s.employee_id and a.state <> 'voided'
      and a.created_at >= (s.from_date - 3)::timestamptz and a.created_at < (s.to_date + 4)::timestamptz
    left join devices d on d.id = a.device_id`.execute(db);
  const found = Map.groupBy(rows, ({ span }) => span);
  return new Map([...found].map(([span, punches]) => [span, punches.map(punchOf)]));
}

const punchOf = ({ id, created_at, action, is_said, mode, code, source, work_date, shift_id, state }: Row): StoredPunch => ({
  id,
  at: created_at.getTime(),
  action: is_said ? action : null,
  mode: mode ?? 'device',
  code,
  source,
  noted: { action, work_date, shift_id, state },
});
