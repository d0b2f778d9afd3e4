import type { Action, DirectionMode, Punch, PunchResult } from '@cadre/rules/attendance/facts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { type EmployeeSpan, spanRows } from './employee-span.ts';

/** A punch with its stored result so far. */
export type StoredPunch = Punch & { noted: Pick<PunchResult, 'action'> & { work_date: string | null; state: string } };

export type StoredPunches = [span: number, punches: Stored[]];
type Stored = [
  ...[id: number, seconds: number, action: Action, is_said: boolean, mode: DirectionMode | null, code: number | null, source: string],
  ...[work_date: string | null, state: string],
];

/** The punches that count or might count, by span, as arrays. Time zones differ from the database clock by less than a day. */
export const storedPunches = (spans: readonly EmployeeSpan[]): Sql => sql`(
  select coalesce(json_agg(json_build_array(of_span.at, of_span.punches)), '[]') from (
    select s.at, json_agg(json_build_array(a.id, date_part('epoch', a.created_at), a.action, a.direction_origin = 'said',
      d.direction_mode, a.code, a.source, a.work_date, a.state)) as punches
    from ${spanRows(spans)}
    join attendances a on a.employee_id = s.employee_id and a.state <> 'voided'
      and a.created_at >= (s.from_date - 3)::timestamptz and a.created_at < (s.to_date + 4)::timestamptz
    left join devices d on d.id = a.device_id
    group by s.at) of_span)`;

export const punchesOf = (stored: readonly StoredPunches[]): Map<number, StoredPunch[]> =>
  new Map(stored.map(([span, punches]) => [span, punches.map(punchOf)]));

const punchOf = ([id, seconds, action, is_said, mode, code, source, work_date, state]: Stored): StoredPunch => ({
  id,
  at: Math.round(seconds * 1000),
  action: is_said ? action : null,
  mode: mode ?? 'device',
  code,
  source,
  noted: { action, work_date, state },
});
