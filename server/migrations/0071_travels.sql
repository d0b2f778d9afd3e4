-- Trips for work: what is asked for, what they cost, and that nobody is in two places at once.

create table travels (
  id int generated always as identity primary key,
  employee_id int not null constraint travels_belong_to_an_employee references employees on delete cascade,
  /* What notices and the history call it: its places and its days. */
  title text not null,
  type text not null default 'domestic' constraint travels_type_is_known check (type in ('domestic', 'international')),
  purpose text not null,
  from_place text not null,
  to_place text not null,
  start_date date not null,
  end_date date not null,
  /* Rides in their order, by the clocks of their places. */
  legs jsonb not null default '[]',
  lodging_required boolean not null default false,
  working_days int not null default 0,
  /* Lines as they were typed, each with the rate of that day where its currency is another. */
  estimate jsonb not null default '[]',
  /* Minor units of `currency`, which is that of the branch. */
  estimate_total bigint not null default 0,
  advance numeric(14, 3),
  currency char(3) not null,
  funding text not null default 'company' constraint travels_funding_is_known check (funding in ('company', 'client', 'mixed')),
  actual_cost jsonb not null default '[]',
  actual_total bigint not null default 0,
  status text not null default 'draft' constraint travels_status_is_known check (
    status in ('draft', 'pending', 'approved', 'rejected', 'cancelled', 'cancellation_requested', 'completed')),
  attempt int not null default 0,
  as_draft boolean not null default false,
  cancel_reason text,
  decision_note text,
  decided_at timestamptz,
  completed_at timestamptz,
  reopened_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint travels_end_after_they_begin check (end_date >= start_date),
  constraint travels_are_not_endless check (end_date - start_date <= 366)
);
-- Whose trip is it, the latest first?
create index travels_by_employee on travels (employee_id, start_date desc);
-- Who travels between two days?
create index travels_by_day on travels (start_date, end_date) where status in ('pending', 'approved', 'cancellation_requested', 'completed');
-- Which trips are over?
create index travels_to_complete on travels (end_date) where status = 'approved' and reopened_at is null;

/* Nobody is on two trips, or on a trip and on leave, on the same day. Whoever asks for either holds the lock of the person. */
create function travels_do_not_overlap() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('leave_of_an_employee'), new.employee_id);
  if exists (
    select from travels t where t.employee_id = new.employee_id and t.id <> new.id
      and t.status in ('pending', 'approved', 'cancellation_requested', 'completed')
      and t.start_date <= new.end_date and t.end_date >= new.start_date)
  then perform refuse('travels_do_not_overlap'); end if;
  if exists (
    select from leave_days d where d.employee_id = new.employee_id and d.active and d.date between new.start_date and new.end_date)
  then perform refuse('travels_meet_no_leave'); end if;
  return null;
end $$;
create trigger travels_do_not_overlap after insert or update of status, start_date, end_date, employee_id on travels
  for each row when (new.status in ('pending', 'approved', 'cancellation_requested', 'completed')) execute function travels_do_not_overlap();

create function leave_days_meet_no_travel() returns trigger language plpgsql as $$
begin
  if exists (
    select from touched d join travels t on t.employee_id = d.employee_id and d.date between t.start_date and t.end_date
      and t.status in ('pending', 'approved', 'cancellation_requested', 'completed')
    where d.active)
  then perform refuse('leave_days_meet_no_travel'); end if;
  return null;
end $$;
create trigger leave_days_meet_no_travel after insert on leave_days
  referencing new table as touched for each statement execute function leave_days_meet_no_travel();

/* Approved trips change the days of attendance, and cancelled ones change them back. */
create function travels_mark_days() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and exists (select from employees e where e.id = old.employee_id) then
    insert into attendance_dirty values (old.employee_id, old.start_date - 1, old.end_date + 2);
  end if;
  if tg_op <> 'DELETE' then
    insert into attendance_dirty values (new.employee_id, new.start_date - 1, new.end_date + 2);
  end if;
  return null;
end $$;
create trigger travels_mark_days_when_added after insert on travels
  for each row when (new.status in ('approved', 'cancellation_requested', 'completed')) execute function travels_mark_days();
create trigger travels_mark_days_when_changed after update of status, start_date, end_date on travels
  for each row when ((new.status, new.start_date, new.end_date) is distinct from (old.status, old.start_date, old.end_date))
  execute function travels_mark_days();
create trigger travels_mark_days_when_removed after delete on travels for each row execute function travels_mark_days();

select keep_total('travels');
