-- Refusals name the statement that a row of time is on, and open weeks follow what other windows and other people write in them.

/* The statement of a row, as its refusal names it. */
create function statement_of(task tasks) returns jsonb language sql stable as $$
  select jsonb_build_object('statement', coalesce((select s.number from statements s where s.id = task.statement_id), '–'))
$$;

create or replace function tasks_are_written() returns trigger language plpgsql as $$
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
      if old.statement_id is not null then perform refuse('tasks_on_a_statement_stay', statement_of(old)); end if;
      if was.status in ('submitted', 'approved') then
        perform refuse('time_cards_stay_as_submitted', jsonb_build_object('week', was.title, 'status', was.status));
      end if;
      if old.status = 'approved' then perform refuse('tasks_keep_what_was_approved'); end if;
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

create or replace function tasks_on_a_statement_stay() returns trigger language plpgsql as $$
begin
  perform refuse('tasks_on_a_statement_stay', statement_of(old));
  return null;
end $$;

/* Tells the account of each employee whose rows changed; the trigger gives the name under which the web keeps them. */
create function tell_employees_live() returns trigger language plpgsql as $$
begin
  perform pg_notify('cadre_live', concat(u.id, ' ', tg_argv[0]))
  from (select distinct employee_id from touched) changed join users u on u.employee_id = changed.employee_id;
  return null;
end $$;

create trigger tasks_told_live after insert on tasks
  referencing new table as touched for each statement execute function tell_employees_live('time-cards');
create trigger changed_tasks_told_live after update on tasks
  referencing new table as touched for each statement execute function tell_employees_live('time-cards');
create trigger removed_tasks_told_live after delete on tasks
  referencing old table as touched for each statement execute function tell_employees_live('time-cards');
create trigger changed_time_cards_told_live after update on time_cards
  referencing new table as touched for each statement execute function tell_employees_live('time-cards');
