-- Who decides about requests: chains of levels, what they were asked, and who stands in for whom.

/* One level of one chain. It is never changed: whoever wants another adds it and removes this one. Requests keep the chain they began with. */
create table approval_settings (
  id int generated always as identity primary key,
  model text not null constraint approval_settings_model_is_known check (
    model in ('leaves', 'excuses', 'travels', 'overtime', 'shift-swaps', 'change-requests', 'documents')),
  level int not null constraint approval_settings_level_is_in_range check (level between 1 and 9),
  /* For whom the chain is: the company unless one of these is named. */
  branch_id int constraint approval_settings_are_for_a_branch references branches on delete cascade,
  department_id int constraint approval_settings_are_for_a_department references departments on delete cascade,
  job_id int constraint approval_settings_are_for_a_job references jobs on delete cascade,
  employee_id int constraint approval_settings_are_for_an_employee references employees on delete cascade,
  /* The level is asked only where this holds of the request. */
  condition_field text,
  condition_op text constraint approval_settings_condition_op_is_known check (condition_op in ('gt', 'gte', 'lt', 'lte', 'eq', 'in')),
  condition_value text,
  approver_kind text not null constraint approval_settings_approver_is_known check (
    approver_kind in ('manager', 'manager_of_manager', 'department_head', 'role', 'user', 'substitute')),
  role_id int constraint approval_settings_ask_a_role references roles,
  user_id int constraint approval_settings_ask_a_user references users,
  mode text not null default 'any' constraint approval_settings_mode_is_known check (mode in ('any', 'all')),
  self_rule text not null default 'escalate' constraint approval_settings_self_rule_is_known check (self_rule in ('skip', 'escalate')),
  remind_after_days int not null default 2 constraint approval_settings_remind_in_time check (remind_after_days between 0 and 60),
  escalate_after_days int not null default 5 constraint approval_settings_escalate_in_time check (escalate_after_days between 0 and 60),
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint approval_settings_have_one_target check (num_nonnulls(branch_id, department_id, job_id, employee_id) <= 1),
  constraint approval_settings_name_whom_they_ask check (
    (approver_kind = 'role') = (role_id is not null) and (approver_kind = 'user') = (user_id is not null)),
  constraint approval_settings_say_a_whole_condition check (num_nonnulls(condition_field, condition_op, condition_value) in (0, 3))
);
-- Which chains are there for this kind of request?
create index approval_settings_by_model on approval_settings (model, level);

/*
 * A level that was asked. The next one is asked when this one has agreed, so what is pending can be decided. `closed_at`: nobody needs to decide
 * any more, because the request was withdrawn or changed.
 */
create table approvals (
  id int generated always as identity primary key,
  model text not null,
  model_id int not null,
  /* Whose request it is. */
  employee_id int not null constraint approvals_are_about_an_employee references employees on delete cascade,
  attempt int not null default 1,
  level int not null,
  mode text not null,
  status text not null default 'pending' constraint approvals_status_is_known check (status in ('pending', 'approved', 'rejected')),
  note text,
  decided_by_id int constraint approvals_are_decided_by_a_user references users on delete set null,
  /* In whose place, where somebody stood in. */
  in_place_of_id int constraint approvals_are_decided_in_place_of_a_user references users on delete set null,
  decided_at timestamptz,
  closed_at timestamptz,
  /* The levels of the chain as they were when the request was made. */
  chain jsonb not null,
  /* Whom this level asks; `right`: whoever holds the right that the kind of request names, where no chain is set up. */
  approver_kind text not null,
  role_id int,
  remind_at timestamptz,
  escalate_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint approvals_are_decided_by_somebody check ((status = 'pending') = (decided_at is null)),
  constraint approvals_are_open_or_closed check (closed_at is null or status = 'pending')
);
-- Each level of an attempt is asked once, however many send the request at the same moment.
create unique index approvals_ask_a_level_once on approvals (model, model_id, attempt, level);
-- A request waits for one level at a time.
create unique index approvals_wait_for_one_level on approvals (model, model_id) where status = 'pending' and closed_at is null;
-- What became of this person's requests?
create index approvals_by_employee on approvals (employee_id, created_at);
-- What is this list sorted by, and what waits for anybody?
create index approvals_by_creation on approvals (created_at, id);
create index approvals_waiting on approvals (id) where status = 'pending' and closed_at is null;
-- What did I decide?
create index approvals_by_decider on approvals (decided_by_id) where decided_by_id is not null;

create table approval_assignees (
  approval_id int not null constraint approval_assignees_belong_to_an_approval references approvals on delete cascade,
  user_id int not null constraint approval_assignees_are_users references users on delete cascade,
  via text not null constraint approval_assignees_via_is_known check (via in ('direct', 'role', 'right', 'escalation', 'last_resort', 'overdue')),
  /* Where all have to agree: that this one has. */
  agreed_at timestamptz,
  primary key (approval_id, user_id)
);
-- What waits for me?
create index approval_assignees_by_user on approval_assignees (user_id, approval_id);

create table delegations (
  id int generated always as identity primary key,
  /* Whose place is taken, and by whom. */
  employee_id int not null constraint delegations_are_of_an_employee references employees on delete cascade,
  delegate_id int not null constraint delegations_go_to_an_employee references employees on delete cascade,
  from_date date not null,
  to_date date not null,
  /* Of this kind alone; of all where none is named. */
  model text constraint delegations_model_is_known check (
    model in ('leaves', 'excuses', 'travels', 'overtime', 'shift-swaps', 'change-requests', 'documents')),
  reason text,
  /* The leave that it comes from, and ends with. */
  leave_id int,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint delegations_end_after_start check (to_date >= from_date)
);
-- For whom do I stand in today?
create index delegations_by_delegate on delegations (delegate_id, from_date, to_date);
-- Who stands in for me?
create index delegations_by_employee on delegations (employee_id, from_date, to_date);

select keep_total('approval_settings');
select keep_total('approvals');
select keep_total('delegations');

/*
 * Whom a request asks depends on people: their manager, their account, their roles, the heads of departments. Whoever changes one of these marks
 * what waits for it, so that nobody can forget it; whom it asks is found again before it is decided, and by a job. Marks are only added, so that no
 * writer waits for another.
 */
create table stale_approvals (approval_id int not null);
-- Has anybody changed whom this one asks?
create index stale_approvals_by_approval on stale_approvals (approval_id);

create function approvals_of_employees_are_stale() returns trigger language plpgsql as $$
begin
  insert into stale_approvals select a.id from approvals a
  where a.status = 'pending' and a.closed_at is null and (
    a.employee_id = new.id
    or a.employee_id in (select e.id from employees e where e.manager_id = new.id)
    or a.id in (select s.approval_id from approval_assignees s join users u on u.id = s.user_id where u.employee_id = new.id));
  return null;
end $$;
create trigger approvals_are_stale after update of manager_id, department_id, status on employees for each row
  when (new.manager_id is distinct from old.manager_id or new.department_id is distinct from old.department_id or new.status is distinct from old.status)
  execute function approvals_of_employees_are_stale();

create function approvals_of_users_are_stale() returns trigger language plpgsql as $$
begin
  insert into stale_approvals select a.id from approvals a
  where a.status = 'pending' and a.closed_at is null
    and (a.id in (select s.approval_id from approval_assignees s where s.user_id = new.id)
      or a.employee_id in (select e.id from employees e where e.manager_id in (old.employee_id, new.employee_id)));
  return null;
end $$;
create trigger approvals_are_stale after update of status, employee_id on users for each row
  when (new.status is distinct from old.status or new.employee_id is distinct from old.employee_id)
  execute function approvals_of_users_are_stale();

create function approvals_of_roles_are_stale() returns trigger language plpgsql as $$
begin
  insert into stale_approvals select a.id from approvals a
  where a.status = 'pending' and a.closed_at is null
    and (a.approver_kind = 'right' or a.role_id = coalesce(new.role_id, old.role_id)
      or a.id in (select s.approval_id from approval_assignees s where s.user_id = coalesce(new.user_id, old.user_id)));
  return null;
end $$;
create trigger approvals_are_stale after insert or delete on user_roles for each row execute function approvals_of_roles_are_stale();

create function approvals_of_heads_are_stale() returns trigger language plpgsql as $$
begin
  insert into stale_approvals select a.id from approvals a
  where a.status = 'pending' and a.closed_at is null and a.approver_kind = 'department_head';
  return null;
end $$;
create trigger approvals_are_stale after update of head_id, parent_id on departments for each row
  when (new.head_id is distinct from old.head_id or new.parent_id is distinct from old.parent_id)
  execute function approvals_of_heads_are_stale();

-- What waits already for whoever holds the right stands in their inbox, too.
insert into approvals (model, model_id, employee_id, level, mode, chain, approver_kind, created_at)
select model, id, employee_id, 1, 'any',
  '{"levels": [{"approver_kind": "right", "approver_id": null, "mode": "any", "self_rule": "escalate", "remind_after_days": 0, "escalate_after_days": 0}],
    "substitute_id": null}', 'right', created_at
from (
  select 'change-requests' as model, id, employee_id, created_at from change_requests where status = 'pending'
  union all
  select 'documents', id, employee_id, created_at from documents where status = 'submitted' and form_id is null) waiting
order by created_at, model, id;
