-- What clients are asked to pay for: approved time and milestones on statements, frozen line by line. Amounts are minor units.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

create table statement_settings (
  one boolean primary key default true constraint statement_settings_stand_in_one_row check (one),
  /* Whoever put a statement together does not review it. */
  needs_second_person boolean not null default true,
  time_account text not null default '4000',
  milestone_account text not null default '4100',
  version int not null default 1
);
insert into statement_settings default values;

create table project_milestones (
  id int generated always as identity primary key,
  project_id int not null constraint project_milestones_belong_to_a_project references projects on delete cascade,
  /* That of the project: whose row it is. */
  manager_id int not null constraint project_milestones_are_led_by_an_employee references employees,
  name text not null,
  due_date date,
  amount bigint not null constraint project_milestones_amount_is_positive check (amount > 0),
  currency char(3) not null,
  status text not null default 'planned' constraint project_milestones_status_is_known check (status in ('planned', 'reached', 'billed')),
  reached_on date,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint project_milestones_are_not_reached_while_planned check (status <> 'planned' or reached_on is null)
);
create unique index project_milestones_name_is_unique on project_milestones (project_id, folded(name));
create index project_milestones_by_manager on project_milestones (manager_id);
-- What is reached and not billed yet?
create index project_milestones_to_bill on project_milestones (project_id) where status = 'reached';
select keep_total('project_milestones');

create table statement_numbers (year int primary key, last int not null);

create table statements (
  id int generated always as identity primary key,
  number text not null,
  client_id int not null constraint statements_are_for_a_client references clients,
  /* Who manages all its projects; nobody where several do. */
  manager_id int constraint statements_have_a_manager references employees on delete set null,
  from_date date not null,
  to_date date not null,
  currency char(3) not null,
  status text not null default 'draft' constraint statements_status_is_known check (status in ('draft', 'reviewed', 'issued', 'cancelled')),
  order_ref text,
  note text,
  replaces_id int constraint statements_replace_a_statement references statements,
  total_minutes int not null default 0,
  full_amount bigint not null default 0,
  written_down bigint not null default 0,
  total bigint not null generated always as (full_amount - written_down) stored,
  prepared_by_id int constraint statements_are_prepared_by_a_user references users on delete set null,
  reviewed_by_id int constraint statements_are_reviewed_by_a_user references users on delete set null,
  reviewed_at timestamptz,
  issued_by_id int constraint statements_are_issued_by_a_user references users on delete set null,
  issued_at timestamptz,
  due_date date,
  cancel_reason text,
  cancelled_at timestamptz,
  /* Of everything on it, as it was issued. */
  hash text,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint statements_end_after_they_begin check (to_date >= from_date),
  constraint statements_are_sealed_when_issued check (status <> 'issued' or (hash is not null and issued_at is not null)),
  constraint statements_are_cancelled_for_a_reason check ((status = 'cancelled') = (cancel_reason is not null)),
  constraint statements_replace_another check (replaces_id <> id)
);
create unique index statements_number_is_unique on statements (number);
-- One corrected statement for each that was cancelled.
create unique index statements_are_replaced_once on statements (replaces_id) where status <> 'cancelled';
create index statements_by_client on statements (client_id, from_date desc);
create index statements_by_manager on statements (manager_id);
create index statements_by_replaced on statements (replaces_id) where replaces_id is not null;
select keep_total('statements');

create table statement_projects (
  statement_id int not null constraint statement_projects_are_on_a_statement references statements on delete cascade,
  project_id int not null constraint statement_projects_are_projects references projects,
  primary key (statement_id, project_id)
);
create index statement_projects_by_project on statement_projects (project_id);

create table statement_lines (
  id int generated always as identity primary key,
  statement_id int not null constraint statement_lines_are_on_a_statement references statements on delete cascade,
  task_id int constraint statement_lines_bill_a_row references tasks on delete set null,
  milestone_id int constraint statement_lines_bill_a_milestone references project_milestones on delete set null,
  project_id int not null constraint statement_lines_are_for_a_project references projects,
  employee_id int constraint statement_lines_are_of_a_person references employees on delete set null,
  /* Names of that day, which stay whatever becomes of the records. */
  person text,
  project_task text,
  date date not null,
  description text,
  minutes int,
  rate bigint,
  amount bigint not null,
  written_down bigint not null default 0,
  write_down_reason text,
  write_down_note text,
  state text not null default 'billed' constraint statement_lines_state_is_known check (state in ('billed', 'moved', 'not_billable')),
  /* False once it is moved to the next statement, or this one is cancelled: then it can be billed again. */
  live boolean not null default true,
  constraint statement_lines_write_down_what_is_there check (written_down between 0 and amount),
  constraint statement_lines_say_why_not check ((written_down > 0 or state = 'not_billable') = (write_down_reason is not null)),
  constraint statement_lines_leave_when_moved check (not live or state <> 'moved')
);
-- No row and no milestone is on two live statements.
create unique index statement_lines_bill_a_row_once on statement_lines (task_id) where live;
create unique index statement_lines_bill_a_milestone_once on statement_lines (milestone_id) where live;
create index statement_lines_by_statement on statement_lines (statement_id, date, id);
create index statement_lines_by_row on statement_lines (task_id);
create index statement_lines_by_milestone on statement_lines (milestone_id) where milestone_id is not null;
create index statement_lines_by_person on statement_lines (employee_id);
create index statement_lines_by_project on statement_lines (project_id);

alter table tasks add constraint tasks_are_billed_by_a_statement foreign key (statement_id) references statements on delete set null;
-- What did nobody pay for yet?
create index tasks_to_bill on tasks (project_id, date) where statement_id is null and billable and status = 'approved';

create function statements_are_numbered() returns trigger language plpgsql as $$
declare
  this_year int := extract(year from now());
  next_number int;
begin
  insert into statement_numbers as n (year, last) values (this_year, 1)
    on conflict (year) do update set last = n.last + 1 returning last into next_number;
  new.number := format('S%s-%s', to_char(this_year % 100, 'FM00'), to_char(next_number, 'FM0000'));
  return new;
end $$;
create trigger statements_are_numbered before insert on statements for each row
  when (new.number is null) execute function statements_are_numbered();

/* What was issued stays, but for being cancelled; what was cancelled stays. */
create function statements_stay_as_issued() returns trigger language plpgsql as $$
declare
  -- A generated column is not known yet before the row is written.
  open_columns text[] := array['total', 'manager_id', 'prepared_by_id', 'reviewed_by_id', 'issued_by_id', 'version', 'updated_at', 'updated_by_id'];
begin
  if tg_op = 'DELETE' then perform refuse('statements_stay_as_issued'); end if;
  if old.status = 'issued' and new.status = 'cancelled' then open_columns := open_columns || array['status', 'cancel_reason', 'cancelled_at']; end if;
  if to_jsonb(new) - open_columns <> to_jsonb(old) - open_columns then perform refuse('statements_stay_as_issued'); end if;
  return new;
end $$;
create trigger statements_stay_as_issued before update or delete on statements for each row
  when (old.status in ('issued', 'cancelled')) execute function statements_stay_as_issued();

/* The seal is over what the client reads. */
create function statement_seal(of statements) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_object(
    'number', of.number, 'client', of.client_id, 'from', of.from_date, 'to', of.to_date, 'currency', of.currency,
    'minutes', of.total_minutes, 'full', of.full_amount, 'written_down', of.written_down,
    'lines', (select jsonb_agg(jsonb_build_array(l.id, l.project_id, l.person, l.date, l.description, l.minutes, l.rate, l.amount, l.written_down, l.state)
      order by l.id) from statement_lines l where l.statement_id = of.id))::text, 'UTF8')), 'hex')
$$;
create function statements_are_sealed() returns trigger language plpgsql as $$
begin
  new.hash := statement_seal(new);
  return new;
end $$;
create trigger statements_are_sealed before update of status on statements for each row
  when (new.status = 'issued' and old.status <> 'issued') execute function statements_are_sealed();

create function cancelled_statements_free_rows() returns trigger language plpgsql as $$
begin
  update statement_lines set live = false where statement_id = new.id and live;
  return null;
end $$;
create trigger cancelled_statements_free_rows after update of status on statements for each row
  when (new.status = 'cancelled' and old.status <> 'cancelled') execute function cancelled_statements_free_rows();

/* Lines are written while their statement is a draft. Beyond that they are only set free. */
create function statement_lines_stay() returns trigger language plpgsql as $$
declare
  open_columns constant text[] := array['live', 'task_id', 'milestone_id', 'employee_id'];
  state_of text := (select s.status from statements s where s.id = coalesce(new.statement_id, old.statement_id));
begin
  if state_of is null or state_of = 'draft' then return coalesce(new, old); end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - open_columns = to_jsonb(old) - open_columns and (not new.live or new.live = old.live)
    and (new.task_id is null or new.task_id = old.task_id) and (new.milestone_id is null or new.milestone_id = old.milestone_id)
    and (new.employee_id is null or new.employee_id = old.employee_id)
    and (new.live = old.live or state_of = 'cancelled')
  then return new; end if;
  perform refuse('statements_stay_as_issued');
  return null;
end $$;
create trigger statement_lines_stay before insert or update or delete on statement_lines for each row execute function statement_lines_stay();

/* Rows and milestones know the statement that bills them, and a draft knows what it comes to. */
create function follow_statement_lines(rows_of int[], milestones_of int[], statements_of int[]) returns void language plpgsql as $$
begin
  update tasks t set statement_id = l.statement_id
  from unnest(rows_of) as asked (id) left join statement_lines l on l.task_id = asked.id and l.live
  where t.id = asked.id and t.statement_id is distinct from l.statement_id;
  update project_milestones m set status = case when l.id is null then 'reached' else 'billed' end, version = m.version + 1
  from unnest(milestones_of) as asked (id) left join statement_lines l on l.milestone_id = asked.id and l.live
  where m.id = asked.id and m.status <> case when l.id is null then 'reached' else 'billed' end;
  update statements s set (total_minutes, full_amount, written_down) = (
    select coalesce(sum(l.minutes) filter (where l.state = 'billed'), 0), coalesce(sum(l.amount) filter (where l.state <> 'moved'), 0),
      coalesce(sum(case l.state when 'billed' then l.written_down when 'not_billable' then l.amount end), 0)
    from statement_lines l where l.statement_id = s.id)
  where s.id = any(statements_of) and s.status = 'draft';
end $$;
create function statement_lines_are_added() returns trigger language plpgsql as $$
begin
  perform follow_statement_lines(array_agg(distinct task_id), array_agg(distinct milestone_id), array_agg(distinct statement_id)) from added;
  return null;
end $$;
create function statement_lines_are_changed() returns trigger language plpgsql as $$
begin
  perform follow_statement_lines(array_agg(distinct task_id), array_agg(distinct milestone_id), array_agg(distinct statement_id)) from changed;
  return null;
end $$;
create function statement_lines_are_removed() returns trigger language plpgsql as $$
begin
  perform follow_statement_lines(array_agg(distinct task_id), array_agg(distinct milestone_id), array_agg(distinct statement_id)) from removed;
  return null;
end $$;
create trigger statement_lines_are_added after insert on statement_lines
  referencing new table as added for each statement execute function statement_lines_are_added();
create trigger statement_lines_are_changed after update on statement_lines
  referencing new table as changed for each statement execute function statement_lines_are_changed();
create trigger statement_lines_are_removed after delete on statement_lines
  referencing old table as removed for each statement execute function statement_lines_are_removed();

/* A milestone on a statement stays as it is billed. */
create function project_milestones_stay_as_billed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.status = 'billed' and (new.amount, new.currency, new.project_id, new.name) is distinct from (old.amount, old.currency, old.project_id, old.name))
    or (new.status <> 'billed' and exists (select from statement_lines l where l.milestone_id = old.id and l.live))
  then perform refuse('project_milestones_stay_as_billed'); end if;
  return new;
end $$;
create trigger project_milestones_stay_as_billed before update or delete on project_milestones for each row
  when (old.status = 'billed') execute function project_milestones_stay_as_billed();

/* Whose projects they are decides who sees them. */
create trigger project_parts_follow before insert or update of project_id, manager_id on project_milestones
  for each row execute function project_parts_follow();

create function manager_of_projects(ids int[]) returns int language sql stable as $$
  select case when count(*) > 0 and count(p.manager_id) = count(*) and count(distinct p.manager_id) = 1 then min(p.manager_id) end
  from projects p where p.id = any(ids)
$$;
create function statements_follow_managers() returns trigger language plpgsql as $$
begin
  update project_milestones set manager_id = new.manager_id where project_id = new.id;
  update statements s set manager_id = manager_of_projects(array(select sp.project_id from statement_projects sp where sp.statement_id = s.id))
  where s.id in (select sp.statement_id from statement_projects sp where sp.project_id = new.id);
  return null;
end $$;
create trigger statements_follow_managers after update of manager_id on projects for each row
  when (new.manager_id is distinct from old.manager_id) execute function statements_follow_managers();

/* What is on a live statement stays as it was approved. */
create function tasks_on_a_statement_stay() returns trigger language plpgsql as $$
begin
  perform refuse('tasks_on_a_statement_stay');
  return null;
end $$;
create trigger tasks_on_a_statement_stay before update on tasks for each row
  when (old.statement_id is not null and new.statement_id is not null and new.status <> old.status) execute function tasks_on_a_statement_stay();
