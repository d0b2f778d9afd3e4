-- Too short a rest and too long a day, by what was really stamped: on the day, in filters, and told once.

alter table attendance_configs
  add column min_rest_minutes int default 660,
  add column max_day_minutes int default 600;

alter table attendance_days
  add column short_rest boolean not null generated always as (flags ? 'short_rest') stored,
  add column long_day boolean not null generated always as (flags ? 'long_day') stored,
  /* When it was told to the manager. */
  add column alarm_told_at timestamptz;
-- Which rests were too short, which days too long?
create index attendance_days_with_a_short_rest on attendance_days (date desc, id desc) where short_rest;
create index attendance_days_that_are_long on attendance_days (date desc, id desc) where long_day;

/* The rest before a day depends on the day before it, so what changes a day marks one more behind it. */
create or replace function punches_mark_days() returns trigger language plpgsql as $$
begin
  insert into attendance_dirty
  select employee_id, day - 1, day + 2 from (select distinct employee_id, left(local_time, 10)::date as day from touched) punched;
  return null;
end $$;
create or replace function voids_mark_days() returns trigger language plpgsql as $$
begin
  insert into attendance_dirty values (new.employee_id, left(new.local_time, 10)::date - 1, left(new.local_time, 10)::date + 2);
  return null;
end $$;
create or replace function rosters_mark_days() returns trigger language plpgsql as $$
begin
  -- Punches of the neighbouring days may change sides with the hours between them.
  if tg_op <> 'INSERT' and old.published then insert into attendance_dirty values (old.employee_id, old.date - 1, old.date + 2); end if;
  if tg_op <> 'DELETE' and new.published then insert into attendance_dirty values (new.employee_id, new.date - 1, new.date + 2); end if;
  return null;
end $$;
