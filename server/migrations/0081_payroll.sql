-- Runs, payslips, and what comes of them. Amounts are minor units.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

create table payrolls (
  id int generated always as identity primary key,
  name text not null,
  month text not null constraint payrolls_month_is_known check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  kind text not null default 'regular' constraint payrolls_kind_is_known check (kind in ('regular', 'off_cycle', 'final')),
  branch_id int constraint payrolls_pay_a_branch references branches,
  department_id int constraint payrolls_pay_a_department references departments,
  pay_date date not null,
  status text not null default 'draft' constraint payrolls_status_is_known check (
    status in ('draft', 'calculating', 'calculated', 'submitted', 'approved', 'paid', 'closed', 'cancelled')),
  employees_count int not null default 0,
  done_count int not null default 0,
  failed_count int not null default 0,
  paid_count int not null default 0,
  /* `[{currency, people, gross, deductions, net, employer_cost}]` */
  totals jsonb not null default '[]',
  calculated_by_id int constraint payrolls_are_calculated_by_a_user references users on delete set null,
  calculated_at timestamptz,
  submitted_by_id int constraint payrolls_are_submitted_by_a_user references users on delete set null,
  submitted_at timestamptz,
  approved_by_id int constraint payrolls_are_approved_by_a_user references users on delete set null,
  approved_at timestamptz,
  paid_at timestamptz,
  closed_at timestamptz,
  released_at timestamptz,
  decision_note text,
  attempt int not null default 0,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int
);
-- What was run for this month?
create index payrolls_by_month on payrolls (month desc, id desc);

/* Whom a run pays. It is also the cursor of the calculation: who waits is still to be calculated. */
create table payroll_people (
  payroll_id int not null constraint payroll_people_are_in_a_run references payrolls on delete cascade,
  employee_id int not null constraint payroll_people_are_employees references employees on delete cascade,
  month text not null,
  kind text not null,
  state text not null default 'waiting' constraint payroll_people_state_is_known check (state in ('waiting', 'done', 'failed')),
  /* Why there is no payslip: a key of `texts.pay.problems`, with what goes into it. */
  problem text,
  problem_args jsonb not null default '{}',
  /* False once the run is cancelled, or the person was left out of it. */
  live boolean not null default true,
  primary key (payroll_id, employee_id)
);
-- Nobody is in two runs of a month, but for what is paid beside the regular one.
create unique index payroll_people_are_paid_once_a_month on payroll_people (employee_id, month) where live and kind <> 'off_cycle';
create index payroll_people_by_employee on payroll_people (employee_id);
-- Who is still to be calculated?
create index payroll_people_waiting on payroll_people (payroll_id, employee_id) where state = 'waiting';

create function cancelled_runs_free_people() returns trigger language plpgsql as $$
begin
  update payroll_people set live = false where payroll_id = new.id;
  return null;
end $$;
create trigger cancelled_runs_free_people after update of status on payrolls for each row
  when (new.status = 'cancelled' and old.status <> 'cancelled') execute function cancelled_runs_free_people();

create table salaries (
  id int generated always as identity primary key,
  payroll_id int not null constraint salaries_belong_to_a_run references payrolls,
  employee_id int not null constraint salaries_belong_to_an_employee references employees on delete cascade,
  month text not null,
  sequence int not null default 0,
  currency char(3) not null,
  basic_salary bigint not null,
  allowances_total bigint not null,
  bonuses_total bigint not null,
  gross bigint not null,
  taxable bigint not null,
  deductions_total bigint not null,
  net bigint not null,
  employer_cost bigint not null,
  carried_on bigint not null default 0,
  previous_net bigint,
  segments jsonb not null default '[]',
  lines jsonb not null default '[]',
  /* `{amount, reasons: [{code, args, amount}]}` */
  variance jsonb,
  worked_days numeric(8, 3) not null default 0,
  payable_days numeric(8, 3) not null default 0,
  unpaid_days numeric(8, 3) not null default 0,
  overtime_minutes int not null default 0,
  status text not null default 'calculated' constraint salaries_status_is_known check (
    status in ('calculated', 'approved', 'paid', 'cancelled')),
  acknowledged_at timestamptz,
  acknowledged_by_id int constraint salaries_are_acknowledged_by_a_user references users on delete set null,
  paid_on date,
  payment_ref text,
  method text not null default 'bank' constraint salaries_method_is_known check (method in ('bank', 'cash', 'cheque')),
  released_at timestamptz,
  visibility text not null generated always as (
    case when released_at is not null and status in ('approved', 'paid') then 'released' else 'hidden' end) stored,
  /* Of all that it was calculated from. What comes out of the same is not written again. */
  inputs_hash text not null,
  /* Its run is closed. */
  locked boolean not null default false,
  calculated_at timestamptz not null default now(),
  note text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint salaries_are_paid_on_a_day check ((status = 'paid') = (paid_on is not null))
);
-- One payslip a month, and further ones beside it by their number; also: what was somebody paid before?
create unique index salaries_are_unique_in_a_month on salaries (employee_id, month, sequence) where status <> 'cancelled';
create unique index salaries_are_unique_in_a_run on salaries (payroll_id, employee_id);
create index salaries_by_employee on salaries (employee_id, month desc);
-- The payslips of a month.
create index salaries_by_month on salaries (month desc, id desc);

/* What is paid, or locked with its closed run, stays as it is; it may still be released, and unpaid while the month is open. */
create function salaries_stay_as_paid() returns trigger language plpgsql as $$
declare
  open_columns text[] := array['released_at', 'visibility', 'acknowledged_by_id', 'version', 'updated_at', 'updated_by_id'];
begin
  if tg_op = 'DELETE' then perform refuse('salaries_stay_as_paid', '{}'); end if;
  if not old.locked then open_columns := open_columns || array['status', 'paid_on', 'payment_ref', 'note', 'locked']; end if;
  if to_jsonb(new) - open_columns <> to_jsonb(old) - open_columns then perform refuse('salaries_stay_as_paid', '{}'); end if;
  return new;
end $$;
create trigger salaries_stay_as_paid before update or delete on salaries for each row
  when (old.locked or old.status = 'paid') execute function salaries_stay_as_paid();

/* A closed run never opens again. */
create function payrolls_stay_closed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or to_jsonb(new) - array['released_at', 'version', 'updated_at', 'updated_by_id', 'calculated_by_id', 'submitted_by_id', 'approved_by_id']
    <> to_jsonb(old) - array['released_at', 'version', 'updated_at', 'updated_by_id', 'calculated_by_id', 'submitted_by_id', 'approved_by_id']
  then perform refuse('payrolls_stay_closed', '{}'); end if;
  return new;
end $$;
create trigger payrolls_stay_closed before update or delete on payrolls for each row
  when (old.status = 'closed') execute function payrolls_stay_closed();

/* What was paid back of a loan. Only added to: what an approval posted, its withdrawal posts with the other sign. */
create table pay_movements (
  id int generated always as identity primary key,
  deduction_id int not null constraint pay_movements_pay_back_a_deduction references deductions on delete cascade,
  salary_id int not null constraint pay_movements_come_from_a_payslip references salaries on delete cascade,
  amount bigint not null,
  at timestamptz not null default now()
);
create index pay_movements_by_deduction on pay_movements (deduction_id);
create index pay_movements_by_payslip on pay_movements (salary_id);

create function pay_movements_keep_to_the_loan() returns trigger language plpgsql security definer set search_path from current as $$
begin
  if exists (
    select from deductions d where d.id = new.deduction_id and d.principal is not null
      and (select sum(m.amount) from pay_movements m where m.deduction_id = d.id) not between 0 and d.principal)
  then perform refuse('pay_movements_keep_to_the_loan', '{}'); end if;
  return null;
end $$;
create constraint trigger pay_movements_keep_to_the_loan after insert on pay_movements deferrable initially immediate
  for each row execute function pay_movements_keep_to_the_loan();

/* A month that is over for somebody: what comes later goes into the next one. */
create table pay_closings (
  employee_id int not null constraint pay_closings_are_of_an_employee references employees on delete cascade,
  month text not null,
  payroll_id int not null constraint pay_closings_come_from_a_run references payrolls,
  closed_at timestamptz not null default now(),
  primary key (employee_id, month)
);
create index pay_closings_by_run on pay_closings (payroll_id);

/* Closed months of which a fact changed and which nobody has calculated again since. */
create table pay_dirty (
  employee_id int not null constraint pay_dirty_is_of_an_employee references employees on delete cascade,
  month text not null,
  at timestamptz not null default now(),
  primary key (employee_id, month)
);

/* What a closed month came to differently, line by line; taken into a later payslip, or dismissed. */
create table pay_adjustments (
  id int generated always as identity primary key,
  employee_id int not null constraint pay_adjustments_are_of_an_employee references employees on delete cascade,
  month text not null,
  salary_id int not null constraint pay_adjustments_correct_a_payslip references salaries on delete cascade,
  /* `[{code, name, kind, amount}]` */
  lines jsonb not null,
  amount bigint not null,
  currency char(3) not null,
  status text not null default 'open' constraint pay_adjustments_status_is_known check (status in ('open', 'taken', 'dismissed')),
  taken_salary_id int constraint pay_adjustments_are_taken_into_a_payslip references salaries on delete set null,
  dismissed_reason text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint pay_adjustments_are_taken_somewhere check ((status = 'taken') = (taken_salary_id is not null))
);
create index pay_adjustments_by_employee on pay_adjustments (employee_id, month);
create index pay_adjustments_by_payslip on pay_adjustments (salary_id);
create index pay_adjustments_by_taker on pay_adjustments (taken_salary_id) where taken_salary_id is not null;

create table pay_questions (
  id int generated always as identity primary key,
  salary_id int not null constraint pay_questions_are_about_a_payslip references salaries on delete cascade,
  employee_id int not null constraint pay_questions_are_asked_by_an_employee references employees on delete cascade,
  line_code text,
  text text not null,
  answer text,
  status text not null default 'open' constraint pay_questions_status_is_known check (status in ('open', 'answered')),
  asked_at timestamptz not null default now(),
  answered_at timestamptz,
  answered_by_id int constraint pay_questions_are_answered_by_a_user references users on delete set null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint pay_questions_are_answered_by_words check ((status = 'answered') = (answer is not null))
);
create index pay_questions_by_payslip on pay_questions (salary_id);
create index pay_questions_by_employee on pay_questions (employee_id);
-- What waits for an answer?
create index pay_questions_open on pay_questions (asked_at) where status = 'open';

/* Amounts inside of documents, as they travel. */
create function told_pay_lines(lines jsonb, currency text) returns jsonb language sql immutable parallel safe as $$
  select coalesce(jsonb_agg(l || jsonb_build_object(
    'amount', money_major((l ->> 'amount')::bigint, currency),
    'base', money_major((l ->> 'base')::bigint, currency),
    'quantity', (l ->> 'quantity')::numeric / 1000,
    'rate', case when l ->> 'unit' = 'percent' then (l ->> 'rate')::numeric else money_major((l ->> 'rate')::bigint, currency) end)
    order by place), '[]')
  from jsonb_array_elements(lines) with ordinality as t (l, place)
$$;
create function told_pay_segments(segments jsonb, currency text) returns jsonb language sql immutable parallel safe as $$
  select coalesce(jsonb_agg(s || jsonb_build_object(
    'monthly', money_major((s ->> 'monthly')::bigint, currency), 'amount', money_major((s ->> 'amount')::bigint, currency)) order by place), '[]')
  from jsonb_array_elements(segments) with ordinality as t (s, place)
$$;
create function told_pay_variance(variance jsonb, currency text) returns jsonb language sql immutable parallel safe as $$
  select jsonb_build_object(
    'amount', money_major((variance ->> 'amount')::bigint, currency),
    'reasons', (select coalesce(jsonb_agg(r || jsonb_build_object('amount', money_major((r ->> 'amount')::bigint, currency)) order by place), '[]')
      from jsonb_array_elements(variance -> 'reasons') with ordinality as t (r, place)))
  where variance is not null
$$;
create function told_pay_totals(totals jsonb) returns jsonb language sql immutable parallel safe as $$
  select coalesce(jsonb_agg(jsonb_build_object('currency', t ->> 'currency', 'people', (t ->> 'people')::int,
    'gross', money_major((t ->> 'gross')::bigint, t ->> 'currency'), 'deductions', money_major((t ->> 'deductions')::bigint, t ->> 'currency'),
    'net', money_major((t ->> 'net')::bigint, t ->> 'currency'), 'employer_cost', money_major((t ->> 'employer_cost')::bigint, t ->> 'currency'))
    order by t ->> 'currency'), '[]')
  from jsonb_array_elements(totals) t
$$;

/* What a person is asked to decide of a kind, or stands in for, or has decided. */
create function asked_numbers(kind text) returns setof int language sql stable security definer set search_path from current as $$
  with recursive me (employee_id, steps) as (
    select own_employee(), 0
    union
    select d.employee_id, me.steps + 1 from me join delegations d on d.delegate_id = me.employee_id join employees e on e.id = d.employee_id
    where me.steps < 5 and today_of(e) between d.from_date and d.to_date and (d.model is null or d.model = kind)
  )
  select a.model_id from approvals a join approval_assignees s on s.approval_id = a.id
  where a.model = kind and (s.user_id = working_user() or s.user_id in (select u.id from users u join me on me.employee_id = u.employee_id))
  union
  select a.model_id from approvals a where a.model = kind and a.decided_by_id = working_user()
$$;

/* The belt. Runs tell totals; their people and payslips tell what each is paid. */
alter table payrolls enable row level security, force row level security;
create policy payrolls_are_within_reach on payrolls
  using (
    (select reaches_everybody('payrolls.view')) or (created_at = now() and (select reaches_everybody('payrolls.create')))
    or id in (select asked_numbers('payrolls')))
  with check (
    (select reaches_everybody('payrolls.create', 'payrolls.calculate', 'payrolls.approve', 'payrolls.pay', 'payrolls.close', 'payrolls.cancel'))
    or id in (select asked_numbers('payrolls')));
create policy payrolls_go_by_right on payrolls as restrictive for delete using ((select reaches_everybody('payrolls.delete')));

alter table salaries enable row level security, force row level security;
create policy salaries_are_within_reach on salaries
  using (
    (select reaches_everybody('salaries.view'))
    or (employee_id in (select reached_employees('salaries.view')) and (visibility = 'released' or employee_id <> (select own_employee()))))
  with check (
    (select reaches_everybody('salaries.calculate', 'salaries.pay', 'salaries.unpay', 'salaries.release'))
    or employee_id in (select reached_employees('salaries.calculate', 'salaries.pay', 'salaries.unpay', 'salaries.release')));
create policy salaries_go_by_right on salaries as restrictive for delete using ((select reaches_everybody('salaries.calculate')));
create trigger pay_moves_within_reach before update on salaries for each row
  when (old.employee_id is distinct from new.employee_id) execute function pay_moves_within_reach('salaries.calculate');

/* Written by the house; whoever may see everybody's payslips may read them. */
alter table payroll_people enable row level security, force row level security;
create policy payroll_people_are_within_reach on payroll_people
  using ((select reaches_everybody('salaries.view'))) with check ((select reaches_everybody('salaries.calculate')));
alter table pay_movements enable row level security, force row level security;
create policy pay_movements_are_within_reach on pay_movements
  using ((select reaches_everybody('deductions.view'))
    or deduction_id in (select d.id from deductions d where d.employee_id in (select reached_employees('deductions.view'))))
  with check ((select reaches_everybody('salaries.calculate')));
alter table pay_adjustments enable row level security, force row level security;
create policy pay_adjustments_are_within_reach on pay_adjustments
  using ((select reaches_everybody('salaries.view'))) with check ((select reaches_everybody('salaries.calculate')));
alter table pay_questions enable row level security, force row level security;
create policy pay_questions_are_within_reach on pay_questions
  using ((select reaches_everybody('salaries.answer')) or employee_id = (select own_employee()))
  with check ((select reaches_everybody('salaries.answer')) or employee_id = (select own_employee()));

select keep_total('payrolls');
select keep_total_by('salaries', 'month');
