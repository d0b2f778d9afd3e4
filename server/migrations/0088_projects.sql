-- Clients, projects with their teams, estimates and tasks, and what an hour is billed at and costs. Amounts are minor units.

create table clients (
  id int generated always as identity primary key,
  name text not null,
  code text,
  contact_name text,
  contact_email text,
  currency char(3) not null default 'EUR',
  payment_terms_days int constraint clients_pay_within_a_year check (payment_terms_days between 0 and 365),
  color text,
  status text not null default 'active' constraint clients_status_is_known check (status in ('active', 'archived')),
  notes text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int
);
-- Is there a client of this name, however it is written?
create unique index clients_name_is_unique on clients (folded(name));
create unique index clients_code_is_unique on clients (lower(code));
select keep_total('clients');

create table projects (
  id int generated always as identity primary key,
  number text not null,
  name text not null,
  client_id int constraint projects_are_for_a_client references clients,
  description text,
  status text not null default 'planned' constraint projects_status_is_known check (
    status in ('planned', 'active', 'on_hold', 'completed', 'cancelled')),
  start_date date,
  end_date date,
  manager_id int not null constraint projects_are_led_by_an_employee references employees,
  department_id int constraint projects_belong_to_a_department references departments,
  billing_type text not null default 'time_and_materials' constraint projects_billing_type_is_known check (
    billing_type in ('time_and_materials', 'fixed_price', 'retainer', 'internal')),
  category text not null default 'client' constraint projects_category_is_known check (category in ('client', 'presales', 'internal')),
  billable boolean not null default true,
  currency char(3) not null default 'EUR',
  fixed_price bigint constraint projects_fixed_price_is_not_negative check (fixed_price >= 0),
  budget bigint constraint projects_budget_is_not_negative check (budget >= 0),
  retainer_minutes int constraint projects_retainer_is_positive check (retainer_minutes > 0),
  overrun_policy text not null default 'warn' constraint projects_overrun_policy_is_known check (overrun_policy in ('allow', 'warn', 'block')),
  /* Shares of the estimate, in percent, at which the manager is told. */
  thresholds jsonb not null default '[75, 90, 100]',
  require_task boolean not null default false,
  require_note boolean not null default false,
  /* Anybody books time on it; else its members alone know of it. */
  open_to_all boolean not null default false,
  allow_outside_dates boolean not null default false,
  proposal_id int,
  completed_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint projects_end_after_they_begin check (end_date >= start_date),
  constraint projects_bill_nothing_internal check (billing_type <> 'internal' or not billable)
);
create unique index projects_number_is_unique on projects (lower(number));
-- Which projects does somebody lead, and which are for this client?
create index projects_by_manager on projects (manager_id);
create index projects_by_client on projects (client_id);
create index projects_by_department on projects (department_id);
create index projects_by_proposal on projects (proposal_id) where proposal_id is not null;
-- On which projects may time be booked?
create index projects_under_way on projects (id) where status in ('active', 'completed');
select keep_total('projects');

/* A number names one project for good, also when it is gone. */
create table project_numbers (
  number text primary key,
  project_id int not null
);
create table project_counters (
  year int primary key,
  last int not null
);

create function next_project_number(for_year int) returns text language plpgsql as $$
declare
  found_number text;
begin
  loop
    insert into project_counters as c (year, last) values (for_year, 1) on conflict (year) do update set last = c.last + 1
    returning format('P%s-%s', lpad((year % 100)::text, 2, '0'), lpad(last::text, greatest(4, length(last::text)), '0')) into found_number;
    if not exists (select from project_numbers n where n.number = lower(found_number)) then return found_number; end if;
  end loop;
end $$;

create function projects_are_completed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and nullif(trim(new.number), '') is null then
    new.number := next_project_number(extract(year from now())::int);
  end if;
  if new.billing_type = 'internal' then new.billable := false; end if;
  return new;
end $$;
create trigger projects_are_completed before insert or update on projects for each row execute function projects_are_completed();

create function projects_keep_their_number() returns trigger language plpgsql as $$
declare
  holder int;
begin
  insert into project_numbers as n values (lower(new.number), new.id) on conflict (number) do update set number = n.number returning n.project_id into holder;
  if holder <> new.id then perform refuse('projects_number_is_unique'); end if;
  return null;
end $$;
create trigger projects_keep_their_number after insert or update of number on projects for each row execute function projects_keep_their_number();

create table project_members (
  id int generated always as identity primary key,
  project_id int not null constraint project_members_belong_to_a_project references projects on delete cascade,
  employee_id int not null constraint project_members_are_employees references employees on delete cascade,
  role text,
  /* For which department they work here, where it is not their own. */
  department_id int constraint project_members_work_for_a_department references departments,
  from_date date,
  to_date date,
  planned_minutes_per_week int constraint project_members_plan_within_a_week check (planned_minutes_per_week between 0 and 10080),
  /* That of the project: whose row it is. */
  manager_id int constraint project_members_are_led_by_an_employee references employees,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint project_members_end_after_they_begin check (to_date >= from_date),
  constraint project_members_do_not_overlap exclude using gist (
    int4range(project_id, project_id, '[]') with &&, int4range(employee_id, employee_id, '[]') with &&,
    daterange(from_date, to_date, '[]') with &&)
);
-- On which projects does somebody work, and who works on this one?
create index project_members_by_employee on project_members (employee_id, project_id);
create index project_members_by_project on project_members (project_id);
create index project_members_by_manager on project_members (manager_id);
create index project_members_by_department on project_members (department_id) where department_id is not null;

/* Estimates are only added to: a new baseline is written whole, and the highest holds. */
create table project_baselines (
  project_id int not null constraint project_baselines_belong_to_a_project references projects on delete cascade,
  baseline int not null,
  source text not null default 'manual' constraint project_baselines_source_is_known check (source in ('proposal', 'manual', 'change_request')),
  note text,
  made_at timestamptz not null default now(),
  made_by_id int,
  primary key (project_id, baseline)
);
create table project_estimates (
  id int generated always as identity primary key,
  project_id int not null constraint project_estimates_belong_to_a_project references projects on delete cascade,
  department_id int not null constraint project_estimates_are_for_a_department references departments,
  baseline int not null,
  minutes int not null constraint project_estimates_are_not_negative check (minutes >= 0),
  source text not null default 'manual' constraint project_estimates_source_is_known check (source in ('proposal', 'manual', 'change_request')),
  note text,
  created_at timestamptz not null default now(),
  created_by_id int,
  constraint project_estimates_name_a_department_once unique (project_id, baseline, department_id),
  constraint project_estimates_stand_in_a_baseline foreign key (project_id, baseline) references project_baselines on delete cascade
);
create index project_estimates_by_department on project_estimates (department_id);

create function estimates_stay() returns trigger language plpgsql as $$
begin
  perform refuse('project_estimates_stay');
  return null;
end $$;
create trigger project_estimates_stay before update on project_estimates for each row execute function estimates_stay();
create trigger project_baselines_stay before update on project_baselines for each row execute function estimates_stay();

create view current_estimates as
  select e.project_id, e.department_id, e.minutes from project_estimates e
  where e.baseline = (select max(b.baseline) from project_baselines b where b.project_id = e.project_id);

create table project_tasks (
  id int generated always as identity primary key,
  project_id int not null constraint project_tasks_belong_to_a_project references projects on delete cascade,
  name text not null,
  parent_id int constraint project_tasks_stand_below_a_task references project_tasks,
  department_id int constraint project_tasks_are_for_a_department references departments,
  estimated_minutes int constraint project_tasks_estimate_is_not_negative check (estimated_minutes >= 0),
  start_date date,
  due_date date,
  priority text not null default 'normal' constraint project_tasks_priority_is_known check (priority in ('low', 'normal', 'high')),
  status text not null default 'todo' constraint project_tasks_status_is_known check (status in ('todo', 'in_progress', 'done', 'cancelled')),
  /* Empty: as the project. */
  billable boolean,
  position int not null default 0,
  /* That of the project: whose row it is. */
  manager_id int constraint project_tasks_are_led_by_an_employee references employees,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint project_tasks_are_due_after_they_begin check (due_date >= start_date)
);
create unique index project_tasks_name_is_unique on project_tasks (project_id, folded(name));
-- The tasks of a project, in their order.
create index project_tasks_by_project on project_tasks (project_id, position, id);
create index project_tasks_by_parent on project_tasks (parent_id) where parent_id is not null;
create index project_tasks_by_manager on project_tasks (manager_id);
create index project_tasks_by_department on project_tasks (department_id) where department_id is not null;

create table project_task_assignees (
  project_task_id int not null constraint project_task_assignees_belong_to_a_task references project_tasks on delete cascade,
  employee_id int not null constraint project_task_assignees_are_employees references employees on delete cascade,
  primary key (project_task_id, employee_id)
);
create index project_task_assignees_by_employee on project_task_assignees (employee_id);

/* What belongs to a project is led by who leads the project, whoever writes it. */
create function project_parts_follow() returns trigger language plpgsql as $$
begin
  new.manager_id := coalesce((select p.manager_id from projects p where p.id = new.project_id for key share), new.manager_id);
  return new;
end $$;
create trigger project_parts_follow before insert or update of project_id, manager_id on project_members
  for each row execute function project_parts_follow();
create trigger project_parts_follow before insert or update of project_id, manager_id on project_tasks
  for each row execute function project_parts_follow();

create function projects_lead_their_parts() returns trigger language plpgsql as $$
begin
  update project_members set manager_id = new.manager_id where project_id = new.id;
  update project_tasks set manager_id = new.manager_id where project_id = new.id;
  return null;
end $$;
create trigger projects_lead_their_parts after update of manager_id on projects for each row
  when (new.manager_id <> old.manager_id) execute function projects_lead_their_parts();

/* Tasks stand below tasks of their own project, three deep at most, and a new one comes last. */
create function project_tasks_form_a_tree() returns trigger language plpgsql as $$
declare
  above int := new.parent_id;
  reached int := 1;
begin
  perform pg_advisory_xact_lock(hashtext('tasks_of_a_project'), new.project_id);
  if new.parent_id is not null and not exists (select from project_tasks t where t.id = new.parent_id and t.project_id = new.project_id) then
    perform refuse('project_tasks_stand_in_one_project');
  end if;
  while above is not null loop
    if above = new.id then perform refuse('project_tasks_form_no_cycle'); end if;
    reached := reached + 1;
    if reached > 3 then perform refuse('project_tasks_are_at_most_three_deep'); end if;
    select t.parent_id into above from project_tasks t where t.id = above;
  end loop;
  if tg_op = 'UPDATE' and (
    with recursive below (id, depth) as (
      select new.id, reached
      union all
      select t.id, b.depth + 1 from project_tasks t join below b on t.parent_id = b.id where b.depth <= 3)
    select max(b.depth) from below b) > 3
  then perform refuse('project_tasks_are_at_most_three_deep'); end if;
  if tg_op = 'UPDATE' and new.project_id <> old.project_id and exists (select from project_tasks t where t.parent_id = new.id) then
    perform refuse('project_tasks_stand_in_one_project');
  end if;
  if new.position = 0 then
    new.position := 1 + coalesce((select max(t.position) from project_tasks t where t.project_id = new.project_id), 0);
  end if;
  return new;
end $$;
create trigger project_tasks_form_a_tree before insert or update of parent_id, project_id on project_tasks
  for each row execute function project_tasks_form_a_tree();

/* What an hour is billed at or costs, from day to day, for whom and where. */
create table rates (
  id int generated always as identity primary key,
  kind text not null default 'bill' constraint rates_kind_is_known check (kind in ('bill', 'cost')),
  scope text not null default 'company' constraint rates_scope_is_known check (scope in (
    'company', 'department', 'job', 'employee', 'client', 'project', 'project_department', 'project_member', 'project_task')),
  department_id int constraint rates_are_for_a_department references departments,
  job_id int constraint rates_are_for_a_job references jobs,
  employee_id int constraint rates_are_for_an_employee references employees on delete cascade,
  client_id int constraint rates_are_for_a_client references clients on delete cascade,
  project_id int constraint rates_are_for_a_project references projects on delete cascade,
  project_task_id int constraint rates_are_for_a_task references project_tasks on delete cascade,
  currency char(3) not null,
  /* Of an hour. */
  amount bigint not null constraint rates_amount_is_not_negative check (amount >= 0),
  valid_from date not null,
  valid_to date,
  note text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint rates_end_after_they_begin check (valid_to >= valid_from),
  constraint rates_name_what_they_are_for check (
    (department_id is not null) = (scope in ('department', 'project_department'))
    and (job_id is not null) = (scope = 'job')
    and (employee_id is not null) = (scope in ('employee', 'project_member'))
    and (client_id is not null) = (scope = 'client')
    and (project_id is not null) = (scope in ('project', 'project_department', 'project_member', 'project_task'))
    and (project_task_id is not null) = (scope = 'project_task')),
  constraint rates_do_not_overlap exclude using gist (
    int4range(case kind when 'bill' then 0 else 1 end, case kind when 'bill' then 0 else 1 end, '[]') with &&,
    int4range(coalesce(department_id, 0), coalesce(department_id, 0), '[]') with &&,
    int4range(coalesce(job_id, 0), coalesce(job_id, 0), '[]') with &&,
    int4range(coalesce(employee_id, 0), coalesce(employee_id, 0), '[]') with &&,
    int4range(coalesce(client_id, 0), coalesce(client_id, 0), '[]') with &&,
    int4range(coalesce(project_id, 0), coalesce(project_id, 0), '[]') with &&,
    int4range(coalesce(project_task_id, 0), coalesce(project_task_id, 0), '[]') with &&,
    daterange(valid_from, valid_to, '[]') with &&)
);
create index rates_by_employee on rates (employee_id) where employee_id is not null;
create index rates_by_project on rates (project_id) where project_id is not null;
create index rates_by_client on rates (client_id) where client_id is not null;
create index rates_by_task on rates (project_task_id) where project_task_id is not null;

/* A rate of a task is one of its project. */
create function rates_follow_their_task() returns trigger language plpgsql as $$
begin
  new.project_id := (select t.project_id from project_tasks t where t.id = new.project_task_id);
  return new;
end $$;
create trigger rates_follow_their_task before insert or update on rates for each row
  when (new.scope = 'project_task' and new.project_task_id is not null) execute function rates_follow_their_task();

/* The nearest rate that holds on a day: of the task, of the person in the project, and so on to that of the company. */
create function rate_on(of_kind text, of_project int, of_task int, of_employee int, on_day date)
returns table (amount bigint, currency text, rate_id int) language sql stable as $$
  select r.amount, r.currency::text, r.id
  from rates r
  left join version_on(of_employee, on_day) v on true
  left join projects p on p.id = of_project
  where r.kind = of_kind and r.valid_from <= on_day and (r.valid_to is null or r.valid_to >= on_day)
    and case r.scope
      when 'project_task' then r.project_task_id = of_task
      when 'project_member' then r.project_id = of_project and r.employee_id = of_employee
      when 'project_department' then r.project_id = of_project and r.department_id = v.department_id
      when 'project' then r.project_id = of_project
      when 'client' then r.client_id = p.client_id
      when 'employee' then r.employee_id = of_employee
      when 'job' then r.job_id = v.job_id
      when 'department' then r.department_id = v.department_id
      else true end
  order by array_position(array['project_task', 'project_member', 'project_department', 'project', 'client', 'employee', 'job', 'department', 'company'], r.scope)
  limit 1
$$;

/* Whether somebody books time on a project on a day: it is under way then, and open to them. */
create function may_book(of_project int, of_employee int, on_day date) returns boolean language sql stable as $$
  select exists (
    select from projects p where p.id = of_project
      and (p.status = 'active' or (p.status = 'completed' and p.completed_at > now() - interval '14 days'))
      and (p.allow_outside_dates or (coalesce(p.start_date <= on_day, true) and coalesce(p.end_date >= on_day, true)))
      and (p.open_to_all or p.manager_id = of_employee or exists (
        select from project_members m where m.project_id = p.id and m.employee_id = of_employee
          and coalesce(m.from_date <= on_day, true) and coalesce(m.to_date >= on_day, true))))
$$;

/* Of which share of which estimate was the manager told already? */
create table project_alerts (
  project_id int not null constraint project_alerts_belong_to_a_project references projects on delete cascade,
  department_id int not null constraint project_alerts_are_about_a_department references departments on delete cascade,
  threshold int not null,
  baseline int not null,
  told_at timestamptz not null default now(),
  primary key (project_id, department_id, threshold, baseline)
);
create index project_alerts_by_department on project_alerts (department_id);
