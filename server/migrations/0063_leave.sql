-- Leave: what is granted, what is asked for, what was taken.

create table leave_categories (
  id int generated always as identity primary key,
  name text not null,
  code text not null,
  color text not null,
  active boolean not null default true,
  /* For the people of one branch; for all where none is named. */
  branch_id int constraint leave_categories_are_for_a_branch references branches,
  /* Colleagues see the name of it; else only that somebody is away. */
  visible_to_team boolean not null default true,
  unit text not null default 'day' constraint leave_categories_unit_is_known check (unit in ('day', 'hour')),
  min_step text not null default 'half' constraint leave_categories_min_step_is_known check (min_step in ('unit', 'half', 'quarter')),
  pay_rate_bp int not null default 10000 constraint leave_categories_pay_is_a_share check (pay_rate_bp between 0 and 10000),
  counts_holidays boolean not null default false,
  /* Spent elsewhere, but at work: training, for example. */
  counts_as_work boolean not null default false,
  balance_mode text not null default 'tracked' constraint leave_categories_balance_mode_is_known check (balance_mode in ('tracked', 'unlimited')),
  annual_amount numeric(8, 3) not null default 0 constraint leave_categories_amount_is_in_range check (annual_amount between 0 and 9999),
  "grant" text not null default 'upfront' constraint leave_categories_grant_is_known check ("grant" in ('upfront', 'accrual')),
  accrual_frequency text not null default 'monthly'
    constraint leave_categories_accrual_frequency_is_known check (accrual_frequency in ('monthly', 'quarterly', 'half_yearly', 'yearly')),
  accrual_timing text not null default 'start' constraint leave_categories_accrual_timing_is_known check (accrual_timing in ('start', 'end')),
  /* `{steps: [{after_months, annual_amount}]}` */
  seniority_steps jsonb not null default '{"steps": []}',
  rounding text not null default 'half' constraint leave_categories_rounding_is_known check (rounding in ('none', 'quarter', 'half', 'unit')),
  rounding_mode text not null default 'nearest' constraint leave_categories_rounding_mode_is_known check (rounding_mode in ('nearest', 'up', 'down')),
  prorate text not null default 'by_month' constraint leave_categories_prorate_is_known check (prorate in ('none', 'by_month', 'by_day')),
  prorate_fte boolean not null default true,
  year_starts_in int not null default 1 constraint leave_categories_year_starts_in_a_month check (year_starts_in between 1 and 12),
  carry_over text not null default 'none' constraint leave_categories_carry_over_is_known check (carry_over in ('none', 'limited', 'all')),
  carry_over_max numeric(8, 3),
  carry_over_expiry text not null default 'none'
    constraint leave_categories_carry_over_expiry_is_known check (carry_over_expiry in ('none', 'on_day', 'after_months')),
  carry_over_expires_month int constraint leave_categories_expiry_is_in_a_month check (carry_over_expires_month between 1 and 12),
  carry_over_expires_day int constraint leave_categories_expiry_is_on_a_day check (carry_over_expires_day between 1 and 31),
  carry_over_expires_after int constraint leave_categories_expiry_is_in_months check (carry_over_expires_after between 1 and 24),
  negative_limit numeric(8, 3) not null default 0 constraint leave_categories_debt_is_in_range check (negative_limit between 0 and 9999),
  /* More is not kept: what would go beyond it lapses at once. */
  max_balance numeric(8, 3),
  /* Months of service before the first day can be taken. */
  wait_months int not null default 0 constraint leave_categories_wait_is_in_range check (wait_months between 0 and 60),
  min_notice_days int not null default 0 constraint leave_categories_notice_is_in_range check (min_notice_days between 0 and 365),
  max_past_days int not null default 14 constraint leave_categories_past_is_in_range check (max_past_days between 0 and 366),
  max_future_months int not null default 18 constraint leave_categories_future_is_in_range check (max_future_months between 1 and 36),
  max_consecutive_days int constraint leave_categories_length_is_in_range check (max_consecutive_days between 1 and 366),
  max_requests_per_year int constraint leave_categories_requests_are_in_range check (max_requests_per_year between 1 and 366),
  /* `{spans: [{from_date, to_date, note}]}`: nobody takes it then. */
  blackouts jsonb not null default '{"spans": []}',
  attachment_after_days int constraint leave_categories_attachment_is_in_range check (attachment_after_days between 0 and 366),
  reason_required boolean not null default false,
  substitute text not null default 'optional' constraint leave_categories_substitute_is_known check (substitute in ('none', 'optional', 'required')),
  requires_approval boolean not null default true,
  requires_approval_to_cancel boolean not null default true,
  /* The day from which the ledger answers; what was before comes as an opening balance. */
  starts_on date not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint leave_categories_limit_what_is_limited check (carry_over <> 'limited' or carry_over_max is not null),
  constraint leave_categories_say_when_it_lapses check (
    (carry_over_expiry <> 'on_day' or num_nonnulls(carry_over_expires_month, carry_over_expires_day) = 2) and (carry_over_expiry <> 'after_months' or carry_over_expires_after is not null))
);
create unique index leave_categories_name_is_unique on leave_categories (lower(name));
create unique index leave_categories_code_is_unique on leave_categories (lower(code));

create table leaves (
  id int generated always as identity primary key,
  employee_id int not null constraint leaves_belong_to_an_employee references employees on delete cascade,
  leave_category_id int not null constraint leaves_are_of_a_category references leave_categories,
  /* What notices and the history call it: its category and its days. */
  title text not null,
  from_date date not null,
  to_date date not null,
  from_slot text not null default 'full' constraint leaves_from_slot_is_known check (from_slot in ('full', 'am', 'pm')),
  to_slot text not null default 'full' constraint leaves_to_slot_is_known check (to_slot in ('full', 'am', 'pm')),
  from_time text,
  to_time text,
  /* In the unit of its category, as its days add up. */
  amount numeric(8, 3) not null default 0,
  reason text,
  contact text,
  substitute_id int constraint leaves_have_a_substitute references employees on delete set null,
  status text not null default 'draft' constraint leaves_status_is_known check (
    status in ('draft', 'pending', 'approved', 'rejected', 'cancelled', 'cancellation_requested')),
  attempt int not null default 0,
  /* Kept until its owner sends it. */
  as_draft boolean not null default false,
  cancel_reason text,
  decision_note text,
  decided_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint leaves_end_after_they_begin check (to_date >= from_date),
  constraint leaves_are_not_endless check (to_date - from_date <= 366),
  constraint leaves_have_both_times check ((from_time is null) = (to_time is null)),
  constraint leaves_of_hours_are_of_one_day check (from_time is null or from_date = to_date),
  constraint leaves_halve_their_ends check (
    case when from_date = to_date then from_slot = to_slot else from_slot in ('full', 'pm') and to_slot in ('full', 'am') end)
);
-- Whose leave is it, the latest first?
create index leaves_by_employee on leaves (employee_id, from_date desc);
-- Who is away between two days?
create index leaves_by_day on leaves (from_date, to_date) where status in ('pending', 'approved', 'cancellation_requested');
create index leaves_by_category on leaves (leave_category_id);
create index leaves_by_substitute on leaves (substitute_id) where substitute_id is not null;

/* Half a day of a leave. What is active stands in the way of any other, whoever is faster. */
create table leave_days (
  id int generated always as identity primary key,
  leave_id int not null constraint leave_days_belong_to_a_leave references leaves on delete cascade,
  employee_id int not null constraint leave_days_are_of_an_employee references employees on delete cascade,
  date date not null,
  slot text not null constraint leave_days_slot_is_known check (slot in ('am', 'pm')),
  minutes int not null,
  amount numeric(8, 3) not null,
  skipped text constraint leave_days_skipped_is_known check (skipped in ('day_off', 'holiday')),
  /* The first day of the leave year that pays for it. */
  year date not null,
  active boolean not null default true
);
create unique index leave_days_do_not_overlap on leave_days (employee_id, date, slot) where active;
create index leave_days_by_leave on leave_days (leave_id);
-- Who is away on these days?
create index leave_days_by_date on leave_days (date, employee_id) where active;

/* What happened to somebody's balance. Nothing is ever changed or removed; what was wrong is reversed. */
create table leave_ledger (
  id int generated always as identity primary key,
  employee_id int not null constraint leave_ledger_is_of_an_employee references employees on delete cascade,
  leave_category_id int not null constraint leave_ledger_is_of_a_category references leave_categories,
  year date not null,
  date date not null,
  kind text not null constraint leave_ledger_kind_is_known check (kind in
    ('opening', 'grant', 'accrual', 'carry_in', 'carry_out', 'expiry', 'usage', 'usage_reversal', 'adjustment', 'encashment')),
  amount numeric(8, 3) not null constraint leave_ledger_says_something check (amount <> 0),
  expires_on date,
  leave_id int constraint leave_ledger_comes_from_a_leave references leaves,
  note text,
  /* The same fact is posted once, however often it is found. */
  key text not null,
  created_at timestamptz not null default now(),
  created_by_id int
);
create unique index leave_ledger_posts_once on leave_ledger (key);
-- What makes up this balance?
create index leave_ledger_by_account on leave_ledger (employee_id, leave_category_id, year, date);
create index leave_ledger_by_leave on leave_ledger (leave_id) where leave_id is not null;

create function leave_ledger_is_append_only() returns trigger language plpgsql as $$
begin
  -- A purged person takes the account along.
  if tg_op = 'DELETE' and not exists (select from employees where id = old.employee_id) then return old; end if;
  raise exception 'the ledger of leave is only added to' using errcode = 'restrict_violation';
end $$;
create trigger leave_ledger_is_append_only before update or delete on leave_ledger
  for each row execute function leave_ledger_is_append_only();

/* Leave years that are closed: their rest is carried over. */
create table leave_closings (
  leave_category_id int not null constraint leave_closings_are_of_a_category references leave_categories on delete cascade,
  year date not null,
  closed_at timestamptz not null default now(),
  closed_by_id int,
  primary key (leave_category_id, year)
);

/* Leaves whose days may count otherwise since a holiday came, went or moved. */
create table leave_recounts (
  leave_id int not null constraint leave_recounts_are_of_a_leave references leaves on delete cascade
);
create index leave_recounts_by_leave on leave_recounts (leave_id);

create function mark_leaves(calendar int, from_day date, to_day date) returns void language sql as $$
  insert into leave_recounts
  select l.id from leaves l join employees e on e.id = l.employee_id
  where l.status in ('pending', 'approved', 'cancellation_requested') and l.to_date >= from_day and l.from_date <= to_day
    and (e.holiday_calendar_id = calendar or e.holiday_calendar_id is null and exists (
      select from employee_versions v join branches b on b.id = v.branch_id where v.employee_id = e.id and b.holiday_calendar_id = calendar))
$$;
create function holidays_mark_leaves() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform mark_leaves(old.holiday_calendar_id, old.date, case when old.recurring then 'infinity' else old.date end);
  end if;
  if tg_op <> 'DELETE' then
    perform mark_leaves(new.holiday_calendar_id, new.date, case when new.recurring then 'infinity' else new.date end);
  end if;
  return null;
end $$;
create trigger holidays_mark_leaves after insert or update or delete on holidays for each row execute function holidays_mark_leaves();

create function branches_mark_leaves() returns trigger language plpgsql as $$
begin
  insert into leave_recounts
  select l.id from leaves l join employee_versions v on v.employee_id = l.employee_id and v.branch_id = new.id
  where l.status in ('pending', 'approved', 'cancellation_requested');
  return null;
end $$;
create trigger branches_mark_leaves after update of holiday_calendar_id on branches
  for each row when (new.holiday_calendar_id is distinct from old.holiday_calendar_id) execute function branches_mark_leaves();

create function employees_mark_leaves() returns trigger language plpgsql as $$
begin
  insert into leave_recounts
  select l.id from leaves l where l.employee_id = new.id and l.status in ('pending', 'approved', 'cancellation_requested');
  return null;
end $$;
create trigger employees_mark_leaves after update of holiday_calendar_id, branch_id on employees
  for each row when ((new.holiday_calendar_id, new.branch_id) is distinct from (old.holiday_calendar_id, old.branch_id))
  execute function employees_mark_leaves();

/* Approved days change the days of attendance, and cancelled ones change them back. */
create function leave_days_mark_days() returns trigger language plpgsql as $$
begin
  insert into attendance_dirty
  select employee_id, min(date) - 1, max(date) + 2 from touched
  where exists (select from employees e where e.id = employee_id) group by employee_id;
  return null;
end $$;
create trigger leave_days_mark_days_when_added after insert on leave_days
  referencing new table as touched for each statement execute function leave_days_mark_days();
create trigger leave_days_mark_days_when_changed after update on leave_days
  referencing new table as touched for each statement execute function leave_days_mark_days();
create trigger leave_days_mark_days_when_removed after delete on leave_days
  referencing old table as touched for each statement execute function leave_days_mark_days();

create function leaves_mark_days() returns trigger language plpgsql as $$
begin
  insert into attendance_dirty values (new.employee_id, new.from_date - 1, new.to_date + 2);
  return null;
end $$;
create trigger leaves_mark_days after update of status on leaves for each row when (new.status <> old.status) execute function leaves_mark_days();

select keep_total('leave_categories');
select keep_total('leaves');
