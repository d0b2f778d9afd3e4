-- What people did: devices and what they sent, punches, and what a day comes to.

create table devices (
  id int generated always as identity primary key,
  name text not null,
  branch_id int not null constraint devices_belong_to_a_branch references branches,
  vendor text not null default 'zkteco' constraint devices_vendor_is_known check (vendor in ('zkteco', 'essl', 'other')),
  mode text not null default 'push' constraint devices_mode_is_known check (mode in ('push', 'agent', 'file')),
  serial_no text not null constraint devices_serial_is_plain check (serial_no ~ '^[A-Za-z0-9_-]{1,64}$'),
  timezone text not null,
  direction_mode text not null default 'device'
    constraint devices_direction_mode_is_known check (direction_mode in ('device', 'in', 'out', 'alternate', 'first_last')),
  allowed_networks text,
  note text,
  status text not null default 'active' constraint devices_status_is_known check (status in ('active', 'disabled')),
  last_seen_at timestamptz,
  last_punch_at timestamptz,
  clock_drift_seconds int,
  firmware text,
  protocol text,
  users_count int,
  records_count int,
  /* What it says of itself, as it was sent. */
  options jsonb not null default '{}',
  /* The last marks it sent, by table; `resync` asks it to send everything once more. */
  stamps jsonb not null default '{}',
  resync boolean not null default false,
  /* Who knows the token calls at an address of its own; then nobody else may speak for the device. */
  token_hash text,
  comm_key_hash text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int
);
create unique index devices_name_is_unique on devices (lower(name));
create unique index devices_serial_is_unique on devices (serial_no);
create unique index devices_token_is_unique on devices (token_hash);
create index devices_by_branch on devices (branch_id);

/* Devices that call and are not known yet. */
create table unclaimed_devices (
  serial_no text primary key,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  ip text,
  user_agent text,
  options jsonb not null default '{}',
  refused_uploads int not null default 0
);

create table device_users (
  id int generated always as identity primary key,
  device_id int not null constraint device_users_belong_to_a_device references devices on delete cascade,
  pin text not null,
  employee_id int constraint device_users_stand_for_an_employee references employees,
  from_date date,
  to_date date,
  name_on_device text,
  card_no text,
  privilege int,
  matched_by text constraint device_users_match_is_known check (matched_by in ('employee_code', 'person', 'push')),
  last_punch_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint device_users_end_after_start check (to_date >= from_date)
  /* There is room beside each for its last punch, which is noted with every one. */
) with (fillfactor = 50);
-- Whom does this number stand for on this day? One person at a time.
alter table device_users add constraint device_users_stand_for_one_at_a_time exclude using gist (
  int4range(device_id, device_id, '[]') with &&, int8range(hashtextextended(pin, 0), hashtextextended(pin, 0), '[]') with &&, daterange(from_date, to_date, '[]') with &&);
create index device_users_by_device on device_users (device_id, pin);
create index device_users_by_employee on device_users (employee_id);

/* One delivery of punches: a push, a call of a program, a file. */
create table punch_batches (
  id int generated always as identity primary key,
  device_id int constraint punch_batches_come_from_a_device references devices,
  source text not null constraint punch_batches_source_is_known check (source in ('device', 'file', 'sync')),
  file_name text,
  received_at timestamptz not null default now(),
  received int not null default 0,
  inserted int not null default 0,
  duplicates int not null default 0,
  quarantined int not null default 0,
  rejected int not null default 0,
  undone_at timestamptz,
  user_id int
);
create index punch_batches_by_device on punch_batches (device_id, id desc);
create index punch_batches_by_source on punch_batches (source, id desc);

create table raw_punches (
  id int generated always as identity primary key,
  device_id int constraint raw_punches_come_from_a_device references devices,
  source text not null constraint raw_punches_source_is_known check (source in ('device', 'file', 'sync')),
  pin text,
  sent_time text,
  occurred_at timestamptz,
  received_at timestamptz not null default now(),
  code int,
  verify_code int,
  workcode text,
  raw_line text not null,
  /* The same punch has the same key, however it arrives and however often. */
  dedupe_key text not null,
  flag text,
  outcome text not null constraint raw_punches_outcome_is_known check (outcome in ('accepted', 'quarantined', 'rejected', 'ignored')),
  outcome_reason text,
  employee_id int constraint raw_punches_are_of_an_employee references employees,
  batch_id int constraint raw_punches_belong_to_a_batch references punch_batches
);
create unique index raw_punches_arrive_once on raw_punches (dedupe_key);
-- What waits for a person to look at it, and for which number?
create index raw_punches_in_quarantine on raw_punches (device_id, pin) where outcome = 'quarantined';
-- The newest of a device, and of all.
create index raw_punches_by_device on raw_punches (device_id, received_at desc, id desc);
create index raw_punches_by_receipt on raw_punches (received_at desc, id desc);
create index raw_punches_by_occurrence on raw_punches (occurred_at desc, id desc);
create index raw_punches_by_employee on raw_punches (employee_id);
create index raw_punches_by_batch on raw_punches (batch_id);

/* What was sent stays as it was sent; only what became of it may change. */
create function raw_punches_are_evidence() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.device_id, new.source, new.pin, new.sent_time, new.occurred_at, new.received_at, new.code, new.verify_code, new.workcode, new.raw_line, new.dedupe_key)
     is distinct from (old.device_id, old.source, old.pin, old.sent_time, old.occurred_at, old.received_at, old.code, old.verify_code, old.workcode, old.raw_line, old.dedupe_key) then
    perform refuse('raw_punches_are_evidence');
  end if;
  return new;
end $$;
create trigger raw_punches_are_evidence before update or delete on raw_punches for each row execute function raw_punches_are_evidence();

create table device_exchanges (
  id int generated always as identity primary key,
  device_id int not null constraint device_exchanges_belong_to_a_device references devices on delete cascade,
  at timestamptz not null default now(),
  method text not null,
  path text not null,
  ip text,
  body_bytes int not null default 0,
  /* The first of what was sent, without anything that tells of a body or a password. */
  body_start text,
  status int not null,
  answer text
);
create index device_exchanges_by_device on device_exchanges (device_id, id desc);

create table device_commands (
  id int generated always as identity primary key,
  device_id int not null constraint device_commands_belong_to_a_device references devices on delete cascade,
  number int not null,
  /* A later wish with the same key takes the place of an earlier one that was not sent. */
  wish text not null,
  command text not null,
  status text not null default 'pending'
    constraint device_commands_status_is_known check (status in ('pending', 'sent', 'executed', 'failed', 'unsupported', 'expired')),
  attempts int not null default 0,
  sent_at timestamptz,
  answered_at timestamptz,
  return_code int,
  answer text,
  created_at timestamptz not null default now(),
  user_id int,
  constraint device_commands_are_numbered_per_device unique (device_id, number)
);
create unique index device_commands_wait_once on device_commands (device_id, wish) where status = 'pending';
create index device_commands_waiting on device_commands (device_id, number) where status in ('pending', 'sent');

/* What happened at the device itself: switched on, clock set, user enrolled. */
create table device_operations (
  id int generated always as identity primary key,
  device_id int not null constraint device_operations_belong_to_a_device references devices on delete cascade,
  code int not null,
  operator text,
  sent_time text not null,
  occurred_at timestamptz,
  values_sent text[] not null default '{}',
  received_at timestamptz not null default now(),
  constraint device_operations_arrive_once unique (device_id, code, sent_time, operator, values_sent)
);
create index device_operations_by_device on device_operations (device_id, occurred_at desc);

create table attendances (
  id int generated always as identity primary key,
  employee_id int not null constraint attendances_are_of_an_employee references employees,
  action text not null constraint attendances_action_is_known check (action in ('in', 'out', 'break_out', 'break_in', 'ot_in', 'ot_out')),
  /* The moment of the punch. */
  created_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  timezone text not null,
  local_time text not null,
  work_date date,
  shift_id int constraint attendances_belong_to_a_shift references shifts,
  source text not null constraint attendances_source_is_known check (source in ('web', 'kiosk', 'device', 'file', 'sync', 'manual')),
  device_id int constraint attendances_come_from_a_device references devices,
  raw_id int constraint attendances_come_from_a_raw_punch references raw_punches,
  direction_origin text not null constraint attendances_direction_origin_is_known check (direction_origin in ('said', 'device', 'derived')),
  code int,
  state text not null default 'counted' constraint attendances_state_is_known check (state in ('counted', 'double_tap', 'evidence', 'voided')),
  flag text,
  note text,
  ip text,
  voided_at timestamptz,
  void_reason text,
  version int not null default 1,
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint attendances_are_voided_with_a_reason check ((voided_at is null) = (void_reason is null) and (voided_at is null) = (state <> 'voided'))
  /* There is room beside each for what the rule notes. */
) with (fillfactor = 85);
-- A punch that was taken back with its file may count again when it comes another time.
create unique index attendances_come_once_from_a_raw_punch on attendances (raw_id) where voided_at is null;
-- The same press of a button is one event.
create unique index attendances_are_said_once on attendances (employee_id, created_at, action) where raw_id is null and voided_at is null;
-- The latest of one action, as the dashboard asks; the latest of all.
create index attendances_by_action on attendances (action, created_at desc, id desc) include (employee_id);
create index attendances_by_time on attendances (created_at desc, id desc);
-- The punches of one person, as the rule asks.
create index attendances_by_employee on attendances (employee_id, created_at desc, id desc);
-- The punches of some working days. The rule notes the day at every punch: an index that names blocks, not rows, costs that nothing.
create index attendances_by_work_date on attendances using brin (work_date) with (autosummarize = on);
create index attendances_by_device on attendances (device_id, created_at desc, id desc);
create index attendances_by_record on attendances (recorded_at desc, id desc);
-- What is not simply counted, which is little.
create index attendances_not_counted on attendances (state, created_at desc) where state <> 'counted';
create index attendances_with_a_flag on attendances (flag, created_at desc) where flag is not null;
-- What did not come from a device, which may be little; and what people wrote beside a punch.
create index attendances_by_source on attendances (source, created_at desc, id desc) where source <> 'device';
create index attendances_by_note on attendances using gin (lower(note) gin_trgm_ops) where note is not null;

/* A punch is never changed: it is voided, and what the rule finds out about it is noted. */
create function attendances_are_facts() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.voided_at is not null and new.voided_at is distinct from old.voided_at
    or (new.employee_id, new.created_at, new.source, new.device_id, new.raw_id, new.code, new.local_time)
     is distinct from (old.employee_id, old.created_at, old.source, old.device_id, old.raw_id, old.code, old.local_time)
    or (old.direction_origin = 'said' and new.action <> old.action) then
    perform refuse('attendances_are_facts');
  end if;
  return new;
end $$;
create trigger attendances_are_facts before update or delete on attendances for each row execute function attendances_are_facts();

/* Closed days, counted once; what arrives for one of them later is added to it. */
create table attendances_daily (day date primary key, rows bigint not null);
create function attendances_are_summed() returns trigger language plpgsql as $$
begin
  insert into attendances_daily as d (day, rows)
  select created_at::date, count(*) from fresh where created_at < (select max(day) + 1 from attendances_daily) group by 1 order by 1
  on conflict (day) do update set rows = d.rows + excluded.rows;
  return null;
end $$;
create trigger attendances_are_summed after insert on attendances
  referencing new table as fresh for each statement execute function attendances_are_summed();

/* What a person decided about a day, against the punches. */
create table attendance_overrides (
  employee_id int not null constraint attendance_overrides_are_for_an_employee references employees on delete cascade,
  date date not null,
  status text constraint attendance_overrides_status_is_known check (
    status in ('present', 'half_day', 'absent', 'leave', 'half_leave', 'travel', 'remote', 'holiday', 'day_off')),
  worked_minutes int constraint attendance_overrides_fit_into_a_day check (worked_minutes between 0 and 1440),
  reason text not null,
  user_id int,
  created_at timestamptz not null default now(),
  primary key (employee_id, date),
  constraint attendance_overrides_say_something check (num_nonnulls(status, worked_minutes) > 0)
);

create table attendance_days (
  id int generated always as identity primary key,
  employee_id int not null constraint attendance_days_are_of_an_employee references employees on delete cascade,
  date date not null,
  status text not null constraint attendance_days_status_is_known check (status in (
    'present', 'half_day', 'absent', 'incomplete', 'leave', 'half_leave', 'travel', 'remote', 'holiday', 'day_off', 'scheduled',
    'pending_sync', 'not_employed')),
  shift_id int constraint attendance_days_have_a_shift references shifts,
  /* Where the plan came from. */
  origin text not null,
  timezone text not null,
  scheduled_in timestamptz,
  scheduled_out timestamptz,
  first_in timestamptz,
  last_out timestamptz,
  open_since timestamptz,
  expected_minutes int not null,
  worked_minutes int not null,
  break_minutes int not null,
  late_minutes int not null,
  early_minutes int not null,
  overtime_minutes int not null,
  excused_minutes int not null,
  leave_minutes int not null,
  holiday_minutes int not null,
  intervals jsonb not null default '[]',
  flags jsonb not null default '[]',
  explanation jsonb not null default '[]',
  needs_attention boolean not null generated always as (
    status in ('absent', 'incomplete') or flags ?| array['missing_in', 'missing_out', 'suspicious']) stored,
  /* When it may read differently though nothing happens. */
  revisit_at timestamptz,
  computed_at timestamptz not null default now()
);
create unique index attendance_days_are_unique on attendance_days (employee_id, date);
-- One day or a range of days of everybody; what needs attention in it.
create index attendance_days_by_date on attendance_days (date desc, id desc) include (employee_id, status);
create index attendance_days_by_status on attendance_days (status, date desc, id desc);
create index attendance_days_need_attention on attendance_days (date desc, id desc) where needs_attention;
-- Which days follow from this shift?
create index attendance_days_by_shift on attendance_days (shift_id, employee_id, date);
-- What of somebody, or of everybody, is due to be looked at again? Of each the last few days at most.
create index attendance_days_to_revisit on attendance_days (employee_id, revisit_at) where revisit_at is not null;

/* Days of which a fact changed and which the rule has not seen since. */
create table attendance_dirty (
  employee_id int not null constraint attendance_dirty_is_of_an_employee references employees on delete cascade,
  from_date date not null,
  to_date date not null
);
create index attendance_dirty_by_employee on attendance_dirty (employee_id);

/* --- Every fact marks what it changes. --- */

create function punches_mark_days() returns trigger language plpgsql as $$
begin
  insert into attendance_dirty
  select employee_id, day - 1, day + 1 from (select distinct employee_id, left(local_time, 10)::date as day from touched) punched;
  return null;
end $$;
create trigger punches_mark_days_when_added after insert on attendances
  referencing new table as touched for each statement execute function punches_mark_days();

create function voids_mark_days() returns trigger language plpgsql as $$
begin
  insert into attendance_dirty values (new.employee_id, left(new.local_time, 10)::date - 1, left(new.local_time, 10)::date + 1);
  return null;
end $$;
create trigger voids_mark_days after update of voided_at on attendances for each row execute function voids_mark_days();

create function overrides_mark_days() returns trigger language plpgsql as $$
begin
  insert into attendance_dirty values (coalesce(new.employee_id, old.employee_id), coalesce(new.date, old.date), coalesce(new.date, old.date));
  return null;
end $$;
create trigger overrides_mark_days after insert or update or delete on attendance_overrides
  for each row execute function overrides_mark_days();

create function rosters_mark_days() returns trigger language plpgsql as $$
begin
  -- Punches of the neighbouring days may change sides with the hours between them.
  if tg_op <> 'INSERT' and old.published then insert into attendance_dirty values (old.employee_id, old.date - 1, old.date + 1); end if;
  if tg_op <> 'DELETE' and new.published then insert into attendance_dirty values (new.employee_id, new.date - 1, new.date + 1); end if;
  return null;
end $$;
create trigger rosters_mark_days after insert or update or delete on roster_entries for each row execute function rosters_mark_days();

create function shifts_mark_days() returns trigger language plpgsql as $$
begin
  insert into attendance_dirty
  select employee_id, greatest(min(date), least(new.valid_from, old.valid_from)) - 1, max(date) + 1 from attendance_days
  where shift_id = new.id and date >= least(new.valid_from, old.valid_from) group by employee_id;
  return null;
end $$;
create trigger shifts_mark_days after update of kind, start_time, end_time, break_minutes, paid_break, required_minutes, core_start, core_end,
  half_split_time, window_before_minutes, window_after_minutes, grace_in_minutes, grace_out_minutes, valid_from on shifts
  for each row execute function shifts_mark_days();

/* Everybody who was ever in one of these branches or departments (or below), from a day on; all when nothing is named. */
create function mark_people(from_day date, to_day date, of_department int, of_branch int) returns void language sql as $$
  with recursive below (id) as (
    select of_department where of_department is not null union select d.id from departments d join below on d.parent_id = below.id
  )
  insert into attendance_dirty
  select e.id, greatest(from_day, min_day.first), to_day
  from employees e
  cross join lateral (select min(p.hired_on) as first from employment_periods p where p.employee_id = e.id) min_day
  where (num_nonnulls(of_department, of_branch) = 0 or exists (
      select from employee_versions v where v.employee_id = e.id
        and (v.branch_id = of_branch or v.department_id in (select id from below))))
    -- A press around midnight may belong to tomorrow, and tomorrow is two days ahead of here somewhere.
    and greatest(from_day, min_day.first) <= least(to_day, current_date + 2)
$$;

/* Whom an assignment is for. Thousands may be named one by one, so whoever is named is not looked for. */
create function mark_assigned(assignment schedule_assignments) returns void language plpgsql as $$
declare
  last date := coalesce(assignment.to_date, 'infinity');
begin
  if assignment.employee_id is null then
    perform mark_people(assignment.from_date, last, assignment.department_id, assignment.branch_id);
  elsif assignment.from_date <= current_date + 2 then
    insert into attendance_dirty values (assignment.employee_id, assignment.from_date, last);
  end if;
end $$;

create function assignments_mark_days() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform mark_assigned(old); end if;
  if tg_op <> 'DELETE' then perform mark_assigned(new); end if;
  return null;
end $$;
create trigger assignments_mark_days after insert or update or delete on schedule_assignments
  for each row execute function assignments_mark_days();

create function schedules_mark_days() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' and new.is_default or tg_op <> 'INSERT' and old.is_default then
    perform mark_people('-infinity', 'infinity', null, null);
  elsif tg_op = 'UPDATE' then
    perform mark_assigned(a) from schedule_assignments a where a.week_schedule_id = new.id;
  end if;
  return null;
end $$;
create trigger schedules_mark_days after insert or delete or update of days, cycle_weeks, anchor_date, is_default on week_schedules
  for each row execute function schedules_mark_days();

create function configs_mark_days() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform mark_people(old.valid_from, 'infinity', null, old.branch_id); end if;
  if tg_op <> 'DELETE' then perform mark_people(new.valid_from, 'infinity', null, new.branch_id); end if;
  return null;
end $$;
create trigger configs_mark_days after insert or update or delete on attendance_configs for each row execute function configs_mark_days();

create function mark_calendar(calendar int, from_day date, to_day date) returns void language sql as $$
  insert into attendance_dirty
  select e.id, from_day, to_day from employees e
  where (e.holiday_calendar_id = calendar or e.holiday_calendar_id is null and exists (
      select from employee_versions v join branches b on b.id = v.branch_id where v.employee_id = e.id and b.holiday_calendar_id = calendar))
    and from_day <= current_date + 2
$$;
create function holidays_mark_days() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform mark_calendar(old.holiday_calendar_id, old.date, case when old.recurring then 'infinity' else old.date end);
  end if;
  if tg_op <> 'DELETE' then
    perform mark_calendar(new.holiday_calendar_id, new.date, case when new.recurring then 'infinity' else new.date end);
  end if;
  return null;
end $$;
create trigger holidays_mark_days after insert or update or delete on holidays for each row execute function holidays_mark_days();

create function branches_mark_days() returns trigger language plpgsql as $$
begin
  perform mark_people('-infinity', 'infinity', null, new.id);
  return null;
end $$;
create trigger branches_mark_days after update of timezone, holiday_calendar_id on branches
  for each row when ((new.timezone, new.holiday_calendar_id) is distinct from (old.timezone, old.holiday_calendar_id))
  execute function branches_mark_days();

create function departments_mark_days() returns trigger language plpgsql as $$
begin
  perform mark_people('-infinity', 'infinity', new.id, null);
  return null;
end $$;
create trigger departments_mark_days after update of parent_id on departments
  for each row when (new.parent_id is distinct from old.parent_id) execute function departments_mark_days();

create function employment_marks_days() returns trigger language plpgsql as $$
begin
  insert into attendance_dirty select distinct employee_id, '-infinity'::date, 'infinity'::date from touched;
  return null;
end $$;
create trigger employment_marks_days_when_added after insert on employment_periods
  referencing new table as touched for each statement execute function employment_marks_days();
create trigger employment_marks_days_when_changed after update on employment_periods
  referencing new table as touched for each statement execute function employment_marks_days();

create function versions_mark_days() returns trigger language plpgsql as $$
begin
  insert into attendance_dirty select employee_id, min(effective_from), 'infinity' from touched
  where exists (select from employees e where e.id = employee_id) group by employee_id;
  return null;
end $$;
create trigger versions_mark_days_when_added after insert on employee_versions
  referencing new table as touched for each statement execute function versions_mark_days();
create trigger versions_mark_days_when_changed after update on employee_versions
  referencing new table as touched for each statement execute function versions_mark_days();
create trigger versions_mark_days_when_removed after delete on employee_versions
  referencing old table as touched for each statement execute function versions_mark_days();

create function employees_mark_days() returns trigger language plpgsql as $$
begin
  insert into attendance_dirty values (new.id, '-infinity', 'infinity');
  return null;
end $$;
create trigger employees_mark_days after update of timezone, holiday_calendar_id, attendance_required on employees
  for each row when ((new.timezone, new.holiday_calendar_id, new.attendance_required)
    is distinct from (old.timezone, old.holiday_calendar_id, old.attendance_required))
  execute function employees_mark_days();

create function devices_mark_days() returns trigger language plpgsql as $$
begin
  insert into attendance_dirty
  select employee_id, min(left(local_time, 10))::date - 1, max(left(local_time, 10))::date + 1
  from attendances where device_id = new.id group by employee_id;
  return null;
end $$;
create trigger devices_mark_days after update of direction_mode on devices
  for each row when (new.direction_mode <> old.direction_mode) execute function devices_mark_days();
