-- People, access and organisation.

create extension if not exists pg_trgm;

create table holiday_calendars (
  id int generated always as identity primary key,
  name text not null,
  country char(2),
  region text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int
);
create unique index holiday_calendars_name_is_unique on holiday_calendars (lower(name));

create table holidays (
  id int generated always as identity primary key,
  holiday_calendar_id int not null constraint holidays_belong_to_a_calendar references holiday_calendars on delete cascade,
  date date not null,
  name text not null,
  portion text not null default 'full' constraint holidays_portion_is_known check (portion in ('full', 'am', 'pm')),
  recurring boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int
);
create unique index holidays_are_unique_per_day on holidays (holiday_calendar_id, date, portion);

create table branches (
  id int generated always as identity primary key,
  name text not null,
  code text,
  country char(2) not null,
  region text,
  timezone text not null,
  currency char(3) not null,
  holiday_calendar_id int not null constraint branches_follow_a_calendar references holiday_calendars,
  week_start int not null default 1 constraint branches_week_start_is_a_weekday check (week_start between 1 and 7),
  address text,
  active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int
);
create unique index branches_name_is_unique on branches (lower(name));
create unique index branches_code_is_unique on branches (lower(code));
-- Which branches follow this calendar? (deleting a calendar)
create index branches_by_calendar on branches (holiday_calendar_id);

create table departments (
  id int generated always as identity primary key,
  name text not null,
  code text,
  parent_id int constraint departments_have_a_parent references departments,
  head_id int,
  deputy_id int,
  branch_id int constraint departments_belong_to_a_branch references branches,
  color text,
  min_staffing int constraint departments_min_staffing_is_a_share check (min_staffing between 0 and 10000),
  active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int
);
create unique index departments_name_is_unique_among_siblings on departments (coalesce(parent_id, 0), lower(name));
create unique index departments_code_is_unique on departments (lower(code));
-- Which departments stand below this one? (tree, scope)
create index departments_by_parent on departments (parent_id);
-- Which departments does this person head? (scope)
create index departments_by_head on departments (head_id);
create index departments_by_branch on departments (branch_id);

create table jobs (
  id int generated always as identity primary key,
  name text not null,
  code text,
  department_id int constraint jobs_belong_to_a_department references departments,
  grade text,
  description text,
  salary_min bigint,
  salary_max bigint,
  currency char(3),
  headcount_plan int constraint jobs_headcount_plan_is_not_negative check (headcount_plan >= 0),
  active boolean not null default true,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint jobs_band_is_in_order check (salary_min <= salary_max)
);
create unique index jobs_name_is_unique on jobs (lower(name));
create unique index jobs_code_is_unique on jobs (lower(code));
create index jobs_by_department on jobs (department_id);

create sequence employee_numbers;

/* E-0001, …, E-9999, E-10000: filled up to four digits, never cut. */
create function next_employee_no() returns text language sql volatile as $$
  select 'E-' || lpad(n::text, greatest(4, length(n::text)), '0') from nextval('employee_numbers') n
$$;

create table employees (
  id int generated always as identity primary key,
  employee_no text not null default next_employee_no(),
  first_name text not null,
  last_name text not null,
  name text not null generated always as (first_name || ' ' || last_name) stored,
  work_email text not null,
  work_phone text,
  department_id int not null constraint employees_belong_to_a_department references departments,
  job_id int not null constraint employees_have_a_job references jobs,
  branch_id int not null constraint employees_belong_to_a_branch references branches,
  manager_id int constraint employees_have_a_manager references employees,
  status text not null default 'active'
    constraint employees_status_is_known check (status in ('onboarding', 'active', 'on_notice', 'suspended', 'terminated')),
  hire_date date not null,
  employment_type text not null default 'full_time'
    constraint employees_type_is_known check (employment_type in ('full_time', 'part_time', 'contractor', 'intern', 'temporary')),
  fte int not null default 10000 constraint employees_fte_is_a_share check (fte between 1 and 10000),
  search_text text not null generated always as (
    lower(first_name || ' ' || last_name || chr(10) || employee_no || chr(10) || work_email)
  ) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int
);
create unique index employees_number_is_unique on employees (employee_no);
create unique index employees_work_email_is_unique on employees (lower(work_email));
-- Who is called this? (search in lists, lookups and the palette)
create index employees_by_search on employees using gin (search_text gin_trgm_ops);
-- A page of people by name.
create index employees_by_name on employees (name collate "und-x-icu", id);
-- How many people work here? Who is in the scope of this head, branch or manager?
create index employees_by_department on employees (department_id) include (status);
create index employees_by_branch on employees (branch_id) include (status);
create index employees_by_manager on employees (manager_id) include (status);
create index employees_by_job on employees (job_id) include (status);

alter table departments
  add constraint departments_head_is_an_employee foreign key (head_id) references employees on delete set null,
  add constraint departments_deputy_is_an_employee foreign key (deputy_id) references employees on delete set null;

create table roles (
  id int generated by default as identity (start with 100) primary key,
  name text not null,
  description text,
  is_system boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int
);
create unique index roles_name_is_unique on roles (lower(name));

create table permissions (
  id int generated always as identity primary key,
  name text not null constraint permissions_name_is_unique unique,
  resource text not null,
  action text not null,
  scopable boolean not null,
  risk text not null constraint permissions_risk_is_known check (risk in ('normal', 'sensitive', 'critical')),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int
);

create table role_permissions (
  role_id int not null references roles on delete cascade,
  permission text not null references permissions (name) on delete cascade,
  scope text not null constraint role_permissions_scope_is_known check (scope in ('own', 'team', 'department', 'branch', 'all')),
  primary key (role_id, permission)
);
-- Which roles hold this right? (catalogue)
create index role_permissions_by_permission on role_permissions (permission);

create table users (
  id int generated always as identity primary key,
  first_name text not null,
  last_name text not null default '',
  name text not null generated always as (rtrim(first_name || ' ' || last_name)) stored,
  email text not null,
  password_hash text,
  employee_id int constraint users_are_an_employee references employees on delete set null,
  locale text not null default 'en',
  timezone text,
  preferences jsonb not null default '{}',
  status text not null default 'invited' constraint users_status_is_known check (status in ('invited', 'active', 'suspended')),
  last_login_at timestamptz,
  search_text text not null generated always as (lower(first_name || ' ' || last_name || chr(10) || email)) stored,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int
);
create unique index users_email_is_unique on users (lower(email));
create unique index users_employee_is_unique on users (employee_id);
-- Which user is called this? (search)
create index users_by_search on users using gin (search_text gin_trgm_ops);
-- A page of users by name.
create index users_by_name on users (name collate "und-x-icu", id);

create table user_roles (
  user_id int not null references users on delete cascade,
  role_id int not null constraint role_is_given_to_users references roles,
  primary key (user_id, role_id)
);
-- Who holds this role? (count, deleting a role, last administrator)
create index user_roles_by_role on user_roles (role_id);

create table sessions (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  token_hash bytea not null constraint sessions_token_is_unique unique,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ip text,
  user_agent text
);
-- Where is this user signed in? (profile, sign out everywhere)
create index sessions_by_user on sessions (user_id);

create table password_links (
  token_hash bytea primary key,
  user_id int not null references users on delete cascade,
  purpose text not null check (purpose in ('reset', 'invite')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_links_by_user on password_links (user_id);

/* Failures only; a success clears its address. One row per key and window. */
create table attempts (
  key text primary key,
  failures int not null,
  since timestamptz not null,
  blocked_until timestamptz
);

/* One number that changes with every change of rights: processes cache rights under it and read it with each request. */
create table access_epoch (only_row boolean primary key default true check (only_row), epoch bigint not null);
insert into access_epoch (epoch) values (1);

create function rights_have_changed() returns trigger language plpgsql as $$
begin
  update access_epoch set epoch = epoch + 1;
  return null;
end $$;
create trigger rights_have_changed after insert or update or delete on role_permissions for each statement execute function rights_have_changed();
create trigger rights_have_changed after insert or update or delete on user_roles for each statement execute function rights_have_changed();
create trigger rights_have_changed after insert or delete or update of parent_id, head_id on departments for each statement execute function rights_have_changed();
create trigger rights_have_changed after update of branch_id on employees for each statement execute function rights_have_changed();
create trigger rights_have_changed after update of employee_id on users for each statement execute function rights_have_changed();
