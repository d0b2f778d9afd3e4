-- Deliveries of terminals cost little more than their rows.

/* The same questions as before, by functions whose statements are planned once: they are asked for every number of a delivery. */
create or replace function is_other_name(on_device text, in_file text) returns boolean language plpgsql immutable as $$
declare
  told text := letters_of_name(on_device);
  known text := letters_of_name(in_file);
begin
  if length(told) < 2 or length(known) < 2 or (told ~ '[a-z]') <> (known ~ '[a-z]') then return false; end if;
  if told ~ '[a-z]' then return similarity(told, known) < 0.25; end if;
  return not exists (select from regexp_split_to_table(told, '') c (letter) where c.letter <> ' ' and strpos(known, c.letter) > 0);
end $$;

create or replace function number_is_doubted(of_device int, of_pin text, of_employee int) returns boolean language plpgsql stable as $$
begin
  return exists (
    select from device_users u join employees e on e.id = of_employee
    where u.device_id = of_device and u.pin = of_pin and coalesce(u.matched_by, 'employee_code') = 'employee_code' and u.name_on_device is not null
      and is_other_name(u.name_on_device, e.name) and is_other_name(u.name_on_device, coalesce(e.preferred_name, e.name)));
end $$;

/*
 * What was sent is never deleted (raw_punches_are_evidence), nor is the delivery it came with: what refers to them cannot lose them, and every
 * row of a delivery would be looked up for nothing.
 */
alter table attendances drop constraint attendances_come_from_a_raw_punch;
alter table raw_punches drop constraint raw_punches_belong_to_a_batch;
create function punch_batches_are_kept() returns trigger language plpgsql as $$
begin
  perform refuse('punch_batches_are_kept');
  return null;
end $$;
create trigger punch_batches_are_kept before delete on punch_batches for each statement execute function punch_batches_are_kept();

/* Marks are taken by who settles and mean nothing without their person; each punch leaves one. */
alter table attendance_dirty drop constraint attendance_dirty_is_of_an_employee;
