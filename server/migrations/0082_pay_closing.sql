-- Closed months: what was paid for stays as it was in the database, and what comes to be known later is marked.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

/* How the month was counted when it was closed; a policy that changes later changes nothing of it. */
alter table pay_closings add column policy jsonb not null default '{}';

/* The first closed month of somebody among these days; empty where none is. */
create function closed_month_of(of_employee int, from_day date, to_day date) returns text language sql stable as $$
  select min(month) from pay_closings where employee_id = of_employee and month between to_char(from_day, 'YYYY-MM') and to_char(to_day, 'YYYY-MM')
$$;

create function refuse_closed(of_employee int, from_day date, to_day date) returns void language plpgsql as $$
declare
  closed text := closed_month_of(of_employee, from_day, to_day);
begin
  if closed is not null then perform refuse('closed_months_stay', jsonb_build_object('month', closed)); end if;
end $$;

/* Months that are closed and may come to something else now. */
create function mark_closed(of_employee int, from_day date, to_day date) returns void language sql as $$
  insert into pay_dirty (employee_id, month)
  select employee_id, month from pay_closings
  where employee_id = of_employee and month between to_char(from_day, 'YYYY-MM') and case to_day when 'infinity' then '9999-12' else to_char(to_day, 'YYYY-MM') end
  on conflict do nothing
$$;

/* Days of a closed month are neither changed nor removed. One that was never written may still be. */
create function closed_days_stay() returns trigger language plpgsql as $$
declare
  closed text;
begin
  if not exists (select from pay_closings) then return null; end if;
  select min(c.month) into closed from touched t join pay_closings c on c.employee_id = t.employee_id and c.month = to_char(t.date, 'YYYY-MM')
  where exists (select from employees e where e.id = t.employee_id);
  if closed is not null then perform refuse('closed_months_stay', jsonb_build_object('month', closed)); end if;
  return null;
end $$;
create trigger closed_days_stay_when_changed after update on attendance_days
  referencing old table as touched for each statement execute function closed_days_stay();
create trigger closed_days_stay_when_removed after delete on attendance_days
  referencing old table as touched for each statement execute function closed_days_stay();

/* Nor are the days of leave that counted; those of a leave that nobody has granted may go. */
create function closed_leave_days_stay() returns trigger language plpgsql as $$
declare
  closed text;
begin
  if not exists (select from pay_closings) then return null; end if;
  select min(c.month) into closed from touched t join pay_closings c on c.employee_id = t.employee_id and c.month = to_char(t.date, 'YYYY-MM')
  join leaves l on l.id = t.leave_id and (tg_op = 'INSERT' or l.status in ('approved', 'cancellation_requested'))
  where t.active and exists (select from employees e where e.id = t.employee_id);
  if closed is not null then perform refuse('closed_months_stay', jsonb_build_object('month', closed)); end if;
  return null;
end $$;
create trigger closed_leave_days_stay_when_added after insert on leave_days
  referencing new table as touched for each statement execute function closed_leave_days_stay();
create trigger closed_leave_days_stay_when_changed after update on leave_days
  referencing old table as touched for each statement execute function closed_leave_days_stay();
create trigger closed_leave_days_stay_when_removed after delete on leave_days
  referencing old table as touched for each statement execute function closed_leave_days_stay();

/*
 * Nobody asks for something in a closed month, and what counted in it is not taken back. What was asked for before may still be decided: if it counts
 * then, the month is marked.
 */
create function asked_in_closed_months(of_employee int, was text, is_now text, from_day date, to_day date) returns void language plpgsql as $$
declare
  counted boolean := coalesce(was in ('approved', 'cancellation_requested', 'completed'), false);
  counts boolean := is_now in ('approved', 'cancellation_requested', 'completed');
begin
  if closed_month_of(of_employee, from_day, to_day) is null or was is not distinct from is_now then return; end if;
  if was = 'approved' and is_now = 'completed' or was = 'cancellation_requested' and is_now = 'approved' then return; end if;
  if is_now = 'pending' or counted or counts and was is null then perform refuse_closed(of_employee, from_day, to_day); end if;
  if counts then perform mark_closed(of_employee, from_day, to_day); end if;
end $$;

create function leaves_keep_closed_months() returns trigger language plpgsql as $$
begin
  perform asked_in_closed_months(new.employee_id, case when tg_op = 'UPDATE' then old.status end, new.status, new.from_date, new.to_date);
  return null;
end $$;
create trigger leaves_keep_closed_months_when_asked after insert on leaves for each row execute function leaves_keep_closed_months();
create trigger leaves_keep_closed_months after update of status on leaves
  for each row when (new.status <> old.status) execute function leaves_keep_closed_months();

create function excuses_keep_closed_months() returns trigger language plpgsql as $$
begin
  perform asked_in_closed_months(new.employee_id, case when tg_op = 'UPDATE' then old.status end, new.status, new.date, new.date);
  return null;
end $$;
create trigger excuses_keep_closed_months_when_asked after insert on excuses for each row execute function excuses_keep_closed_months();
create trigger excuses_keep_closed_months after update of status on excuses
  for each row when (new.status <> old.status) execute function excuses_keep_closed_months();

/* Of a trip that moves, the days count that come or go. */
create function travels_keep_closed_months() returns trigger language plpgsql as $$
begin
  perform asked_in_closed_months(new.employee_id, case when tg_op = 'UPDATE' then old.status end, new.status, new.start_date, new.end_date);
  if tg_op = 'UPDATE' and new.status in ('approved', 'cancellation_requested', 'completed') then
    if new.start_date <> old.start_date then
      perform refuse_closed(new.employee_id, least(new.start_date, old.start_date), greatest(new.start_date, old.start_date) - 1);
    end if;
    if new.end_date <> old.end_date then
      perform refuse_closed(new.employee_id, least(new.end_date, old.end_date) + 1, greatest(new.end_date, old.end_date));
    end if;
  end if;
  return null;
end $$;
create trigger travels_keep_closed_months_when_asked after insert on travels for each row execute function travels_keep_closed_months();
create trigger travels_keep_closed_months after update of status, start_date, end_date on travels
  for each row when ((new.status, new.start_date, new.end_date) is distinct from (old.status, old.start_date, old.end_date))
  execute function travels_keep_closed_months();

create function overtime_keeps_closed_months() returns trigger language plpgsql as $$
begin
  perform asked_in_closed_months(new.employee_id, old.status, new.status, new.date, new.date);
  return null;
end $$;
create trigger overtime_keeps_closed_months after update of status on overtime
  for each row when (new.status <> old.status) execute function overtime_keeps_closed_months();

/* Nobody decides against the punches of a closed month, nor adds some by hand. What terminals deliver late is kept, and marks the month. */
create function overrides_keep_closed_months() returns trigger language plpgsql as $$
begin
  perform refuse_closed(e.id, coalesce(new.date, old.date), coalesce(new.date, old.date)) from employees e where e.id = coalesce(new.employee_id, old.employee_id);
  return null;
end $$;
create trigger overrides_keep_closed_months after insert or update or delete on attendance_overrides
  for each row execute function overrides_keep_closed_months();

create function punches_keep_closed_months() returns trigger language plpgsql as $$
declare
  closed text;
begin
  if not exists (select from pay_closings) then return null; end if;
  select min(c.month) into closed from touched t join pay_closings c on c.employee_id = t.employee_id and c.month = left(t.local_time, 7)
  where t.source = 'manual';
  if closed is not null then perform refuse('closed_months_stay', jsonb_build_object('month', closed)); end if;
  return null;
end $$;
create trigger punches_keep_closed_months after insert on attendances
  referencing new table as touched for each statement execute function punches_keep_closed_months();

/* --- What is agreed, given or taken for a month that is closed marks it. --- */

create function compensations_mark_closed_months() returns trigger language plpgsql as $$
begin
  perform mark_closed(new.employee_id, new.effective_from, 'infinity');
  return null;
end $$;
create trigger compensations_mark_closed_months_when_added after insert on compensations
  for each row when (new.status = 'approved') execute function compensations_mark_closed_months();
create trigger compensations_mark_closed_months after update of status on compensations
  for each row when (new.status <> old.status and 'approved' in (new.status, old.status)) execute function compensations_mark_closed_months();

create function pay_items_mark_closed_months() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into pay_dirty (employee_id, month)
  select c.employee_id, c.month from (
    select employee_id, coalesce(month, start_month) as first, coalesce(month, end_month, '9999-12') as last from gone
    union select employee_id, coalesce(month, start_month), coalesce(month, end_month, '9999-12') from come) i
  join pay_closings c on c.month between i.first and i.last and (i.employee_id is null or c.employee_id = i.employee_id)
  on conflict do nothing;
  return null;
end $$;
create function pay_items_mark_closed_months_when_added() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into pay_dirty (employee_id, month)
  select distinct c.employee_id, c.month from come i
  join pay_closings c on c.month between coalesce(i.month, i.start_month) and coalesce(i.month, i.end_month, '9999-12')
    and (i.employee_id is null or c.employee_id = i.employee_id)
  on conflict do nothing;
  return null;
end $$;
do $$
declare
  name text;
begin
  foreach name in array array['allowances', 'bonuses', 'deductions'] loop
    execute format('create trigger pay_items_mark_closed_months_when_added after insert on %I referencing new table as come
      for each statement execute function pay_items_mark_closed_months_when_added()', name);
    execute format('create trigger pay_items_mark_closed_months after update on %I referencing old table as gone new table as come
      for each statement execute function pay_items_mark_closed_months()', name);
  end loop;
end $$;

create function employment_marks_closed_months() returns trigger language plpgsql as $$
begin
  insert into pay_dirty (employee_id, month)
  select c.employee_id, c.month from pay_closings c where c.employee_id in (select employee_id from touched) on conflict do nothing;
  return null;
end $$;
create trigger employment_marks_closed_months_when_added after insert on employment_periods
  referencing new table as touched for each statement execute function employment_marks_closed_months();
create trigger employment_marks_closed_months after update on employment_periods
  referencing new table as touched for each statement execute function employment_marks_closed_months();

/* Of a closed month of somebody there is one difference that waits. */
create unique index pay_adjustments_wait_once on pay_adjustments (employee_id, month) where status = 'open';
