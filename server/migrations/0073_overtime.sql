-- Overtime: how worked hours are classed, what they come to, and what is asked for.

create table overtime_rules (
  id int generated always as identity primary key,
  name text not null,
  /* For one person or for the people of a branch; for everybody where nothing is named. The nearest holds, of those the latest. */
  branch_id int constraint overtime_rules_are_for_a_branch references branches,
  employee_id int constraint overtime_rules_are_for_an_employee references employees on delete cascade,
  valid_from date not null,
  active boolean not null default true,
  /* Empty: beyond what is planned. */
  daily_after_minutes int constraint overtime_rules_daily_limit_is_in_range check (daily_after_minutes between 0 and 1440),
  second_after_minutes int constraint overtime_rules_second_limit_is_in_range check (second_after_minutes between 0 and 1440),
  weekly_after_minutes int constraint overtime_rules_weekly_limit_is_in_range check (weekly_after_minutes between 0 and 10080),
  rest_day_class text not null default 'rest_day'
    constraint overtime_rules_rest_day_class_is_known check (rest_day_class in ('normal', 'overtime_1', 'overtime_2', 'rest_day')),
  holiday_class text not null default 'holiday'
    constraint overtime_rules_holiday_class_is_known check (holiday_class in ('normal', 'overtime_1', 'overtime_2', 'holiday')),
  night_from text,
  night_to text,
  night_premium_bp int not null default 2500,
  sunday_premium_bp int,
  holiday_premium_bp int,
  premiums text not null default 'highest' constraint overtime_rules_premiums_are_known check (premiums in ('highest', 'sum')),
  overtime_1_rate_bp int not null default 12500,
  overtime_2_rate_bp int not null default 15000,
  rest_day_rate_bp int not null default 15000,
  holiday_rate_bp int not null default 20000,
  tolerance_minutes int not null default 0 constraint overtime_rules_tolerance_is_in_range check (tolerance_minutes between 0 and 120),
  block_minutes int not null default 1 constraint overtime_rules_blocks_are_in_range check (block_minutes between 1 and 240),
  rounding text not null default 'down' constraint overtime_rules_rounding_is_known check (rounding in ('down', 'nearest', 'up')),
  needs_approval boolean not null default true,
  reason_required boolean not null default true,
  becomes text not null default 'pay' constraint overtime_rules_becomes_is_known check (becomes in ('pay', 'time_off', 'choice')),
  /* Where time off is credited. */
  leave_category_id int constraint overtime_rules_credit_a_category references leave_categories,
  monthly_limit_minutes int constraint overtime_rules_monthly_limit_is_in_range check (monthly_limit_minutes between 0 and 44640),
  yearly_limit_minutes int constraint overtime_rules_yearly_limit_is_in_range check (yearly_limit_minutes between 0 and 527040),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint overtime_rules_are_for_one_target check (num_nonnulls(branch_id, employee_id) <= 1),
  constraint overtime_rules_have_a_whole_night check ((night_from is null) = (night_to is null)),
  constraint overtime_rules_say_where_time_off_goes check (becomes = 'pay' or leave_category_id is not null)
);
create unique index overtime_rules_valid_from_is_unique on overtime_rules (coalesce(employee_id, 0), coalesce(branch_id, 0), valid_from);
create index overtime_rules_by_branch on overtime_rules (branch_id) where branch_id is not null;
create index overtime_rules_by_employee on overtime_rules (employee_id) where employee_id is not null;
create index overtime_rules_by_category on overtime_rules (leave_category_id) where leave_category_id is not null;

/* Which rules hold for somebody on a day; none where there are none. */
create function overtime_rule_on(employee int, day date) returns int language sql stable as $$
  select r.id from overtime_rules r
  where r.active and r.valid_from <= day and (
    r.employee_id = employee
    or r.employee_id is null and (r.branch_id is null or r.branch_id = (select v.branch_id from version_on(employee, day) v)))
  order by r.employee_id is not null desc, r.branch_id is not null desc, r.valid_from desc limit 1
$$;

/* What a day that is over comes to by its rules: only the rule writes it, and any day can be classed again. */
create table overtime_days (
  employee_id int not null constraint overtime_days_are_of_an_employee references employees on delete cascade,
  date date not null,
  overtime_rule_id int not null constraint overtime_days_follow_rules references overtime_rules on delete cascade,
  overtime_minutes int not null,
  /* `[{class, premiums, premium_bp, minutes}]` */
  parts jsonb not null,
  explanation jsonb not null,
  primary key (employee_id, date)
);
create index overtime_days_by_rules on overtime_days (overtime_rule_id);

create table overtime (
  id int generated always as identity primary key,
  employee_id int not null constraint overtime_is_of_an_employee references employees on delete cascade,
  date date not null,
  /* What notices and the history call it. */
  title text not null,
  overtime_rule_id int constraint overtime_follows_rules references overtime_rules on delete set null,
  minutes int not null constraint overtime_is_not_negative check (minutes >= 0),
  /* The highest class of the day. */
  class text not null constraint overtime_class_is_known check (class in ('overtime_1', 'overtime_2', 'rest_day', 'holiday')),
  approved_minutes int constraint overtime_approves_what_there_is check (approved_minutes between 0 and minutes),
  becomes text not null constraint overtime_becomes_is_known check (becomes in ('pay', 'time_off')),
  /* Whether its owner says what it becomes. */
  may_choose boolean not null default false,
  leave_category_id int constraint overtime_credits_a_category references leave_categories,
  reason text,
  status text not null constraint overtime_status_is_known check (status in ('open', 'pending', 'approved', 'rejected', 'withdrawn')),
  /* What it was before the day changed. */
  previous_minutes int,
  attempt int not null default 0,
  decision_note text,
  decided_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int
);
create unique index overtime_is_asked_once_a_day on overtime (employee_id, date);
-- What was worked beyond the plan in this month?
create index overtime_by_date on overtime (date desc, id desc);
create index overtime_by_rules on overtime (overtime_rule_id) where overtime_rule_id is not null;
create index overtime_by_category on overtime (leave_category_id) where leave_category_id is not null;

alter table leave_ledger drop constraint leave_ledger_kind_is_known;
alter table leave_ledger add constraint leave_ledger_kind_is_known check (kind in
  ('opening', 'grant', 'accrual', 'carry_in', 'carry_out', 'expiry', 'usage', 'usage_reversal', 'adjustment', 'encashment', 'overtime', 'flex'));
alter table leave_ledger add column overtime_id int constraint leave_ledger_comes_from_overtime references overtime;
create index leave_ledger_by_overtime on leave_ledger (overtime_id) where overtime_id is not null;

/* Days that came out differently and that nobody has held against the rules of overtime and the flex-time accounts since. */
create table hours_to_class (
  employee_id int not null constraint hours_to_class_are_of_an_employee references employees on delete cascade,
  from_date date not null,
  to_date date not null
);
create index hours_to_class_by_employee on hours_to_class (employee_id);

/* Where there are no rules it costs nothing. */
create function days_mark_hours() returns trigger language plpgsql as $$
begin
  if not exists (select from overtime_rules where active) then return null; end if;
  insert into hours_to_class
  select employee_id, min(date), max(date) from touched where exists (select from employees e where e.id = employee_id) group by employee_id;
  return null;
end $$;
create trigger days_mark_hours_when_added after insert on attendance_days
  referencing new table as touched for each statement execute function days_mark_hours();
create trigger days_mark_hours_when_changed after update on attendance_days
  referencing new table as touched for each statement execute function days_mark_hours();
create trigger days_mark_hours_when_removed after delete on attendance_days
  referencing old table as touched for each statement execute function days_mark_hours();

/* Whoever the rules are or were for. */
create function rules_mark_hours() returns trigger language plpgsql as $$
begin
  insert into hours_to_class
  select d.employee_id, min(d.date), max(d.date) from attendance_days d
  where tg_op <> 'DELETE' and d.date >= new.valid_from and (new.employee_id is null or d.employee_id = new.employee_id)
    or tg_op <> 'INSERT' and d.date >= old.valid_from and (old.employee_id is null or d.employee_id = old.employee_id)
  group by d.employee_id;
  return null;
end $$;
create trigger rules_mark_hours after insert or update or delete on overtime_rules for each row execute function rules_mark_hours();

select keep_total('overtime_rules');
select keep_total('overtime');
