import { type Sql, sql } from '../../../platform/database/sql.ts';

/**
 * Accepted punches become events. What the mode of the device or its code says is taken at once; the rule of the day refines it, and the day it
 * belongs to.
 * `punches` names rows of `raw_punches`, or some of their columns on their way into it.
 */
export const eventsFrom = (punches: Sql): Sql => sql`
  insert into attendances (
    employee_id, action, created_at, timezone, local_time, source, device_id, raw_id, direction_origin, code, flag, work_date)
  select p.employee_id, coalesce(said.action, 'in'), p.occurred_at, d.timezone,
    to_char(p.occurred_at at time zone d.timezone, 'YYYY-MM-DD HH24:MI:SS'), p.source, p.device_id, p.id,
    case when said.action is null then 'derived' else 'device' end, p.code, p.flag,
    (p.occurred_at at time zone d.timezone)::date
  from ${punches} p
  join devices d on d.id = p.device_id
  cross join lateral (
    select case d.direction_mode
      when 'in' then 'in' when 'out' then 'out'
      when 'device' then ('{in,out,break_out,break_in,ot_in,ot_out}'::text[])[p.code + 1] end as action
  ) said
  where p.outcome = 'accepted'`;
