-- A punch waits for what is not known yet. Every fact that could free it frees it, in the transaction that brings the fact.

/* Whether somebody is still to be told that this punch counts now. */
alter table raw_punches add to_tell boolean not null default false;
-- Who has punches that count since the last time somebody was told?
create index raw_punches_to_tell on raw_punches (employee_id) where to_tell;
-- Which punches wait for this number, on whatever device?
create index raw_punches_waiting_by_number on raw_punches (lower(pin)) where outcome = 'quarantined';

/* Whether the device knows another name by this number than the file does, and nobody has said yet that it is the same person. */
alter table device_users add doubted boolean not null default false;

/* Whom a number stands for on a day. What a person decided comes before the code in an employee's file; `intake/holders.ts` says the same. */
create function holder_on(of_device int, of_pin text, day date) returns table (employee_id int, by_code boolean, is_employed boolean, is_doubted boolean)
language sql stable as $$
  select held.employee_id, held.by_code,
    -- The last shift may end on the day after the last one.
    exists (select from employment_periods p where p.employee_id = held.employee_id and p.hired_on <= day and day <= coalesce(p.left_on + 1, 'infinity')),
    held.by_code and exists (select from device_users u where u.device_id = of_device and u.pin = of_pin and u.doubted)
  from (
    select u.employee_id, false as by_code from device_users u
    where u.device_id = of_device and u.pin = of_pin and u.matched_by <> 'employee_code'
      and day between coalesce(u.from_date, '-infinity') and coalesce(u.to_date, 'infinity')
    union all
    select e.id, true from employees e where lower(e.device_user_code) = lower(of_pin)
    order by by_code limit 1
  ) held
  where held.employee_id is not null
$$;

/*
 * Lets quarantined punches count for whomever their number stands for; the others stay where they are. Gives the ids that count now.
 * `looked_at`: a person saw them and wants it so; `by_itself`: nobody asked for it now, so somebody is to be told. What has not happened yet
 * counts for nobody.
 */
create function count_waiting(ids int[], looked_at boolean, by_itself boolean) returns int[] language sql as $$
  with waiting as (
    select p.id, p.device_id, p.pin, (p.occurred_at at time zone d.timezone)::date as day
    from raw_punches p join devices d on d.id = p.device_id
    where p.id = any(ids) and p.outcome = 'quarantined' and p.pin is not null and p.occurred_at <= now() + interval '5 minutes'
    order by p.id for update of p
  ), held as (
    select w.id, h.employee_id, h.by_code, h.is_employed, h.is_doubted
    from waiting w left join lateral holder_on(w.device_id, w.pin, w.day) h on true
  ), counted as (
    update raw_punches p set outcome = 'accepted', outcome_reason = null, employee_id = h.employee_id, to_tell = by_itself
    from held h where p.id = h.id and h.employee_id is not null and (looked_at or h.is_employed and not h.is_doubted)
    returning p.id, p.device_id, p.pin, p.source, p.occurred_at, p.code, p.flag, p.employee_id, h.by_code
  ), still_waiting as (
    update raw_punches p set outcome_reason = why.reason
    from held h
    cross join lateral (select case when h.employee_id is null then 'unknown_pin' when not h.is_employed then 'not_employed' else 'other_name' end as reason) why
    where p.id = h.id and not (h.employee_id is not null and (looked_at or h.is_employed and not h.is_doubted))
      and p.outcome_reason in ('unknown_pin', 'not_employed', 'other_name') and p.outcome_reason <> why.reason
  ), used as (
    select device_id, pin, employee_id, by_code, max(occurred_at) as at from counted group by 1, 2, 3, 4
  ), heard as (
    update devices d set last_punch_at = greatest(d.last_punch_at, u.at)
    from (select device_id, max(at) as at from used group by 1) u where d.id = u.device_id
  ), seen as (
    update device_users m set last_punch_at = greatest(m.last_punch_at, u.at),
      employee_id = case when u.by_code and m.matched_by is distinct from 'person' and m.matched_by is distinct from 'push' then u.employee_id else m.employee_id end,
      matched_by = case when u.by_code then coalesce(m.matched_by, 'employee_code') else m.matched_by end
    from used u where m.device_id = u.device_id and m.pin = u.pin and (u.by_code or m.employee_id = u.employee_id)
  ), noted as (
    insert into device_users (device_id, pin, employee_id, matched_by, last_punch_at)
    select u.device_id, u.pin, u.employee_id, 'employee_code', u.at from used u
    where u.by_code and not exists (select from device_users m where m.device_id = u.device_id and m.pin = u.pin)
    on conflict do nothing
  ), events as (
    -- As `intake/events-from.ts` makes them of what counts at once.
    insert into attendances (employee_id, action, created_at, timezone, local_time, source, device_id, raw_id, direction_origin, code, flag)
    select c.employee_id, coalesce(said.action, 'in'), c.occurred_at, d.timezone, to_char(c.occurred_at at time zone d.timezone, 'YYYY-MM-DD HH24:MI:SS'),
      c.source, c.device_id, c.id, case when said.action is null then 'derived' else 'device' end, c.code, c.flag
    from counted c
    join devices d on d.id = c.device_id
    cross join lateral (
      select case d.direction_mode
        when 'in' then 'in' when 'out' then 'out'
        when 'device' then ('{in,out,break_out,break_in,ot_in,ot_out}'::text[])[c.code + 1] end as action
    ) said
  )
  select coalesce(array_agg(id order by id), '{}') from counted
$$;

/* Numbers whose waiting punches are to be judged again before this transaction ends. It is empty between transactions. */
create table punches_to_judge (
  id int generated always as identity primary key,
  device_id int not null constraint punches_to_judge_come_from_a_device references devices on delete cascade,
  pin text not null
);

/* At the end: a number that changes hands is nobody's in between. */
create function marked_punches_are_judged() returns trigger language plpgsql as $$
begin
  -- A delivery locks its device first, too.
  perform from devices where id = new.device_id for update;
  delete from punches_to_judge where device_id = new.device_id and pin = new.pin;
  if not found then return null; end if;
  perform count_waiting(array(
    select p.id from raw_punches p where p.device_id = new.device_id and p.pin = new.pin and p.outcome = 'quarantined'
      and p.outcome_reason in ('unknown_pin', 'not_employed', 'other_name')), false, true);
  return null;
end $$;
create constraint trigger marked_punches_are_judged after insert on punches_to_judge
  deferrable initially deferred for each row execute function marked_punches_are_judged();

create function mark_waiting(numbers text[]) returns void language sql as $$
  insert into punches_to_judge (device_id, pin)
  select distinct p.device_id, p.pin from raw_punches p
  where p.outcome = 'quarantined' and lower(p.pin) = any(numbers) and p.device_id is not null
    and p.outcome_reason in ('unknown_pin', 'not_employed', 'other_name')
$$;

/* Most of the time nothing waits, and thousands of people may come at once. */
create function something_waits() returns boolean language sql stable as $$
  select exists (select from raw_punches where outcome = 'quarantined')
$$;

create function new_codes_free_punches() returns trigger language plpgsql as $$
begin
  if something_waits() then
    perform mark_waiting(array(select lower(device_user_code) from touched where device_user_code is not null));
  end if;
  return null;
end $$;
create trigger new_codes_free_punches after insert on employees
  referencing new table as touched for each statement execute function new_codes_free_punches();

create function given_codes_free_punches() returns trigger language plpgsql as $$
begin
  perform mark_waiting(array[lower(new.device_user_code)]);
  return null;
end $$;
create trigger given_codes_free_punches after update of device_user_code on employees
  for each row when (new.device_user_code is not null and new.device_user_code is distinct from old.device_user_code)
  execute function given_codes_free_punches();

create function employment_frees_punches() returns trigger language plpgsql as $$
begin
  if something_waits() then
    perform mark_waiting(array(
      select lower(e.device_user_code) from touched t join employees e on e.id = t.employee_id where e.device_user_code is not null
      union
      select lower(u.pin) from touched t join device_users u on u.employee_id = t.employee_id));
  end if;
  return null;
end $$;
create trigger employment_frees_punches_when_added after insert on employment_periods
  referencing new table as touched for each statement execute function employment_frees_punches();
create trigger employment_frees_punches_when_changed after update on employment_periods
  referencing new table as touched for each statement execute function employment_frees_punches();

create function numbers_free_punches() returns trigger language plpgsql as $$
begin
  perform mark_waiting(array[lower(coalesce(new.pin, old.pin))]);
  return null;
end $$;
create trigger numbers_free_punches_when_added after insert on device_users
  for each row when (new.matched_by <> 'employee_code') execute function numbers_free_punches();
create trigger numbers_free_punches_when_changed after update on device_users
  for each row when ((new.employee_id, new.from_date, new.to_date, new.matched_by, new.doubted)
    is distinct from (old.employee_id, old.from_date, old.to_date, old.matched_by, old.doubted))
  execute function numbers_free_punches();
create trigger numbers_free_punches_when_removed after delete on device_users
  for each row when (old.matched_by <> 'employee_code') execute function numbers_free_punches();

create function zones_free_punches() returns trigger language plpgsql as $$
begin
  insert into punches_to_judge (device_id, pin)
  select distinct p.device_id, p.pin from raw_punches p
  where p.device_id = new.id and p.outcome = 'quarantined' and p.outcome_reason in ('unknown_pin', 'not_employed', 'other_name');
  return null;
end $$;
create trigger zones_free_punches after update of timezone on devices
  for each row when (new.timezone <> old.timezone) execute function zones_free_punches();

/* What waits here since before, and could count. */
select mark_waiting(array(select lower(pin) from raw_punches where outcome = 'quarantined' and pin is not null));
