-- A flex-time account: leave that comes from the hours of each day, in minutes.

alter table leave_categories
  add column kind text not null default 'leave' constraint leave_categories_kind_is_known check (kind in ('leave', 'flex')),
  drop constraint leave_categories_unit_is_known,
  add constraint leave_categories_unit_is_known check (unit in ('day', 'hour', 'minute')),
  add constraint leave_categories_count_flex_time_in_minutes check ((kind = 'flex') = (unit = 'minute'));
-- What did the days of somebody bring?
create index leave_ledger_by_flex_day on leave_ledger (employee_id, date) where kind = 'flex';

create or replace function days_mark_hours() returns trigger language plpgsql as $$
begin
  if not exists (select from overtime_rules where active) and not exists (select from leave_categories where kind = 'flex') then return null; end if;
  insert into hours_to_class
  select employee_id, min(date), max(date) from touched where exists (select from employees e where e.id = employee_id) group by employee_id;
  return null;
end $$;

create function flex_marks_hours() returns trigger language plpgsql as $$
begin
  insert into hours_to_class
  select employee_id, min(date), max(date) from attendance_days where date >= new.starts_on group by employee_id;
  return null;
end $$;
create trigger flex_marks_hours after insert or update on leave_categories for each row when (new.kind = 'flex') execute function flex_marks_hours();
