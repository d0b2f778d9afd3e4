-- A number that a device knows by another name than the file does is not believed until somebody says who it is.

/* The letters of a name as two of them are compared; what devices write for want of one is none. */
create function letters_of_name(name text) returns text language sql immutable as $$
  select trim(regexp_replace(folded(coalesce(name, '')), '[0-9_.,:;#/()-]+|\m(user|usr|emp|employee|staff|id|no|nr|nn)\M', ' ', 'g'))
$$;

/* Whether these are names of two people. Names in different scripts cannot be compared, and say nothing. */
create function is_other_name(on_device text, in_file text) returns boolean language sql immutable as $$
  select case
    when length(d.name) < 2 or length(f.name) < 2 or (d.name ~ '[a-z]') <> (f.name ~ '[a-z]') then false
    when d.name ~ '[a-z]' then similarity(d.name, f.name) < 0.25
    else not exists (select from regexp_split_to_table(d.name, '') c (letter) where c.letter <> ' ' and strpos(f.name, c.letter) > 0) end
  from (select letters_of_name(on_device) as name) d, (select letters_of_name(in_file) as name) f
$$;

/* Whether this number is somebody else on this device. What a person said about it is not asked again. */
create function number_is_doubted(of_device int, of_pin text, of_employee int) returns boolean language sql stable as $$
  select exists (
    select from device_users u join employees e on e.id = of_employee
    where u.device_id = of_device and u.pin = of_pin and coalesce(u.matched_by, 'employee_code') = 'employee_code'
      and is_other_name(u.name_on_device, e.name) and is_other_name(u.name_on_device, coalesce(e.preferred_name, e.name)))
$$;

create or replace function holder_on(of_device int, of_pin text, day date) returns table (employee_id int, by_code boolean, is_employed boolean, is_doubted boolean)
language sql stable as $$
  select held.employee_id, held.by_code,
    -- The last shift may end on the day after the last one.
    exists (select from employment_periods p where p.employee_id = held.employee_id and p.hired_on <= day and day <= coalesce(p.left_on + 1, 'infinity')),
    held.by_code and number_is_doubted(of_device, of_pin, held.employee_id)
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

/* Another name on the device, or in the file, may settle a doubt. */
drop trigger numbers_free_punches_when_changed on device_users;
create trigger numbers_free_punches_when_changed after update on device_users
  for each row when ((new.employee_id, new.from_date, new.to_date, new.matched_by, new.name_on_device)
    is distinct from (old.employee_id, old.from_date, old.to_date, old.matched_by, old.name_on_device))
  execute function numbers_free_punches();
alter table device_users drop column doubted;

create trigger names_free_punches after update on employees
  for each row when (new.device_user_code is not null
    and (new.first_name, new.last_name, new.preferred_name) is distinct from (old.first_name, old.last_name, old.preferred_name))
  execute function given_codes_free_punches();
