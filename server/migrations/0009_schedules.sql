-- When people are to work: shifts, patterns of weeks, who follows them, rosters, and how hours are counted.

/* Minutes since midnight of a time on the wall. */
create function minute_of(clock text) returns int language sql immutable as $$
  select substr(clock, 1, 2)::int * 60 + substr(clock, 4, 2)::int
$$;

create table shifts (
  id int generated always as identity primary key,
  name text not null,
  code text not null,
  color text not null default '#0b7a4b',
  kind text not null default 'fixed' constraint shifts_kind_is_known check (kind in ('fixed', 'flexible')),
  start_time text not null constraint shifts_start_is_a_time check (start_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  end_time text not null constraint shifts_end_is_a_time check (end_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  break_minutes int not null default 0,
  paid_break boolean not null default false,
  required_minutes int,
  core_start text,
  core_end text,
  half_split_time text,
  window_before_minutes int,
  window_after_minutes int,
  grace_in_minutes int,
  grace_out_minutes int,
  min_rest_minutes int not null default 660,
  branch_id int constraint shifts_belong_to_a_branch references branches,
  valid_from date not null default '2000-01-01',
  active boolean not null default true,
  /* Equal times are a whole day. */
  crosses_midnight boolean not null generated always as (end_time <= start_time) stored,
  expected_minutes int not null generated always as (
    case kind when 'flexible' then coalesce(required_minutes, 0)
    else (minute_of(end_time) - minute_of(start_time) + 1439) % 1440 + 1 - case when paid_break then 0 else break_minutes end end) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint shifts_ask_for_hours_when_flexible check (kind = 'fixed' or required_minutes > 0),
  constraint shifts_are_longer_than_their_break check (break_minutes between 0 and 1439 and expected_minutes > 0)
);
create unique index shifts_name_is_unique on shifts (lower(name));
create unique index shifts_code_is_unique on shifts (lower(code));
create index shifts_by_branch on shifts (branch_id);

/* The hours a shift had before; its own row has those that hold from `valid_from` on. */
create table shift_versions (
  shift_id int not null constraint shift_versions_belong_to_a_shift references shifts on delete cascade,
  valid_from date not null,
  kind text not null,
  start_time text not null,
  end_time text not null,
  break_minutes int not null,
  paid_break boolean not null,
  required_minutes int,
  core_start text,
  core_end text,
  half_split_time text,
  window_before_minutes int,
  window_after_minutes int,
  grace_in_minutes int,
  grace_out_minutes int,
  primary key (shift_id, valid_from)
);

create view shift_hours as
  select id as shift_id, valid_from, kind, start_time, end_time, break_minutes, paid_break, required_minutes, core_start, core_end,
    half_split_time, window_before_minutes, window_after_minutes, grace_in_minutes, grace_out_minutes
  from shifts
  union all
  select shift_id, valid_from, kind, start_time, end_time, break_minutes, paid_break, required_minutes, core_start, core_end,
    half_split_time, window_before_minutes, window_after_minutes, grace_in_minutes, grace_out_minutes
  from shift_versions;

/* Hours that begin to hold later leave the ones before in place; hours that hold from an earlier day on replace what lies between. */
create function shifts_keep_their_past() returns trigger language plpgsql as $$
begin
  if new.valid_from > old.valid_from then
    insert into shift_versions
    values (old.id, old.valid_from, old.kind, old.start_time, old.end_time, old.break_minutes, old.paid_break, old.required_minutes,
      old.core_start, old.core_end, old.half_split_time, old.window_before_minutes, old.window_after_minutes,
      old.grace_in_minutes, old.grace_out_minutes);
  elsif new.valid_from < old.valid_from then
    delete from shift_versions where shift_id = new.id and valid_from >= new.valid_from;
  end if;
  return null;
end $$;
create trigger shifts_keep_their_past after update of valid_from on shifts for each row execute function shifts_keep_their_past();

create table week_schedules (
  id int generated always as identity primary key,
  name text not null,
  cycle_weeks int not null default 1 constraint week_schedules_cycle_is_eight_weeks_at_most check (cycle_weeks between 1 and 8),
  anchor_date date not null constraint week_schedules_begin_on_a_monday check (extract(isodow from anchor_date) = 1),
  days jsonb not null,
  description text,
  is_default boolean not null default false,
  active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint week_schedules_name_all_their_weeks check (jsonb_array_length(days -> 'weeks') = cycle_weeks)
);
create unique index week_schedules_name_is_unique on week_schedules (lower(name));
create unique index week_schedules_have_one_default on week_schedules (is_default) where is_default;

/* The cells of a schedule, so that no shift disappears from under one. Written from `days`, never by hand. */
create table week_schedule_days (
  week_schedule_id int not null constraint week_schedule_days_belong_to_a_schedule references week_schedules on delete cascade,
  week int not null,
  weekday int not null constraint week_schedule_days_are_weekdays check (weekday between 1 and 7),
  shift_id int constraint week_schedule_days_name_a_shift references shifts,
  primary key (week_schedule_id, week, weekday)
);
create index week_schedule_days_by_shift on week_schedule_days (shift_id);

create function week_schedules_write_their_days() returns trigger language plpgsql as $$
begin
  delete from week_schedule_days where week_schedule_id = new.id;
  insert into week_schedule_days (week_schedule_id, week, weekday, shift_id)
  select new.id, w.at, d.at, (d.shift #>> '{}')::int
  from jsonb_array_elements(new.days -> 'weeks') with ordinality w (days, at)
  cross join lateral jsonb_array_elements(w.days) with ordinality d (shift, at);
  if (select count(*) from week_schedule_days where week_schedule_id = new.id) <> 7 * new.cycle_weeks then
    perform refuse('week_schedules_name_all_their_weeks');
  end if;
  return null;
end $$;
create trigger week_schedules_write_their_days after insert or update of days, cycle_weeks on week_schedules
  for each row execute function week_schedules_write_their_days();

create table schedule_assignments (
  id int generated always as identity primary key,
  week_schedule_id int not null constraint schedule_assignments_name_a_schedule references week_schedules,
  employee_id int constraint schedule_assignments_are_for_an_employee references employees on delete cascade,
  department_id int constraint schedule_assignments_are_for_a_department references departments on delete cascade,
  branch_id int constraint schedule_assignments_are_for_a_branch references branches on delete cascade,
  from_date date not null,
  to_date date,
  note text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint schedule_assignments_have_one_target check (num_nonnulls(employee_id, department_id, branch_id) = 1),
  constraint schedule_assignments_end_after_start check (to_date >= from_date),
  constraint schedule_assignments_of_an_employee_do_not_overlap exclude using gist (
    int4range(employee_id, employee_id, '[]') with &&, daterange(from_date, to_date, '[]') with &&) where (employee_id is not null),
  constraint schedule_assignments_of_a_department_do_not_overlap exclude using gist (
    int4range(department_id, department_id, '[]') with &&, daterange(from_date, to_date, '[]') with &&) where (department_id is not null),
  constraint schedule_assignments_of_a_branch_do_not_overlap exclude using gist (
    int4range(branch_id, branch_id, '[]') with &&, daterange(from_date, to_date, '[]') with &&) where (branch_id is not null)
);
create index schedule_assignments_by_schedule on schedule_assignments (week_schedule_id);
-- What does this person follow by name, and what do all the departments and branches?
create index schedule_assignments_by_employee on schedule_assignments (employee_id, from_date) where employee_id is not null;
create index schedule_assignments_of_groups on schedule_assignments (from_date) where employee_id is null;

create table month_schedules (
  id int generated always as identity primary key,
  name text not null,
  month text not null constraint month_schedules_month_is_a_month check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  department_id int constraint month_schedules_are_for_a_department references departments,
  branch_id int constraint month_schedules_are_for_a_branch references branches,
  planner_id int constraint month_schedules_have_a_planner references employees,
  coverage jsonb not null default '{}',
  status text not null default 'draft' constraint month_schedules_status_is_known check (status in ('draft', 'published', 'archived')),
  published_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int
);
create unique index month_schedules_name_is_unique_per_month on month_schedules (month, lower(name));
create index month_schedules_by_planner on month_schedules (planner_id);
create index month_schedules_by_month on month_schedules (month desc, id desc);

create table roster_entries (
  month_schedule_id int not null constraint roster_entries_belong_to_a_roster references month_schedules on delete cascade,
  employee_id int not null constraint roster_entries_are_for_an_employee references employees on delete cascade,
  date date not null,
  /* Empty: a day off, said by the roster. */
  shift_id int constraint roster_entries_name_a_shift references shifts,
  note text,
  /* As its roster is; a draft says nothing yet. */
  published boolean not null default false,
  primary key (month_schedule_id, employee_id, date)
);
-- What does the published roster say of this person on this day? Two rosters never say it both.
create unique index roster_entries_are_published_once on roster_entries (employee_id, date) where published;
create index roster_entries_by_shift on roster_entries (shift_id);

create function month_schedules_publish_their_entries() returns trigger language plpgsql as $$
begin
  update roster_entries set published = new.status <> 'draft'
  where month_schedule_id = new.id and published <> (new.status <> 'draft');
  return null;
end $$;
create trigger month_schedules_publish_their_entries after update of status on month_schedules
  for each row execute function month_schedules_publish_their_entries();

create function roster_entries_follow_their_roster() returns trigger language plpgsql as $$
declare
  roster month_schedules;
begin
  select * into roster from month_schedules where id = new.month_schedule_id for share;
  new.published := roster.status <> 'draft';
  if to_char(new.date, 'YYYY-MM') <> roster.month then perform refuse('roster_entries_lie_within_the_month'); end if;
  return new;
end $$;
create trigger roster_entries_follow_their_roster before insert or update of date, month_schedule_id on roster_entries
  for each row execute function roster_entries_follow_their_roster();

create table attendance_configs (
  id int generated always as identity primary key,
  name text not null,
  branch_id int constraint attendance_configs_belong_to_a_branch references branches on delete cascade,
  valid_from date not null,
  duplicate_window_seconds int not null default 60,
  max_open_hours int not null default 16,
  window_before_minutes int not null default 120,
  window_after_minutes int not null default 240,
  grace_in_minutes int not null default 10,
  grace_out_minutes int not null default 0,
  late_from text not null default 'start' constraint attendance_configs_late_from_is_known check (late_from in ('start', 'grace_end')),
  half_day_below_minutes int,
  absent_below_minutes int,
  auto_break_after_minutes int default 360,
  rounding_step_minutes text not null default '1'
    constraint attendance_configs_rounding_step_is_known check (rounding_step_minutes in ('1', '5', '6', '10', '15')),
  rounding_mode text not null default 'nearest'
    constraint attendance_configs_rounding_mode_is_known check (rounding_mode in ('down', 'nearest', 'up')),
  count_before_shift boolean not null default false,
  overtime text not null default 'after_approval'
    constraint attendance_configs_overtime_is_known check (overtime in ('none', 'after_approval', 'automatic')),
  overtime_min_block_minutes int not null default 30,
  overtime_max_minutes int,
  missing_out text not null default 'none'
    constraint attendance_configs_missing_out_is_known check (missing_out in ('none', 'until_shift_end', 'until_last_activity')),
  absence_wait_hours int not null default 1,
  web_check_in text not null default 'allowed'
    constraint attendance_configs_web_check_in_is_known check (web_check_in in ('allowed', 'office_network', 'off')),
  office_networks text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int
);
create unique index attendance_configs_start_once_a_day on attendance_configs (coalesce(branch_id, 0), valid_from);

/* There is always an answer: the settings that hold for everybody from the beginning stay. */
insert into attendance_configs (name, valid_from) values ('Company', '2000-01-01');
create function attendance_configs_keep_the_first() returns trigger language plpgsql as $$
begin
  if not exists (select from attendance_configs where branch_id is null and valid_from = '2000-01-01') then
    perform refuse('attendance_configs_keep_the_first');
  end if;
  return null;
end $$;
create constraint trigger attendance_configs_keep_the_first after update or delete on attendance_configs
  for each row execute function attendance_configs_keep_the_first();
