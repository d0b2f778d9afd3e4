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
  /* `{field, op, value}`: the level is asked only where it holds. */
  condition jsonb,
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
    (approver_kind = 'role') = (role_id is not null) and (approver_kind = 'user') = (user_id is not null))
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
-- Who is to be reminded, or passed over?
create index approvals_by_reminder on approvals (remind_at) where status = 'pending' and closed_at is null;

create table approval_assignees (
  approval_id int not null constraint approval_assignees_belong_to_an_approval references approvals on delete cascade,
  user_id int not null constraint approval_assignees_are_users references users on delete cascade,
  via text not null constraint approval_assignees_via_is_known check (via in ('direct', 'role', 'escalation', 'last_resort')),
  /* Where all have to agree: that this one has. */
  agreed_at timestamptz,
  primary key (approval_id, user_id)
);
-- What waits for me?
create index approval_assignees_by_user on approval_assignees (user_id, approval_id);

create table delegations (
  id int generated always as identity primary key,
  user_id int not null constraint delegations_are_of_a_user references users on delete cascade,
  delegate_id int not null constraint delegations_go_to_a_user references users on delete cascade,
  from_date date not null,
  to_date date not null,
  /* Of these kinds alone; of all where none are named. */
  models text[] not null default '{}',
  reason text,
  /* The leave that it comes from, and ends with. */
  leave_id int,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint delegations_go_to_somebody_else check (user_id <> delegate_id),
  constraint delegations_end_after_they_begin check (to_date >= from_date)
);
-- For whom do I stand in today?
create index delegations_by_delegate on delegations (delegate_id, from_date, to_date);
-- Who stands in for me?
create index delegations_by_user on delegations (user_id, from_date, to_date);

select keep_total('approval_settings');
select keep_total('delegations');
