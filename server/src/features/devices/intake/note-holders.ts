import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { KnownDevice } from './known-device.ts';

/**
 * When each number was last used, on the device and by its holder; a number that a code in a file explains is noted with its holder. Parts of a
 * statement, for rows `punched (pin, at)`.
 */
export const noteHolders = ({ id, timezone }: Pick<KnownDevice, 'id' | 'timezone'>, punched: Sql): Sql => sql`
  seen as materialized (${punched}),
  coded as materialized (
    select s.pin, s.at, e.id as employee_id from seen s join employees e on lower(e.device_user_code) = lower(s.pin)
  ), known as (
    update device_users u set last_punch_at = greatest(u.last_punch_at, s.at),
      employee_id = case when u.matched_by in ('person', 'push') then u.employee_id else coalesce(c.employee_id, u.employee_id) end,
      matched_by = coalesce(nullif(u.matched_by, 'employee_code'), case when c.employee_id is not null then 'employee_code' end)
    from seen s left join coded c on c.pin = s.pin
    cross join lateral (
      select m.id from device_users m where m.device_id = ${id} and m.pin = s.pin
        and (s.at at time zone ${timezone})::date between coalesce(m.from_date, '-infinity') and coalesce(m.to_date, 'infinity')
      offset 0) m
    where u.id = m.id
    returning u.pin
  ), used as (
    update devices set last_punch_at = greatest(last_punch_at, (select max(at) from seen)) where id = ${id} and exists (select from seen)
  ), told as (
    insert into device_users (device_id, pin, employee_id, matched_by, last_punch_at)
    select ${id}, c.pin, c.employee_id, 'employee_code', c.at from coded c
    where not exists (select from known k where k.pin = c.pin)
      and not exists (select from device_users u where u.device_id = ${id} and u.pin = c.pin)
    on conflict do nothing
  )`;
