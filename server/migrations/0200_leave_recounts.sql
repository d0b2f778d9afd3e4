/* Every fact that changes what people are to work marks the leave that it touches, whoever writes it. */

alter table leave_days drop constraint leave_days_skipped_is_known;
alter table leave_days add constraint leave_days_skipped_is_known check (skipped in ('day_off', 'holiday', 'not_employed'));

create function mark_leaves_of(of_employees int[], from_day date, to_day date) returns void language sql as $$
  insert into leave_recounts
  select l.id from leaves l
  where l.employee_id = any(of_employees) and l.status in ('pending', 'approved', 'cancellation_requested')
    and l.to_date >= from_day and l.from_date <= to_day
$$;

/* Leave of everybody who was ever in this branch or department (or below); of all employees where neither is given. */
create function mark_leaves_in(of_department int, of_branch int, from_day date, to_day date) returns void language sql as $$
  with recursive below (id) as (
    select of_department where of_department is not null union select d.id from departments d join below on d.parent_id = below.id
  )
  insert into leave_recounts
  select l.id from leaves l
  where l.status in ('pending', 'approved', 'cancellation_requested') and l.to_date >= from_day and l.from_date <= to_day
    and (num_nonnulls(of_department, of_branch) = 0 or exists (
      select from employee_versions v
      where v.employee_id = l.employee_id and (v.branch_id = of_branch or v.department_id in (select id from below))))
$$;

/* Employment: the last working day, hiring again, a corrected period. */
create function employment_marks_leaves() returns trigger language plpgsql as $$
begin
  perform mark_leaves_of((select array_agg(distinct employee_id) from touched), '-infinity', 'infinity');
  return null;
end $$;
create trigger employment_marks_leaves_when_added after insert on employment_periods referencing new table as touched
  for each statement when (current_setting('cadre.beginning', true) is distinct from 'on') execute function employment_marks_leaves();
create trigger employment_marks_leaves_when_changed after update on employment_periods
  referencing new table as touched for each statement execute function employment_marks_leaves();
create trigger employment_marks_leaves_when_removed after delete on employment_periods
  referencing old table as touched for each statement execute function employment_marks_leaves();

drop trigger employees_mark_leaves on employees;
create or replace function employees_mark_leaves() returns trigger language plpgsql as $$
begin
  perform mark_leaves_of(array[new.id], '-infinity', 'infinity');
  return null;
end $$;
create trigger employees_mark_leaves after update of holiday_calendar_id, timezone, last_working_day on employees
  for each row when ((new.holiday_calendar_id, new.timezone, new.last_working_day)
    is distinct from (old.holiday_calendar_id, old.timezone, old.last_working_day))
  execute function employees_mark_leaves();

/* Transfers, those dated ahead included: the days from the transfer on are counted by the new place at once. */
create function versions_mark_leaves() returns trigger language plpgsql as $$
begin
  insert into leave_recounts
  select l.id from leaves l join (
    select employee_id, min(effective_from) as since from touched where changed_fields && '{department_id,branch_id}' group by employee_id) t
    on t.employee_id = l.employee_id
  where l.status in ('pending', 'approved', 'cancellation_requested') and l.to_date >= t.since;
  return null;
end $$;
create function changed_versions_mark_leaves() returns trigger language plpgsql as $$
begin
  insert into leave_recounts
  select l.id from leaves l join (
    select n.employee_id, min(least(n.effective_from, o.effective_from)) as since from touched n join replaced o on o.id = n.id
    where (n.effective_from, n.department_id, n.branch_id) is distinct from (o.effective_from, o.department_id, o.branch_id)
    group by n.employee_id) t on t.employee_id = l.employee_id
  where l.status in ('pending', 'approved', 'cancellation_requested') and l.to_date >= t.since;
  return null;
end $$;
create trigger versions_mark_leaves_when_added after insert on employee_versions referencing new table as touched
  for each statement when (current_setting('cadre.beginning', true) is distinct from 'on') execute function versions_mark_leaves();
create trigger versions_mark_leaves_when_changed after update on employee_versions
  referencing new table as touched old table as replaced for each statement execute function changed_versions_mark_leaves();
create trigger versions_mark_leaves_when_removed after delete on employee_versions
  referencing old table as touched for each statement execute function versions_mark_leaves();

/* Published rosters. */
create function mark_leaves_of_entries(of_employees int[], days date[]) returns void language sql as $$
  insert into leave_recounts
  select distinct l.id from unnest(of_employees, days) as t (employee_id, day)
  join leaves l on l.employee_id = t.employee_id and t.day between l.from_date and l.to_date
  where l.status in ('pending', 'approved', 'cancellation_requested')
$$;
create function rosters_mark_leaves() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform mark_leaves_of_entries(array_agg(employee_id), array_agg(date)) from replaced where published;
  end if;
  if tg_op <> 'DELETE' then
    perform mark_leaves_of_entries(array_agg(employee_id), array_agg(date)) from touched where published;
  end if;
  return null;
end $$;
create trigger rosters_mark_leaves_when_added after insert on roster_entries
  referencing new table as touched for each statement execute function rosters_mark_leaves();
create trigger rosters_mark_leaves_when_changed after update on roster_entries
  referencing new table as touched old table as replaced for each statement execute function rosters_mark_leaves();
create trigger rosters_mark_leaves_when_removed after delete on roster_entries
  referencing old table as replaced for each statement execute function rosters_mark_leaves();

/* Week schedules, whom they are assigned to, and the shifts in them. */
create function mark_leaves_assigned(assignment schedule_assignments) returns void language plpgsql as $$
begin
  if assignment.employee_id is null then
    perform mark_leaves_in(assignment.department_id, assignment.branch_id, assignment.from_date, coalesce(assignment.to_date, 'infinity'));
  else
    perform mark_leaves_of(array[assignment.employee_id], assignment.from_date, coalesce(assignment.to_date, 'infinity'));
  end if;
end $$;
create function assignments_mark_leaves() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform mark_leaves_assigned(old); end if;
  if tg_op <> 'DELETE' then perform mark_leaves_assigned(new); end if;
  return null;
end $$;
create trigger assignments_mark_leaves after insert or update or delete on schedule_assignments
  for each row execute function assignments_mark_leaves();

create function schedules_mark_leaves() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' and new.is_default or tg_op <> 'INSERT' and old.is_default then
    perform mark_leaves_in(null, null, '-infinity', 'infinity');
  elsif tg_op = 'UPDATE' then
    perform mark_leaves_assigned(a) from schedule_assignments a where a.week_schedule_id = new.id;
  end if;
  return null;
end $$;
create trigger schedules_mark_leaves after insert or delete or update of days, cycle_weeks, anchor_date, is_default on week_schedules
  for each row execute function schedules_mark_leaves();

create function shifts_mark_leaves() returns trigger language plpgsql as $$
begin
  perform mark_leaves_in(null, null, least(old.valid_from, new.valid_from), 'infinity');
  return null;
end $$;
create trigger shifts_mark_leaves after update of kind, start_time, end_time, pause_start, pause_end, break_minutes, paid_break,
  required_minutes, half_split_time, valid_from on shifts for each row
  when ((new.kind, new.start_time, new.end_time, new.pause_start, new.pause_end, new.break_minutes, new.paid_break, new.required_minutes,
      new.half_split_time, new.valid_from)
    is distinct from (old.kind, old.start_time, old.end_time, old.pause_start, old.pause_end, old.break_minutes, old.paid_break,
      old.required_minutes, old.half_split_time, old.valid_from))
  execute function shifts_mark_leaves();

/* Where people belong: the place of a department in the tree, the calendar and the clock of a branch. */
create function departments_mark_leaves() returns trigger language plpgsql as $$
begin
  perform mark_leaves_in(new.id, null, '-infinity', 'infinity');
  return null;
end $$;
create trigger departments_mark_leaves after update of parent_id on departments
  for each row when (new.parent_id is distinct from old.parent_id) execute function departments_mark_leaves();

drop trigger branches_mark_leaves on branches;
create or replace function branches_mark_leaves() returns trigger language plpgsql as $$
begin
  perform mark_leaves_in(null, new.id, '-infinity', 'infinity');
  return null;
end $$;
create trigger branches_mark_leaves after update of holiday_calendar_id, timezone on branches
  for each row when ((new.holiday_calendar_id, new.timezone) is distinct from (old.holiday_calendar_id, old.timezone))
  execute function branches_mark_leaves();

/* What changed before today is recounted once. */
insert into leave_recounts
select id from leaves where status in ('pending', 'approved', 'cancellation_requested') and to_date >= current_date - 31;
