-- Time cards: what people do for projects, day by day, handed in and decided by the ISO week. Amounts are minor units of an hour.

create table time_cards (
  id int generated always as identity primary key,
  employee_id int not null constraint time_cards_belong_to_an_employee references employees on delete cascade,
  week_year int not null,
  week int not null constraint time_cards_week_is_one_of_a_year check (week between 1 and 53),
  /* What notices and the history call it: 2026-W46. */
  title text not null generated always as (week_year::text || '-W' || lpad(week::text, 2, '0')) stored,
  from_date date not null constraint time_cards_begin_on_a_monday check (extract(isodow from from_date) = 1),
  to_date date not null,
  status text not null default 'draft' constraint time_cards_status_is_known check (status in ('draft', 'submitted', 'approved', 'rejected')),
  required_minutes int not null default 0,
  total_minutes int not null default 0,
  billable_minutes int not null default 0,
  leave_minutes int not null default 0,
  on_time boolean,
  submitted_at timestamptz,
  submitted_by_id int constraint time_cards_are_submitted_by_a_user references users on delete set null,
  decided_at timestamptz,
  decision_note text,
  reopen_reason text,
  attempt int not null default 0,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint time_cards_are_of_one_week check (
    to_date = from_date + 6 and week_year = extract(isoyear from from_date) and week = extract(week from from_date))
);
create unique index time_cards_are_one_a_week on time_cards (employee_id, week_year, week);
-- Whose card of the week that begins on this day?
create unique index time_cards_begin_once on time_cards (employee_id, from_date);
-- The cards of a week, and those that wait.
create index time_cards_by_week on time_cards (from_date desc, id desc) include (employee_id, status);
create index time_cards_by_status on time_cards (status, from_date desc);
create index time_cards_by_sender on time_cards (submitted_by_id) where submitted_by_id is not null;
select keep_total('time_cards');

create table tasks (
  id int generated always as identity primary key,
  employee_id int not null constraint tasks_belong_to_an_employee references employees on delete cascade,
  date date not null,
  project_id int not null constraint tasks_are_for_a_project references projects,
  project_task_id int constraint tasks_are_for_a_task references project_tasks,
  minutes int not null constraint tasks_minutes_are_of_a_day check (minutes between 1 and 1440),
  description text,
  billable boolean not null default true,
  work_type text not null default 'normal' constraint tasks_work_type_is_known check (work_type in ('normal', 'overtime', 'travel', 'on_call')),
  status text not null default 'draft' constraint tasks_status_is_known check (status in ('draft', 'submitted', 'approved', 'rejected')),
  returned_note text,
  source text not null default 'manual' constraint tasks_source_is_known check (
    source in ('manual', 'copied', 'suggested', 'timer', 'import', 'api')),
  /* The trigger finds it, and makes it with the first row of a week. */
  time_card_id int not null constraint tasks_stand_on_a_card references time_cards on delete cascade,
  /* As it was on that day. */
  department_id int constraint tasks_are_done_in_a_department references departments,
  client_id int constraint tasks_are_for_a_client references clients,
  rate bigint,
  currency char(3),
  cost_rate bigint,
  cost_currency char(3),
  statement_id int,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int
);
-- The week of somebody, and the sum of a day.
create index tasks_by_employee on tasks (employee_id, date) include (minutes);
create index tasks_by_card on tasks (time_card_id);
-- What was done for a project, for a client, in a department, in these days?
create index tasks_by_project on tasks (project_id, date);
create index tasks_by_project_task on tasks (project_task_id) where project_task_id is not null;
create index tasks_by_client on tasks (client_id, date) where client_id is not null;
create index tasks_by_department on tasks (department_id, date);
create index tasks_by_date on tasks (date desc, id desc);
create index tasks_by_statement on tasks (statement_id) where statement_id is not null;
select keep_total('tasks');

/* What was sent under a name of its sender's own: sent again, it is the same row, or still gone. */
create table task_keys (
  employee_id int not null constraint task_keys_are_of_an_employee references employees on delete cascade,
  key text not null,
  task_id int,
  at timestamptz not null default now(),
  primary key (employee_id, key)
);
create index task_keys_by_age on task_keys (at);

/* Rows that stand in the grid of a week without hours. */
create table time_card_pins (
  employee_id int not null constraint time_card_pins_are_of_an_employee references employees on delete cascade,
  week_start date not null,
  project_id int not null constraint time_card_pins_are_for_a_project references projects on delete cascade,
  project_task_id int constraint time_card_pins_are_for_a_task references project_tasks on delete cascade,
  work_type text not null default 'normal'
);
create unique index time_card_pins_stand_once on time_card_pins (employee_id, week_start, project_id, coalesce(project_task_id, 0), work_type);
create index time_card_pins_by_project on time_card_pins (project_id);
create index time_card_pins_by_task on time_card_pins (project_task_id) where project_task_id is not null;

create table running_timers (
  employee_id int primary key constraint running_timers_are_of_an_employee references employees on delete cascade,
  project_id int not null constraint running_timers_are_for_a_project references projects on delete cascade,
  project_task_id int constraint running_timers_are_for_a_task references project_tasks on delete cascade,
  description text,
  billable boolean,
  work_type text not null default 'normal',
  started_at timestamptz not null default now()
);
create index running_timers_by_project on running_timers (project_id);
create index running_timers_by_task on running_timers (project_task_id) where project_task_id is not null;

create table time_card_reminders (
  id int generated always as identity primary key,
  employee_id int not null constraint time_card_reminders_are_for_an_employee references employees on delete cascade,
  week_start date not null,
  kind text not null constraint time_card_reminders_kind_is_known check (kind in ('friendly', 'due', 'late', 'digest', 'asked')),
  /* By their clock: of each kind one a day. */
  day date not null,
  sent_at timestamptz not null default now()
);
create unique index time_card_reminders_are_sent_once on time_card_reminders (employee_id, week_start, kind, day);

/* Estimates of what is left to do, as people hand them in with their week. */
create table time_card_estimates (
  time_card_id int not null constraint time_card_estimates_come_with_a_card references time_cards on delete cascade,
  project_id int not null constraint time_card_estimates_are_for_a_project references projects on delete cascade,
  department_id int not null constraint time_card_estimates_are_for_a_department references departments,
  minutes int not null constraint time_card_estimates_are_not_negative check (minutes >= 0),
  primary key (time_card_id, project_id, department_id)
);
create index time_card_estimates_by_project on time_card_estimates (project_id);
create index time_card_estimates_by_department on time_card_estimates (department_id);

/* --- The card of a week --- */

create function monday_of(day date) returns date language sql immutable as $$ select day - (extract(isodow from day)::int - 1) $$;

/* The card of the week, made where there is none, locked: whoever writes in a week does so after everybody else who does. */
create function lock_card(of_employee int, day date) returns time_cards language plpgsql as $$
declare
  card time_cards;
begin
  select * into card from time_cards where employee_id = of_employee and from_date = monday_of(day) for update;
  if not found then
    insert into time_cards (employee_id, week_year, week, from_date, to_date)
    values (of_employee, extract(isoyear from day), extract(week from day), monday_of(day), monday_of(day) + 6)
    on conflict (employee_id, from_date) do nothing;
    select * into card from time_cards where employee_id = of_employee and from_date = monday_of(day) for update;
  end if;
  return card;
end $$;

/* Rates, department and client of the day, for rows whose approval is still to come. */
create function snapshot_task(task tasks) returns tasks language plpgsql stable as $$
begin
  task.department_id := (select v.department_id from version_on(task.employee_id, task.date) v);
  task.client_id := (select p.client_id from projects p where p.id = task.project_id);
  select r.amount, r.currency into task.rate, task.currency
  from rate_on('bill', task.project_id, task.project_task_id, task.employee_id, task.date) r where task.billable;
  select r.amount, r.currency into task.cost_rate, task.cost_currency
  from rate_on('cost', task.project_id, task.project_task_id, task.employee_id, task.date) r;
  return task;
end $$;

create function snapshot_card(of_card int) returns void language sql as $$
  update tasks t set department_id = s.department_id, client_id = s.client_id, rate = s.rate, currency = s.currency, cost_rate = s.cost_rate,
    cost_currency = s.cost_currency
  from (select (snapshot_task(x)).* from tasks x where x.time_card_id = of_card and x.status <> 'approved' and x.statement_id is null) s
  where t.id = s.id and (t.department_id, t.client_id, t.rate, t.currency, t.cost_rate, t.cost_currency)
    is distinct from (s.department_id, s.client_id, s.rate, s.currency, s.cost_rate, s.cost_currency)
$$;

/* --- What a row may not do, whoever is faster --- */

/* What was handed in stays; a decision changes only what it says about a row, and money follows until it is approved. */
create function tasks_are_written() returns trigger language plpgsql as $$
declare
  card time_cards;
  was time_cards;
begin
  if tg_op = 'UPDATE' and (new.employee_id, new.date, new.project_id, new.project_task_id, new.minutes, new.description, new.billable, new.work_type)
    is not distinct from (old.employee_id, old.date, old.project_id, old.project_task_id, old.minutes, old.description, old.billable, old.work_type)
  then
    if old.status = 'approved' and (new.rate, new.currency, new.cost_rate, new.cost_currency, new.department_id, new.client_id)
      is distinct from (old.rate, old.currency, old.cost_rate, old.cost_currency, old.department_id, old.client_id)
    then perform refuse('tasks_keep_what_was_approved'); end if;
    return new;
  end if;
  if tg_op <> 'INSERT' then
    -- With somebody who is removed as a whole, the card is gone already.
    select * into was from time_cards where id = old.time_card_id for update;
    if found then
      if was.status in ('submitted', 'approved') then
        perform refuse('time_cards_stay_as_submitted', jsonb_build_object('week', was.title, 'status', was.status));
      end if;
      if old.status = 'approved' then perform refuse('tasks_keep_what_was_approved'); end if;
      if old.statement_id is not null then perform refuse('tasks_on_a_statement_stay'); end if;
      perform refuse_closed(old.employee_id, old.date, old.date);
    end if;
    if tg_op = 'DELETE' then return old; end if;
  end if;
  card := lock_card(new.employee_id, new.date);
  if card.status in ('submitted', 'approved') then
    perform refuse('time_cards_stay_as_submitted', jsonb_build_object('week', card.title, 'status', card.status));
  end if;
  perform refuse_closed(new.employee_id, new.date, new.date);
  new.time_card_id := card.id;
  new.status := 'draft';
  new.returned_note := null;
  -- Who brings what held on that day brings all of it.
  if tg_op = 'INSERT' and new.department_id is not null then return new; end if;
  return snapshot_task(new);
end $$;
create trigger tasks_are_written before insert or delete on tasks for each row execute function tasks_are_written();
create trigger tasks_are_rewritten before update on tasks for each row execute function tasks_are_written();

/* A day has twenty-four hours. Writers of a week wait for each other at its card, so none of them misses the others' hours. */
create function tasks_fit_a_day() returns trigger language plpgsql as $$
declare
  full_day record;
begin
  select t.date, sum(t.minutes) as minutes into full_day
  from (select distinct employee_id, date from come) d join tasks t on t.employee_id = d.employee_id and t.date = d.date
  group by t.employee_id, t.date having sum(t.minutes) > 1440 limit 1;
  if found then perform refuse('tasks_fit_a_day', jsonb_build_object('day', full_day.date, 'hours', round(full_day.minutes / 60.0, 2))); end if;
  return null;
end $$;
create trigger tasks_fit_a_day_when_added after insert on tasks
  referencing new table as come for each statement execute function tasks_fit_a_day();
create trigger tasks_fit_a_day_when_changed after update on tasks
  referencing new table as come for each statement execute function tasks_fit_a_day();

/* --- Kept sums: of cards, and of projects by week, department and person, so that two people never wait for each other --- */

create table project_weeks (
  project_id int not null constraint project_weeks_are_of_a_project references projects on delete cascade,
  department_id int constraint project_weeks_are_of_a_department references departments,
  employee_id int not null constraint project_weeks_are_of_an_employee references employees on delete cascade,
  week_start date not null,
  /* Of all that was not sent back. */
  minutes int not null,
  billable_minutes int not null,
  approved_minutes int not null
);
create unique index project_weeks_stand_once on project_weeks (project_id, employee_id, week_start, coalesce(department_id, 0));
create index project_weeks_by_employee on project_weeks (employee_id, week_start);
create index project_weeks_by_department on project_weeks (department_id, week_start);

create view project_spent as
  select project_id, department_id, sum(minutes)::int as minutes, sum(billable_minutes)::int as billable_minutes, sum(approved_minutes)::int as approved_minutes
  from project_weeks group by project_id, department_id;

do $$
declare
  counted text := $sum$ %1$s.project_id, %1$s.department_id, %1$s.employee_id, monday_of(%1$s.date) as week_start,
    %2$s case when %1$s.status <> 'rejected' then %1$s.minutes else 0 end as minutes,
    %2$s case when %1$s.status <> 'rejected' and %1$s.billable then %1$s.minutes else 0 end as billable_minutes,
    %2$s case when %1$s.status = 'approved' then %1$s.minutes else 0 end as approved_minutes $sum$;
  come text := format('select ' || counted || ' from come', 'come', '');
  gone text := format('select ' || counted || ' from gone', 'gone', '-');
  carded text := $sum$
    update time_cards c set total_minutes = c.total_minutes + d.minutes, billable_minutes = c.billable_minutes + d.billable
    from (select x.time_card_id, sum(x.minutes) as minutes, sum(x.billable) as billable from (%s) x
      group by x.time_card_id having sum(x.minutes) <> 0 or sum(x.billable) <> 0) d
    where c.id = d.time_card_id; $sum$;
  come_cards text := 'select time_card_id, minutes, case when billable then minutes else 0 end as billable from come';
  gone_cards text := 'select time_card_id, -minutes as minutes, case when billable then -minutes else 0 end as billable from gone';
  kept text := $sum$
    insert into project_weeks as w (project_id, department_id, employee_id, week_start, minutes, billable_minutes, approved_minutes)
    select project_id, department_id, employee_id, week_start, sum(minutes), sum(billable_minutes), sum(approved_minutes) from (%s) d
    where exists (select from employees e where e.id = d.employee_id)
    group by 1, 2, 3, 4 having sum(minutes) <> 0 or sum(billable_minutes) <> 0 or sum(approved_minutes) <> 0
    order by 1, 3, 4, 2
    on conflict (project_id, employee_id, week_start, coalesce(department_id, 0)) do update set
      minutes = w.minutes + excluded.minutes, billable_minutes = w.billable_minutes + excluded.billable_minutes,
      approved_minutes = w.approved_minutes + excluded.approved_minutes; $sum$;
  body text := 'create function %I() returns trigger language plpgsql as $f$ begin %s %s return null; end $f$';
begin
  execute format(body, 'tasks_are_summed_when_added', format(carded, come_cards), format(kept, come));
  execute format(body, 'tasks_are_summed_when_removed', format(carded, gone_cards), format(kept, gone));
  execute format(body, 'tasks_are_summed_when_changed', format(carded, come_cards || ' union all ' || gone_cards), format(kept, come || ' union all ' || gone));
end $$;
create trigger tasks_are_summed_when_added after insert on tasks
  referencing new table as come for each statement execute function tasks_are_summed_when_added();
create trigger tasks_are_summed_when_removed after delete on tasks
  referencing old table as gone for each statement execute function tasks_are_summed_when_removed();
create trigger tasks_are_summed_when_changed after update on tasks
  referencing old table as gone new table as come for each statement execute function tasks_are_summed_when_changed();

/* Weeks are decided by chains, too. */
alter table approval_settings drop constraint approval_settings_model_is_known, add constraint approval_settings_model_is_known check (
  model in ('leaves', 'excuses', 'travels', 'overtime', 'shift-swaps', 'compensations', 'bonuses', 'payrolls', 'change-requests', 'documents',
    'time-cards'));
alter table delegations drop constraint delegations_model_is_known, add constraint delegations_model_is_known check (
  model in ('leaves', 'excuses', 'travels', 'overtime', 'shift-swaps', 'compensations', 'bonuses', 'payrolls', 'change-requests', 'documents',
    'time-cards'));
