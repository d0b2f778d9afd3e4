-- A delivery of a terminal is of one device and of few people, and each of its rows asked twice for both: a third of what a delivery cost.

select hold_reference('raw_punches', 'device_id', 'devices', 'raw_punches_come_from_a_device', false);
select hold_reference('raw_punches', 'employee_id', 'employees', 'raw_punches_are_of_an_employee', false);
select hold_reference('attendances', 'device_id', 'devices', 'attendances_come_from_a_device', false);
select hold_reference('attendances', 'employee_id', 'employees', 'attendances_are_of_an_employee', false);

/* What refers to what: by a foreign key, or asked once per statement (`hold_reference`). */
create function kept_references() returns table (held text, of_column text, named text) language sql stable as $$
  select c.conrelid::regclass::text, a.attname::text, c.confrelid::regclass::text
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f'
  union all
  select t.tgrelid::regclass::text, asked[1], asked[2]
  from pg_trigger t cross join lateral regexp_match(t.tgname, '^(\w+)_is_in_(\w+)_when_added$') asked
  where asked is not null
$$;
