import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { KnownDevice } from './known-device.ts';

/**
 * Accepted punches become events. The direction given by the mode of the device or by the code is used immediately; the day rule later
 * refines it and the work date. `punches` names the rows that are being inserted into `raw_punches`.
 */
export const eventsFrom = (punches: Sql, { timezone, direction_mode }: Pick<KnownDevice, 'timezone' | 'direction_mode'>): Sql => sql`
  insert into attendances (
    employee_id, action, created_at, timezone, local_time, source, device_id, raw_id, direction_origin, code, flag, work_date)
  select p.employee_id, coalesce(said.action, 'in'), p.occurred_at, ${timezone}, to_char(wall.clock, 'YYYY-MM-DD HH24:MI:SS'), p.source, p.device_id,
    p.id, case when said.action is null then 'derived' else 'device' end, p.code, p.flag, wall.clock::date
  from ${punches} p
  cross join lateral (select p.occurred_at at time zone ${timezone} as clock) wall
  cross join lateral (
    select case ${direction_mode}::text
      when 'in' then 'in' when 'out' then 'out'
      when 'device' then ('{in,out,break_out,break_in,ot_in,ot_out}'::text[])[p.code + 1] end as action
  ) said
  where p.outcome = 'accepted'`;
