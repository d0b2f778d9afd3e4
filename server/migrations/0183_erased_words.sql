-- A purge erases the words of people in rows that stay, whatever else keeps those rows as they are.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

/* Time rows of submitted weeks and of closed months keep everything but their words. */
drop trigger tasks_are_rewritten on tasks;
create trigger tasks_are_rewritten before update on tasks for each row
  when (not (is_mirroring() and to_jsonb(new) - '{description,returned_note}'::text[] = to_jsonb(old) - '{description,returned_note}'::text[]))
  execute function tasks_are_written();

/* What is paid, or locked with its closed run, stays as it is; it may still be released, and unpaid while the month is open. A purge empties its note. */
create or replace function salaries_stay_as_paid() returns trigger language plpgsql as $$
declare
  open_columns text[] := array['released_at', 'visibility', 'acknowledged_by_id', 'version', 'updated_at', 'updated_by_id'];
begin
  if tg_op = 'DELETE' then perform refuse('salaries_stay_as_paid', '{}'); end if;
  if not old.locked then open_columns := open_columns || array['status', 'paid_on', 'payment_ref', 'note', 'locked']; end if;
  if is_mirroring() and new.note is null then open_columns := open_columns || array['note']; end if;
  if to_jsonb(new) - open_columns <> to_jsonb(old) - open_columns then perform refuse('salaries_stay_as_paid', '{}'); end if;
  return new;
end $$;

/* A statement that was issued keeps its numbers; of a person who was purged it names the task, not their words. */
create or replace function statement_lines_stay() returns trigger language plpgsql as $$
declare
  open_columns constant text[] := array['live', 'task_id', 'milestone_id', 'employee_id'];
  words constant text[] := array['person', 'description', 'write_down_note'];
  state_of text := (select s.status from statements s where s.id = coalesce(new.statement_id, old.statement_id));
begin
  if state_of is null or state_of = 'draft' then return coalesce(new, old); end if;
  if tg_op = 'UPDATE' and is_mirroring() and to_jsonb(new) - words = to_jsonb(old) - words then return new; end if;
  if tg_op = 'UPDATE' and to_jsonb(new) - open_columns = to_jsonb(old) - open_columns and (not new.live or new.live = old.live)
    and (new.task_id is null or new.task_id = old.task_id) and (new.milestone_id is null or new.milestone_id = old.milestone_id)
    and (new.employee_id is null or new.employee_id = old.employee_id)
    and (new.live = old.live or state_of = 'cancelled')
  then return new; end if;
  perform refuse('statements_stay_as_issued');
  return null;
end $$;

create or replace function statements_stay_as_issued() returns trigger language plpgsql as $$
declare
  -- A generated column is not known yet before the row is written.
  open_columns text[] := array['total', 'manager_id', 'prepared_by_id', 'reviewed_by_id', 'issued_by_id', 'version', 'updated_at', 'updated_by_id'];
begin
  if tg_op = 'DELETE' then perform refuse('statements_stay_as_issued'); end if;
  if old.status = 'issued' and new.status = 'cancelled' then open_columns := open_columns || array['status', 'cancel_reason', 'cancelled_at']; end if;
  if is_mirroring() then open_columns := open_columns || array['hash']; end if;
  if to_jsonb(new) - open_columns <> to_jsonb(old) - open_columns then perform refuse('statements_stay_as_issued'); end if;
  return new;
end $$;

create or replace function leave_ledger_is_append_only() returns trigger language plpgsql as $$
begin
  -- A purged person takes the account along.
  if tg_op = 'DELETE' and not exists (select from employees where id = old.employee_id) then return old; end if;
  if tg_op = 'UPDATE' and is_mirroring() and new.note is null and to_jsonb(new) - 'note' = to_jsonb(old) - 'note' then return new; end if;
  raise exception 'the ledger of leave is only added to' using errcode = 'restrict_violation';
end $$;

/* Notes of the leave account, and what statements say about the work of somebody who was purged; issued ones are sealed again. */
create function erase_words_of(person int, shown text) returns void language plpgsql security definer set search_path from current as $$
begin
  if not exists (select from employees where id = person and purged_at is not null) then return; end if;
  perform set_config('cadre.mirroring', 'on', true);
  update leave_ledger set note = null where employee_id = person and note is not null;
  update statement_lines l set person = shown, write_down_note = null,
    description = case when l.description is not null then coalesce(l.project_task, (select p.name from projects p where p.id = l.project_id)) end
  where l.employee_id = erase_words_of.person;
  update statements s set hash = statement_seal(s) where s.hash is not null
    and exists (select from statement_lines l where l.statement_id = s.id and l.employee_id = erase_words_of.person);
  perform set_config('cadre.mirroring', '', true);
end $$;
revoke all on function erase_words_of(int, text) from public;

/* The same words in the history of rows that are filed under somebody else or nobody: a booking under the lead, a number of a terminal. */
create function erase_words_from_history(person int, models text[], subjects text[], fields text[]) returns void
language plpgsql security definer set search_path from current as $$
begin
  if not exists (select from employees where id = person and purged_at is not null) then return; end if;
  update logs l set said_salt = null, changes = (
    select coalesce(jsonb_agg(case when c ->> 'field' = any(fields) then log_changes_erased(jsonb_build_array(c)) -> 0 else c end), '[]')
    from jsonb_array_elements(l.changes) c)
  where l.employee_id is distinct from person
    and (l.model, l.model_id) in (
      select m.model, m.model_id from logs m, jsonb_array_elements(m.changes) c
      where m.model = any(models) and m.model_id is not null and c ->> 'field' = any(subjects)
        and (c -> 'new' = to_jsonb(person) or c -> 'old' = to_jsonb(person)))
    and exists (select from jsonb_array_elements(l.changes) c where c ->> 'field' = any(fields));
end $$;
revoke all on function erase_words_from_history(int, text[], text[], text[]) from public;
