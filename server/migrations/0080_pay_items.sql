-- What people are paid: agreed salaries, allowances, bonuses, deductions, and how taxes and a month are counted. Amounts are minor units.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

/* How a branch counts and pays a month; without a branch it holds for all that have none of their own. */
create table pay_policies (
  id int generated always as identity primary key,
  name text not null,
  branch_id int constraint pay_policies_belong_to_a_branch references branches on delete cascade,
  basis text not null default 'calendar_days'
    constraint pay_policies_basis_is_known check (basis in ('calendar_days', 'working_days', 'fixed_30')),
  /* An hour costs monthly * 12 / 52 / weekly hours. */
  weekly_minutes int not null default 2400 constraint pay_policies_have_a_week check (weekly_minutes between 60 and 10080),
  deduct_absence boolean not null default true,
  deduct_late boolean not null default false,
  /* Minor units: 5 rounds to 0.05. */
  cash_rounding int not null default 0 constraint pay_policies_round_to_something check (cash_rounding between 0 and 10000),
  carry_negative boolean not null default false,
  /* What differs by more from the month before must be acknowledged. */
  variance_bp int not null default 1000 constraint pay_policies_variance_is_a_share check (variance_bp between 0 and 100000),
  currency char(3) not null default 'EUR',
  /* A larger bonus needs a second person. */
  bonus_limit bigint constraint pay_policies_limit_is_positive check (bonus_limit > 0),
  debtor_name text,
  debtor_iban text,
  debtor_bic text,
  pay_day int not null default 28 constraint pay_policies_pay_on_a_day check (pay_day between 1 and 31),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint pay_policies_branch_is_unique unique nulls not distinct (branch_id)
);
insert into pay_policies (name) values ('Company');

/*
 * Which policy holds is no secret; asked in the name of the house, since not everybody who enters pay may read policies. A function that carries the
 * name as a setting of its own would need a superuser to create it.
 */
create function pay_policy_of(branch int) returns int language plpgsql stable as $$
declare
  asker text := coalesce(current_setting('app.user_id', true), '');
  found_id int;
begin
  perform set_config('app.user_id', 'system', true);
  select p.id into found_id from pay_policies p where p.branch_id = branch or p.branch_id is null order by p.branch_id nulls last limit 1;
  perform set_config('app.user_id', asker, true);
  return found_id;
end $$;

/* Whether a bonus is so large that a second person must agree. */
create function bonus_needs_approval(branch int, amount bigint, currency char(3)) returns boolean language plpgsql stable as $$
declare
  asker text := coalesce(current_setting('app.user_id', true), '');
  is_large boolean;
begin
  perform set_config('app.user_id', 'system', true);
  select $2 is null or p.currency <> $3 or $2 > p.bonus_limit into is_large
  from pay_policies p where p.id = pay_policy_of($1) and p.bonus_limit is not null;
  perform set_config('app.user_id', asker, true);
  return coalesce(is_large, false);
end $$;

/* What was agreed holds from its day until the next approved one begins. */
create table compensations (
  id int generated always as identity primary key,
  employee_id int not null constraint compensations_belong_to_an_employee references employees on delete cascade,
  effective_from date not null,
  basis text not null default 'monthly' constraint compensations_basis_is_known check (basis in ('monthly', 'hourly', 'daily')),
  amount bigint not null constraint compensations_amount_is_positive check (amount > 0),
  currency char(3) not null,
  reason text not null default 'other' constraint compensations_reason_is_known check (
    reason in ('hire', 'raise', 'promotion', 'correction', 'contract', 'other')),
  note text,
  status text not null default 'pending' constraint compensations_status_is_known check (
    status in ('pending', 'approved', 'rejected', 'withdrawn')),
  decision_note text,
  decided_at timestamptz,
  attempt int not null default 1,
  /* Whose entry it is as it stands: somebody else must agree. */
  entered_by_id int constraint compensations_are_entered_by_a_user references users on delete set null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int
);
-- Whose salary is it, and from when on? Two cannot begin on the same day.
create unique index compensations_begin_once_a_day on compensations (employee_id, effective_from) where status in ('pending', 'approved');
-- What was ever entered for somebody?
create index compensations_by_employee on compensations (employee_id);

/* Taxes and contributions, declared: no formula is ever typed. */
create table pay_components (
  id int generated always as identity primary key,
  code text not null constraint pay_components_code_is_unique unique,
  name text not null,
  kind text not null default 'tax' constraint pay_components_kind_is_known check (kind in ('tax', 'social', 'other')),
  calculation text not null default 'percent'
    constraint pay_components_calculation_is_known check (calculation in ('percent', 'brackets', 'fixed')),
  base text not null default 'gross' constraint pay_components_base_is_known check (base in ('basic', 'gross', 'taxable')),
  rate_bp int not null default 0 constraint pay_components_rate_is_a_share check (rate_bp between 0 and 100000),
  employer_rate_bp int not null default 0 constraint pay_components_employer_rate_is_a_share check (employer_rate_bp between 0 and 100000),
  amount bigint constraint pay_components_amount_is_positive check (amount > 0),
  currency char(3) not null,
  /* Below it nothing is due, and above the ceiling no more. */
  floor bigint constraint pay_components_floor_is_not_negative check (floor >= 0),
  ceiling bigint constraint pay_components_ceiling_is_not_negative check (ceiling >= 0),
  /* [{up_to, rate_bp}]: limits in major units, as they were typed; the last has none. */
  brackets jsonb not null default '[]',
  branch_id int constraint pay_components_belong_to_a_branch references branches on delete cascade,
  valid_from text not null,
  valid_to text,
  is_example boolean not null default false,
  account text,
  employer_account text,
  status text not null default 'draft' constraint pay_components_status_is_known check (status in ('draft', 'active', 'retired')),
  position int not null default 100,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint pay_components_end_after_they_begin check (valid_to >= valid_from),
  constraint pay_components_floor_is_below_ceiling check (ceiling > floor)
);

create table allowances (
  id int generated always as identity primary key,
  employee_id int constraint allowances_belong_to_an_employee references employees on delete cascade,
  department_id int constraint allowances_are_for_a_department references departments,
  job_id int constraint allowances_are_for_a_job references jobs,
  branch_id int constraint allowances_are_for_a_branch references branches,
  name text not null,
  code text,
  kind text not null default 'fixed' constraint allowances_kind_is_known check (kind in ('fixed', 'percent', 'per_day', 'per_hour')),
  amount bigint,
  rate_bp int,
  base text not null default 'basic' constraint allowances_base_is_known check (base in ('basic', 'gross')),
  unit_source text constraint allowances_unit_source_is_known check (
    unit_source in ('worked_days', 'overtime_hours', 'unpaid_days', 'late_hours')),
  currency char(3),
  recurrence text not null default 'monthly' constraint allowances_recurrence_is_known check (recurrence in ('once', 'monthly')),
  month text,
  start_month text,
  end_month text,
  taxable boolean not null default true,
  prorate boolean not null default false,
  counts_in_gross boolean not null default true,
  note text,
  status text not null default 'active' constraint allowances_status_is_known check (status in ('active', 'paused', 'ended')),
  account text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint allowances_have_one_target check (num_nonnulls(employee_id, department_id, job_id, branch_id) <= 1),
  constraint allowances_have_an_amount_or_a_rate check ((amount is null) <> (rate_bp is null) and (rate_bp is null) = (kind <> 'percent')),
  constraint allowances_amount_is_positive check (amount > 0),
  constraint allowances_rate_is_positive check (rate_bp > 0),
  constraint allowances_have_a_currency check (amount is null or currency is not null),
  constraint allowances_say_when check (
    case recurrence when 'once' then month is not null and num_nonnulls(start_month, end_month) = 0 else month is null and start_month is not null end),
  constraint allowances_end_after_they_begin check (end_month >= start_month)
);
-- What does somebody get?
create index allowances_by_employee on allowances (employee_id);

create table bonuses (
  id int generated always as identity primary key,
  employee_id int not null constraint bonuses_belong_to_an_employee references employees on delete cascade,
  name text not null,
  code text,
  reason text not null default 'performance' constraint bonuses_reason_is_known check (
    reason in ('performance', 'project', 'retention', 'referral', 'other')),
  kind text not null default 'fixed' constraint bonuses_kind_is_known check (kind in ('fixed', 'percent', 'per_day', 'per_hour')),
  amount bigint,
  rate_bp int,
  base text not null default 'basic' constraint bonuses_base_is_known check (base in ('basic', 'gross')),
  unit_source text constraint bonuses_unit_source_is_known check (
    unit_source in ('worked_days', 'overtime_hours', 'unpaid_days', 'late_hours')),
  currency char(3),
  recurrence text not null default 'once' constraint bonuses_recurrence_is_known check (recurrence in ('once', 'monthly')),
  month text,
  start_month text,
  end_month text,
  taxable boolean not null default true,
  prorate boolean not null default false,
  note text,
  status text not null default 'active' constraint bonuses_status_is_known check (
    status in ('pending', 'active', 'paused', 'ended', 'rejected')),
  decision_note text,
  decided_at timestamptz,
  attempt int not null default 0,
  account text,
  /* Whose entry it is as it stands: somebody else must agree. */
  entered_by_id int constraint bonuses_are_entered_by_a_user references users on delete set null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint bonuses_have_an_amount_or_a_rate check ((amount is null) <> (rate_bp is null) and (rate_bp is null) = (kind <> 'percent')),
  constraint bonuses_amount_is_positive check (amount > 0),
  constraint bonuses_rate_is_positive check (rate_bp > 0),
  constraint bonuses_have_a_currency check (amount is null or currency is not null),
  constraint bonuses_say_when check (
    case recurrence when 'once' then month is not null and num_nonnulls(start_month, end_month) = 0 else month is null and start_month is not null end),
  constraint bonuses_end_after_they_begin check (end_month >= start_month)
);
-- What does somebody get?
create index bonuses_by_employee on bonuses (employee_id);

create table deductions (
  id int generated always as identity primary key,
  employee_id int constraint deductions_belong_to_an_employee references employees on delete cascade,
  department_id int constraint deductions_are_for_a_department references departments,
  job_id int constraint deductions_are_for_a_job references jobs,
  branch_id int constraint deductions_are_for_a_branch references branches,
  name text not null,
  code text,
  category text not null default 'other' constraint deductions_category_is_known check (
    category in ('tax', 'social', 'loan', 'advance', 'penalty', 'absence', 'other')),
  kind text not null default 'fixed' constraint deductions_kind_is_known check (kind in ('fixed', 'percent', 'per_day', 'per_hour')),
  amount bigint,
  rate_bp int,
  base text not null default 'basic' constraint deductions_base_is_known check (base in ('basic', 'gross')),
  unit_source text constraint deductions_unit_source_is_known check (
    unit_source in ('worked_days', 'overtime_hours', 'unpaid_days', 'late_hours')),
  currency char(3),
  recurrence text not null default 'monthly' constraint deductions_recurrence_is_known check (recurrence in ('once', 'monthly')),
  month text,
  start_month text,
  end_month text,
  /* What is paid back in all, and in how many months. */
  principal bigint constraint deductions_principal_is_positive check (principal > 0),
  installments int constraint deductions_installments_are_positive check (installments > 0),
  /* At most this share of what is left of the net amount. */
  max_share_bp int constraint deductions_share_is_a_share check (max_share_bp between 1 and 10000),
  employer_rate_bp int constraint deductions_employer_rate_is_a_share check (employer_rate_bp between 0 and 100000),
  priority int not null default 100 constraint deductions_priority_is_a_place check (priority between 1 and 1000),
  taxable boolean not null default false,
  prorate boolean not null default false,
  note text,
  status text not null default 'active' constraint deductions_status_is_known check (status in ('active', 'paused', 'ended')),
  account text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint deductions_have_one_target check (num_nonnulls(employee_id, department_id, job_id, branch_id) <= 1),
  constraint deductions_have_an_amount_or_a_rate check ((amount is null) <> (rate_bp is null) and (rate_bp is null) = (kind <> 'percent')),
  constraint deductions_amount_is_positive check (amount > 0),
  constraint deductions_rate_is_positive check (rate_bp > 0),
  constraint deductions_have_a_currency check (num_nonnulls(amount, principal) = 0 or currency is not null),
  constraint deductions_pay_back_by_one_person check (principal is null or employee_id is not null),
  constraint deductions_say_when check (
    case recurrence when 'once' then month is not null and num_nonnulls(start_month, end_month) = 0 else month is null and start_month is not null end),
  constraint deductions_end_after_they_begin check (end_month >= start_month)
);
-- What is taken from somebody?
create index deductions_by_employee on deductions (employee_id);

/* On how many payslips of an approved run something stands; whoever approves a run writes it, and takes it back with the approval. */
create table pay_item_uses (
  source text not null,
  source_id int not null,
  payroll_id int not null,
  month text not null,
  payslips int not null,
  primary key (source, source_id, payroll_id)
);
-- What does a run use?
create index pay_item_uses_by_run on pay_item_uses (payroll_id);

/* What stands on an approved payslip stays what it was: it ends, and another begins. Notes and accounts may still change. */
create function pay_items_stay_as_paid() returns trigger language plpgsql security definer set search_path from current as $$
declare
  last_month text;
begin
  select max(month) into last_month from pay_item_uses u where u.source = tg_table_name and u.source_id = old.id;
  if last_month is null then return coalesce(new, old); end if;
  if tg_op = 'DELETE' then perform refuse(tg_table_name || '_stay_as_paid'); end if;
  if tg_table_name = 'compensations' then
    if new.status <> 'approved' then perform refuse('compensations_stay_as_paid'); end if;
    return new;
  end if;
  if new.end_month < last_month then perform refuse(tg_table_name || '_end_after_they_were_paid'); end if;
  if to_jsonb(new) - array['name', 'note', 'decision_note', 'entered_by_id', 'account', 'end_month', 'status', 'version', 'updated_at', 'updated_by_id']
    <> to_jsonb(old) - array['name', 'note', 'decision_note', 'entered_by_id', 'account', 'end_month', 'status', 'version', 'updated_at', 'updated_by_id']
  then perform refuse(tg_table_name || '_stay_as_paid'); end if;
  return new;
end $$;
create trigger pay_items_stay_as_paid before update or delete on compensations for each row execute function pay_items_stay_as_paid();
create trigger pay_items_stay_as_paid before update or delete on allowances for each row execute function pay_items_stay_as_paid();
create trigger pay_items_stay_as_paid before update or delete on bonuses for each row execute function pay_items_stay_as_paid();
create trigger pay_items_stay_as_paid before update or delete on deductions for each row execute function pay_items_stay_as_paid();

/* What two people agreed on is not rewritten: another one follows it. */
create function compensations_stay_as_approved() returns trigger language plpgsql as $$
begin
  if (new.employee_id, new.effective_from, new.basis, new.amount, new.currency)
    is distinct from (old.employee_id, old.effective_from, old.basis, old.amount, old.currency)
  then perform refuse('compensations_stay_as_approved'); end if;
  return new;
end $$;
create trigger compensations_stay_as_approved before update on compensations for each row
  when (old.status = 'approved') execute function compensations_stay_as_approved();

/* The belt. What is settled about somebody is theirs to see; what still waits for a decision is not. */
do $$
declare
  pay record;
begin
  for pay in select * from (values
    ('compensations', $p$ and (status = 'approved' or employee_id <> (select own_employee()))$p$),
    ('allowances', ''),
    ('bonuses', $p$ and (status in ('active', 'paused', 'ended') or employee_id <> (select own_employee()))$p$),
    ('deductions', '')) as t (name, told)
  loop
    execute format($do$
      alter table %1$I enable row level security, force row level security;
      create policy %1$s_are_within_reach on %1$I
        using (
          (select reaches_everybody('%1$s.view'))
          or (employee_id in (select reached_employees('%1$s.view'))%2$s)
          or (created_at = now() and ((select reaches_everybody('%1$s.create')) or employee_id in (select reached_employees('%1$s.create')))))
        with check (
          (select reaches_everybody('%1$s.create', '%1$s.update', '%1$s.approve'))
          or employee_id in (select reached_employees('%1$s.create', '%1$s.update', '%1$s.approve')));
      create policy %1$s_go_by_right on %1$I as restrictive for delete
        using ((select reaches_everybody('%1$s.delete')) or employee_id in (select reached_employees('%1$s.delete')));
      create trigger pay_moves_within_reach before update on %1$I for each row
        when (old.employee_id is distinct from new.employee_id) execute function pay_moves_within_reach('%1$s.update');
    $do$, pay.name, pay.told);
  end loop;
  for pay in select * from (values ('pay_policies', 'pay-policies'), ('pay_components', 'pay-components')) as t (name, called)
  loop
    execute format($do$
      alter table %1$I enable row level security, force row level security;
      create policy %1$s_are_within_reach on %1$I
        using ((select reaches_everybody('%2$s.view', '%2$s.create')))
        with check ((select reaches_everybody('%2$s.create', '%2$s.update')));
      create policy %1$s_go_by_right on %1$I as restrictive for delete using ((select reaches_everybody('%2$s.delete')));
    $do$, pay.name, pay.called);
  end loop;
end $$;

/* What is paid is decided by chains, too. */
alter table approval_settings drop constraint approval_settings_model_is_known, add constraint approval_settings_model_is_known check (
  model in ('leaves', 'excuses', 'travels', 'overtime', 'shift-swaps', 'compensations', 'bonuses', 'payrolls', 'change-requests', 'documents'));
alter table delegations drop constraint delegations_model_is_known, add constraint delegations_model_is_known check (
  model in ('leaves', 'excuses', 'travels', 'overtime', 'shift-swaps', 'compensations', 'bonuses', 'payrolls', 'change-requests', 'documents'));

select keep_total('compensations');
select keep_total('allowances');
select keep_total('bonuses');
select keep_total('deductions');
