import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { KnownDevice } from './known-device.ts';

/**
 * Stores when each number was last used, with its holder on the device; a number that matches the code in an employee's record is added
 * with that employee. Parts of a statement, for rows `punched (pin, at)`; `seen` adds the employee by code.
 */
export const noteHolders = ({ id, timezone }: Pick<KnownDevice, 'id' | 'timezone'>, punched: Sql): Sql => sql`
  seen as materialized (
    select s.pin, s.at, e.id as coded_id from (${punched}) s left join employees e on lower(e.device_user_code) = lower(s.pin)
  ), known as (
    update device_users u set last_punch_at = greatest(u.last_punch_at, s.at),
      employee_id = case when u.matched_by in ('person', 'push') then u.employee_id else coalesce(s.coded_id, u.employee_id) end,
      matched_by = coalesce(nullif(u.matched_by, 'employee_code'), case when s.coded_id is not null then 'employee_code' end)
    from seen s
    cross join lateral (
      select m.id from device_users m where m.device_id = ${id} and m.pin = s.pin
        and (s.at at time zone ${timezone})::date between coalesce(m.from_date, '-infinity') and coalesce(m.to_date, 'infinity')
      offset 0) m
    where u.id = m.id
  ), told as (
    insert into device_users (device_id, pin, employee_id, matched_by, last_punch_at)
    select ${id}, s.pin, s.coded_id, 'employee_code', s.at from seen s
    where s.coded_id is not null and not exists (select from device_users u where u.device_id = ${id} and u.pin = s.pin)
    on conflict do nothing
  )`;
