-- Reports that people keep, share and have sent; and the share of their time that people are to work for clients.

create table saved_reports (
  id int generated always as identity primary key,
  user_id int not null constraint saved_reports_belong_to_a_user references users on delete cascade,
  name text not null,
  report text not null,
  filters jsonb not null default '{}',
  /* Which days, counted from the day on which it is opened; empty where the filters name them. */
  period text constraint saved_reports_period_is_known check (period in ('last_week', 'last_month', 'this_month', 'this_quarter', 'this_year')),
  is_shared boolean not null default false,
  schedule text constraint saved_reports_schedule_is_known check (schedule in ('weekly', 'monthly')),
  recipients jsonb not null default '[]',
  format text not null default 'xlsx' constraint saved_reports_format_is_known check (format in ('xlsx', 'csv', 'pdf')),
  language text not null default 'en',
  /* The Monday or the first of a month for which it was sent last. */
  sent_for date,
  last_sent_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint saved_reports_are_sent_to_somebody check (schedule is null or jsonb_array_length(recipients) > 0)
);
create unique index saved_reports_name_is_unique on saved_reports (user_id, lower(name));
-- What do others share?
create index saved_reports_shared on saved_reports (name) where is_shared;
-- What is to be sent?
create index saved_reports_scheduled on saved_reports (schedule) where schedule is not null;

/* How much of their time people are to work for clients, from a day on. The nearest holds: the person's, the job's, the department's, the company's. */
create table billable_targets (
  id int generated always as identity primary key,
  scope text not null default 'company' constraint billable_targets_scope_is_known check (scope in ('company', 'department', 'job', 'employee')),
  department_id int constraint billable_targets_are_for_a_department references departments on delete cascade,
  job_id int constraint billable_targets_are_for_a_job references jobs on delete cascade,
  employee_id int constraint billable_targets_are_for_an_employee references employees on delete cascade,
  share_bp int not null constraint billable_targets_are_a_share check (share_bp between 0 and 10000),
  valid_from date not null,
  note text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint billable_targets_name_whom_they_are_for check (
    (department_id is not null) = (scope = 'department') and (job_id is not null) = (scope = 'job') and (employee_id is not null) = (scope = 'employee'))
);
-- One for each from a day on.
create unique index billable_targets_begin_once on billable_targets (scope, coalesce(department_id, job_id, employee_id, 0), valid_from);
create index billable_targets_by_employee on billable_targets (employee_id) where employee_id is not null;
create index billable_targets_by_job on billable_targets (job_id) where job_id is not null;
create index billable_targets_by_department on billable_targets (department_id) where department_id is not null;
