-- The whole person: more of the employee, dated employment, and what belongs to a personal file.

alter table settings add column seal_fingerprint text;

alter table employees
  add column middle_name text,
  add column preferred_name text,
  add column probation_end date,
  add column contract_end date,
  add column notice_days int constraint employees_notice_is_a_year_at_most check (notice_days between 0 and 365),
  add column last_working_day date,
  add column termination_reason text constraint employees_termination_reason_is_known check (
    termination_reason in ('resignation', 'dismissal', 'redundancy', 'end_of_contract', 'retirement', 'death', 'other')),
  add column holiday_calendar_id int constraint employees_follow_a_calendar references holiday_calendars,
  add column timezone text,
  add column device_user_code text,
  add column attendance_required boolean not null default true,
  add column timecard_required boolean not null default true,
  add column birth_date date,
  add column gender text constraint employees_gender_is_known check (gender in ('female', 'male', 'other')),
  add column marital_status text constraint employees_marital_status_is_known check (
    marital_status in ('single', 'married', 'partnership', 'divorced', 'widowed')),
  add column nationality char(2),
  add column national_id text,
  add column passport_no text,
  add column passport_expires_on date,
  add column personal_email text,
  add column mobile text,
  add column address_line1 text,
  add column address_line2 text,
  add column city text,
  add column address_region text,
  add column postal_code text,
  add column address_country char(2),
  /* When a former employee was made nameless. */
  add column purged_at timestamptz,
  add constraint employees_contract_ends_after_hiring check (contract_end >= hire_date),
  add constraint employees_probation_ends_after_hiring check (probation_end >= hire_date);
create unique index employees_device_code_is_unique on employees (lower(device_user_code));
-- Whose contract, probation or employment ends in these weeks? (views of the list, reminders)
create index employees_by_contract_end on employees (contract_end) where contract_end is not null;
create index employees_by_probation_end on employees (probation_end) where probation_end is not null;
create index employees_by_last_working_day on employees (last_working_day) where last_working_day is not null;
-- A page of people by number, by day of hiring, by status.
create index employees_by_hire_date on employees (hire_date, id);
create index employees_by_status on employees (status, id);

/* The day it is where somebody works. */
create function today_of(employee employees) returns date language sql stable as $$
  select (now() at time zone coalesce(employee.timezone, (select b.timezone from branches b where b.id = employee.branch_id)))::date
$$;

create table employment_periods (
  id int generated always as identity primary key,
  employee_id int not null constraint employment_periods_belong_to_an_employee references employees on delete cascade,
  hired_on date not null,
  left_on date,
  reason text constraint employment_periods_reason_is_known check (
    reason in ('resignation', 'dismissal', 'redundancy', 'end_of_contract', 'retirement', 'death', 'other')),
  note text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint employment_periods_end_after_start check (left_on >= hired_on),
  constraint employment_periods_do_not_overlap exclude using gist (
    int4range(employee_id, employee_id, '[]') with &&, daterange(hired_on, left_on, '[]') with &&)
);
-- The periods of one employee.
create index employment_periods_by_employee on employment_periods (employee_id, hired_on desc);

create table employee_versions (
  id int generated always as identity primary key,
  employee_id int not null constraint employee_versions_belong_to_an_employee references employees on delete cascade,
  effective_from date not null,
  department_id int not null constraint employee_versions_have_a_department references departments,
  job_id int not null constraint employee_versions_have_a_job references jobs,
  branch_id int not null constraint employee_versions_have_a_branch references branches,
  manager_id int constraint employee_versions_have_a_manager references employees,
  employment_type text not null default 'full_time'
    constraint employee_versions_type_is_known check (employment_type in ('full_time', 'part_time', 'contractor', 'intern', 'temporary')),
  fte int not null default 10000 constraint employee_versions_fte_is_a_share check (fte between 1 and 10000),
  note text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int
);
-- What held for this employee on this day?
create unique index employee_versions_start_once_a_day on employee_versions (employee_id, effective_from);
-- Which changes come due, and who is to report to whom?
create index employee_versions_by_day on employee_versions (effective_from);
create index employee_versions_by_manager on employee_versions (manager_id);
create index employee_versions_by_department on employee_versions (department_id);

/* Everybody who is here already begins with one period and one version. */
insert into employment_periods (employee_id, hired_on, left_on) select id, hire_date, null from employees;
insert into employee_versions (employee_id, effective_from, department_id, job_id, branch_id, manager_id, employment_type, fte)
select id, hire_date, department_id, job_id, branch_id, manager_id, employment_type, fte from employees;

/* The version that holds on a day; on a day before the first one, the first. */
create function version_on(of_employee int, day date) returns employee_versions language sql stable as $$
  select v from employee_versions v where v.employee_id = of_employee
  order by (v.effective_from <= day) desc, case when v.effective_from <= day then v.effective_from end desc, v.effective_from limit 1
$$;

/*
 * An employee's row shows the version that holds today, and a change of the row is a version from today on: each side keeps the other.
 * While one of them writes, `cadre.mirroring` tells the other to stay quiet.
 */
create function is_mirroring() returns boolean language sql stable as $$
  select coalesce(current_setting('cadre.mirroring', true), '') = 'on'
$$;

create function employees_begin_dated() returns trigger language plpgsql as $$
begin
  perform set_config('cadre.mirroring', 'on', true);
  insert into employment_periods (employee_id, hired_on, created_by_id, updated_by_id)
  select id, hire_date, created_by_id, updated_by_id from fresh;
  insert into employee_versions (employee_id, effective_from, department_id, job_id, branch_id, manager_id, employment_type, fte,
    created_by_id, updated_by_id)
  select id, hire_date, department_id, job_id, branch_id, manager_id, employment_type, fte, created_by_id, updated_by_id from fresh;
  perform set_config('cadre.mirroring', '', true);
  return null;
end $$;

create function employees_change_dated() returns trigger language plpgsql as $$
begin
  if is_mirroring() then return null; end if;
  if new.hire_date <> old.hire_date then
    perform set_config('cadre.mirroring', 'on', true);
    update employment_periods set hired_on = new.hire_date, updated_at = now() where employee_id = new.id and hired_on = old.hire_date;
    delete from employee_versions
    where employee_id = new.id and effective_from > old.hire_date and effective_from <= new.hire_date;
    update employee_versions set effective_from = new.hire_date, updated_at = now()
    where employee_id = new.id and effective_from = old.hire_date;
    perform set_config('cadre.mirroring', '', true);
  end if;
  if (new.department_id, new.job_id, new.branch_id, new.manager_id, new.employment_type, new.fte)
     is distinct from (old.department_id, old.job_id, old.branch_id, old.manager_id, old.employment_type, old.fte) then
    insert into employee_versions as v
      (employee_id, effective_from, department_id, job_id, branch_id, manager_id, employment_type, fte, created_by_id, updated_by_id)
    values (new.id, greatest(today_of(new), new.hire_date), new.department_id, new.job_id, new.branch_id, new.manager_id,
      new.employment_type, new.fte, new.updated_by_id, new.updated_by_id)
    on conflict (employee_id, effective_from) do update set
      (department_id, job_id, branch_id, manager_id, employment_type, fte, version, updated_at, updated_by_id) =
      (excluded.department_id, excluded.job_id, excluded.branch_id, excluded.manager_id, excluded.employment_type, excluded.fte,
       v.version + 1, now(), excluded.updated_by_id);
  end if;
  return null;
end $$;

/*
 * Brings rows in line with the version of today and gives those it changed; without names, everybody. Rows follow their versions once
 * per statement, not once per version: five hundred people change as fast as one, and two who change places never stand in a circle
 * in between.
 */
create function mirror_versions(only_employees int[] default null) returns setof int language plpgsql as $$
declare
  before text := current_setting('cadre.mirroring', true);
begin
  perform set_config('cadre.mirroring', 'on', true);
  return query
    update employees e set
      (department_id, job_id, branch_id, manager_id, employment_type, fte, version, updated_at) =
      (v.department_id, v.job_id, v.branch_id, v.manager_id, v.employment_type, v.fte, e.version + 1, now())
    from employees current
    cross join lateral version_on(current.id, today_of(current)) v
    -- One array in both cases: a plan made for everybody would scan the table for each of a few.
    where current.id = e.id and e.id = any(coalesce(only_employees, array(select id from employees))) and v.id is not null
      and (e.department_id, e.job_id, e.branch_id, e.manager_id, e.employment_type, e.fte)
        is distinct from (v.department_id, v.job_id, v.branch_id, v.manager_id, v.employment_type, v.fte)
    returning e.id;
  perform set_config('cadre.mirroring', coalesce(before, ''), true);
end $$;

create function employee_versions_show_today() returns trigger language plpgsql as $$
begin
  if not is_mirroring() then perform mirror_versions(array(select distinct employee_id from touched)); end if;
  return null;
end $$;

create trigger employees_begin_dated after insert on employees
  referencing new table as fresh for each statement execute function employees_begin_dated();
create trigger employees_change_dated after update of hire_date, department_id, job_id, branch_id, manager_id, employment_type, fte on employees
  for each row execute function employees_change_dated();
create trigger employee_versions_show_today_when_added after insert on employee_versions
  referencing new table as touched for each statement execute function employee_versions_show_today();
create trigger employee_versions_show_today_when_changed after update on employee_versions
  referencing new table as touched for each statement execute function employee_versions_show_today();
create trigger employee_versions_show_today_when_removed after delete on employee_versions
  referencing old table as touched for each statement execute function employee_versions_show_today();

/* A period never loses its beginning, and nothing is dated before it. */
create function employee_versions_lie_within_employment() returns trigger language plpgsql as $$
declare
  of_employee int := coalesce(new.employee_id, old.employee_id);
begin
  -- Whoever is deleted takes everything along.
  if is_mirroring() or not exists (select from employees where id = of_employee) then return null; end if;
  if exists (select from employment_periods p where p.employee_id = of_employee
             and not exists (select from employee_versions v where v.employee_id = of_employee and v.effective_from = p.hired_on))
  then perform refuse('employee_versions_keep_the_first'); end if;
  if tg_op <> 'DELETE' and not exists (
    select from employment_periods p where p.employee_id = of_employee
      and new.effective_from >= p.hired_on and new.effective_from <= coalesce(p.left_on, 'infinity'))
  then perform refuse('employee_versions_lie_within_employment'); end if;
  return null;
end $$;
create trigger employee_versions_lie_within_employment after insert or update or delete on employee_versions
  for each row execute function employee_versions_lie_within_employment();

/*
 * Nobody is above themselves on the day a change takes effect, nor on any later day on which somebody else's planned change meets
 * it, until the next change of one's own. Days that are over are not searched: what was, was.
 */
create function employee_versions_form_a_tree() returns trigger language plpgsql as $$
declare
  found_again boolean;
begin
  -- What only mirrors a row was checked with the row, and nobody stands below somebody new.
  if new.manager_id is null or is_mirroring() then return null; end if;
  perform pg_advisory_xact_lock(hashtext('managers_form_a_tree'));
  with recursive days (day) as (
    select new.effective_from
    union
    select v.effective_from from employee_versions v
    where v.effective_from > greatest(new.effective_from, current_date) and v.effective_from < coalesce((
      select min(later.effective_from) from employee_versions later
      where later.employee_id = new.employee_id and later.effective_from > new.effective_from), 'infinity')
  ), above (day, id) as (
    select day, new.manager_id from days
    union
    select above.day, (version_on(above.id, above.day)).manager_id from above where above.id is not null
  )
  select exists (select from above where id = new.employee_id) into found_again;
  if found_again then perform refuse('employees_manager_chain_has_no_cycle'); end if;
  return null;
end $$;
create constraint trigger employee_versions_form_a_tree after insert or update of manager_id, effective_from on employee_versions
  for each row execute function employee_versions_form_a_tree();

create table emergency_contacts (
  id int generated always as identity primary key,
  employee_id int not null constraint emergency_contacts_belong_to_an_employee references employees on delete cascade,
  name text not null,
  relation text,
  phone text not null,
  email text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int
);
create index emergency_contacts_by_employee on emergency_contacts (employee_id);

create table dependents (
  id int generated always as identity primary key,
  employee_id int not null constraint dependents_belong_to_an_employee references employees on delete cascade,
  name text not null,
  kinship text not null default 'child'
    constraint dependents_kinship_is_known check (kinship in ('spouse', 'partner', 'child', 'parent', 'other')),
  birth_date date,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int
);
create index dependents_by_employee on dependents (employee_id);

create table educations (
  id int generated always as identity primary key,
  employee_id int not null constraint educations_belong_to_an_employee references employees on delete cascade,
  institution text not null,
  degree text,
  subject text,
  started_on date,
  ended_on date,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint educations_end_after_start check (ended_on >= started_on)
);
create index educations_by_employee on educations (employee_id);

create table experiences (
  id int generated always as identity primary key,
  employee_id int not null constraint experiences_belong_to_an_employee references employees on delete cascade,
  company text not null,
  title text not null,
  started_on date,
  ended_on date,
  description text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint experiences_end_after_start check (ended_on >= started_on)
);
create index experiences_by_employee on experiences (employee_id);

create table skills (
  id int generated always as identity primary key,
  employee_id int not null constraint skills_belong_to_an_employee references employees on delete cascade,
  kind text not null default 'skill' constraint skills_kind_is_known check (kind in ('skill', 'language')),
  name text not null,
  level text not null default 'working' constraint skills_level_is_known check (level in ('basic', 'working', 'fluent', 'expert')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int
);
create unique index skills_are_named_once on skills (employee_id, kind, lower(name));

create table bank_accounts (
  id int generated always as identity primary key,
  employee_id int not null constraint bank_accounts_belong_to_an_employee references employees on delete cascade,
  holder text not null,
  bank text,
  /* Sealed: last characters, a bar, the cipher text. */
  iban text,
  account_no text,
  bic text,
  is_primary boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int
);
create index bank_accounts_by_employee on bank_accounts (employee_id);
create unique index bank_accounts_have_one_primary on bank_accounts (employee_id) where is_primary;

create sequence contract_numbers;
create sequence job_offer_numbers;

create table forms (
  id int generated always as identity primary key,
  type text not null default 'contract' constraint forms_type_is_known check (type in ('contract', 'job_offer')),
  number text,
  title text not null,
  employee_id int constraint forms_are_for_an_employee references employees,
  language text not null default 'en' constraint forms_language_is_known check (language in ('en', 'zh', 'es', 'ja', 'de', 'fr')),
  answers jsonb not null default '{}',
  status text not null default 'draft'
    constraint forms_status_is_known check (status in ('draft', 'issued', 'accepted', 'declined', 'withdrawn')),
  issued_at timestamptz,
  file_hash text,
  /* Random name in the store; never shown. */
  stored_as text,
  answered_at timestamptz,
  answered_by text,
  answer_note text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint forms_are_whole_when_issued check (status = 'draft' or (number is not null and file_hash is not null and stored_as is not null))
);
create unique index forms_number_is_unique on forms (number);
create index forms_by_employee on forms (employee_id);
create index forms_by_change on forms (updated_at desc, id desc);

/* What was issued stays as it was, until its subject is purged. */
create function issued_forms_stay() returns trigger language plpgsql as $$
begin
  if old.status <> 'draft' and not is_mirroring() and (tg_op = 'DELETE' or (new.type, new.number, new.title, new.employee_id, new.language, new.answers, new.file_hash, new.stored_as)
     is distinct from (old.type, old.number, old.title, old.employee_id, old.language, old.answers, old.file_hash, old.stored_as)) then
    perform refuse('forms_stay_as_issued');
  end if;
  return coalesce(new, old);
end $$;
create trigger issued_forms_stay before update or delete on forms for each row execute function issued_forms_stay();

create table documents (
  id int generated always as identity primary key,
  employee_id int not null constraint documents_belong_to_an_employee references employees,
  type text not null default 'other' constraint documents_type_is_known check (
    type in ('contract', 'job_offer', 'identity', 'passport', 'visa', 'certificate', 'policy', 'other')),
  title text not null,
  issued_on date,
  expires_on date,
  due_on date,
  note text,
  status text not null default 'accepted'
    constraint documents_status_is_known check (status in ('requested', 'submitted', 'accepted', 'rejected', 'expired')),
  decision_note text,
  decided_at timestamptz,
  form_id int constraint documents_come_from_a_form references forms on delete set null,
  /* Days before the expiry of which people were already told. */
  reminded int[] not null default '{}',
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint documents_expire_after_issue check (expires_on >= issued_on)
);
create index documents_by_employee on documents (employee_id);
create index documents_by_age on documents (created_at desc, id desc);
-- What expires in these weeks? (reminders, view of the list)
create index documents_by_expiry on documents (expires_on) where status = 'accepted' and expires_on is not null;
-- What waits for a decision?
create index documents_waiting on documents (created_at) where status = 'submitted';

create table change_requests (
  id int generated always as identity primary key,
  employee_id int not null constraint change_requests_belong_to_an_employee references employees on delete cascade,
  model text not null constraint change_requests_model_is_known check (model in ('employees', 'bank-accounts', 'dependents')),
  model_id int,
  summary text not null,
  changes jsonb not null,
  /* What to write when it is approved; sealed values sealed. */
  wanted jsonb not null,
  reason text,
  status text not null default 'pending' constraint change_requests_status_is_known check (status in ('pending', 'approved', 'rejected', 'withdrawn')),
  decided_by_id int constraint change_requests_are_decided_by_a_user references users on delete set null,
  decided_at timestamptz,
  decision_note text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int
);
create index change_requests_by_employee on change_requests (employee_id);
create index change_requests_by_age on change_requests (created_at desc, id desc);
-- What waits for HR?
create index change_requests_waiting on change_requests (created_at) where status = 'pending';

create table imports (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  resource text not null,
  file_name text not null,
  status text not null default 'uploaded' constraint imports_status_is_known check (
    status in ('uploaded', 'checking', 'checked', 'committing', 'committed', 'undoing', 'undone', 'failed')),
  /* Headings of the file, in order. */
  headings jsonb not null,
  /* Heading to field. */
  mapping jsonb not null default '{}',
  rows_count int not null,
  wrong_count int,
  done_count int not null default 0,
  failure text,
  created_at timestamptz not null default now(),
  committed_at timestamptz,
  undone_at timestamptz
);
create index imports_by_user on imports (user_id, id desc);

create table import_rows (
  import_id int not null references imports on delete cascade,
  row_no int not null,
  cells jsonb not null,
  wanted jsonb,
  /* Field to complaints; empty when the row is well. */
  complaints jsonb,
  record_id int,
  primary key (import_id, row_no)
);
-- The broken rows of an import.
create index import_rows_wrong on import_rows (import_id, row_no) where complaints <> '{}';
