-- A closed month is closed through every door: what counted in it is neither added by hand, changed, moved in or out, voided nor removed.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

/* What terminals deliver late is kept, and marks the month; everything else comes from people. */
create or replace function punches_keep_closed_months() returns trigger language plpgsql as $$
declare
  closed text;
begin
  if not exists (select from pay_closings) then return null; end if;
  select min(c.month) into closed from touched t join pay_closings c on c.employee_id = t.employee_id and c.month = left(t.local_time, 7)
  where t.source not in ('device', 'sync', 'file');
  if closed is not null then perform refuse('closed_months_stay', jsonb_build_object('month', closed)); end if;
  return null;
end $$;

/*
 * A punch that the month was paid by is not voided. One that came after the closing may be, and so may one that a corrected clock reads again: both
 * mark the month.
 */
create function voids_keep_closed_months() returns trigger language plpgsql as $$
declare
  closed text;
begin
  if new.raw_id is not null and current_setting('app.reading_again', true) = 'on' then return new; end if;
  select c.month into closed from pay_closings c
  where c.employee_id = new.employee_id and c.closed_at >= new.recorded_at
    and c.month = to_char(coalesce(new.work_date, left(new.local_time, 10)::date), 'YYYY-MM');
  if closed is not null then perform refuse('closed_months_stay', jsonb_build_object('month', closed)); end if;
  return new;
end $$;
create trigger voids_keep_closed_months before update of voided_at on attendances
  for each row when (new.voided_at is distinct from old.voided_at) execute function voids_keep_closed_months();

/* A decision that moves leaves one day and comes to another. */
create or replace function overrides_keep_closed_months() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and exists (select from employees e where e.id = old.employee_id) then
    perform refuse_closed(old.employee_id, old.date, old.date);
  end if;
  if tg_op <> 'DELETE' then perform refuse_closed(new.employee_id, new.date, new.date); end if;
  return null;
end $$;

/* A day of leave that moves comes to another month, too. */
create trigger closed_leave_days_stay_when_moved after update on leave_days
  referencing new table as touched for each statement execute function closed_leave_days_stay();

create function counts_in_closed_months(status text) returns boolean language sql immutable as $$
  select coalesce(status in ('approved', 'cancellation_requested', 'completed'), false)
$$;

/* Of a request whose days move, the days that come or go; of one that only waits, the days that come. */
create function moved_in_closed_months(of_employee int, status text, old_from date, old_to date, new_from date, new_to date)
returns void language plpgsql as $$
begin
  if not counts_in_closed_months(status) and status <> 'pending' then return; end if;
  if new_from < old_from then perform refuse_closed(of_employee, new_from, least(old_from - 1, new_to)); end if;
  if new_to > old_to then perform refuse_closed(of_employee, greatest(old_to + 1, new_from), new_to); end if;
  if not counts_in_closed_months(status) then return; end if;
  if new_from > old_from then perform refuse_closed(of_employee, old_from, least(new_from - 1, old_to)); end if;
  if new_to < old_to then perform refuse_closed(of_employee, greatest(new_to + 1, old_from), old_to); end if;
end $$;

/* What counts in a closed month goes only with its person. */
create function requests_stay_in_closed_months() returns trigger language plpgsql as $$
declare
  gone jsonb := to_jsonb(old);
begin
  if not counts_in_closed_months(old.status) or not exists (select from employees e where e.id = old.employee_id) then return old; end if;
  perform refuse_closed(old.employee_id, coalesce(gone ->> 'from_date', gone ->> 'start_date', gone ->> 'date')::date,
    coalesce(gone ->> 'to_date', gone ->> 'end_date', gone ->> 'date')::date);
  return old;
end $$;
do $$
declare
  name text;
begin
  foreach name in array array['leaves', 'excuses', 'travels', 'overtime'] loop
    execute format('create trigger requests_stay_in_closed_months before delete on %I for each row execute function requests_stay_in_closed_months()', name);
  end loop;
end $$;

create function leaves_stay_in_closed_months() returns trigger language plpgsql as $$
begin
  perform moved_in_closed_months(new.employee_id, new.status, old.from_date, old.to_date, new.from_date, new.to_date);
  if counts_in_closed_months(old.status) and (new.employee_id, new.leave_category_id, new.from_time, new.to_time)
    is distinct from (old.employee_id, old.leave_category_id, old.from_time, old.to_time) then
    perform refuse_closed(old.employee_id, old.from_date, old.to_date);
  end if;
  if counts_in_closed_months(old.status) and new.from_slot <> old.from_slot then perform refuse_closed(old.employee_id, old.from_date, old.from_date); end if;
  if counts_in_closed_months(old.status) and new.to_slot <> old.to_slot and new.to_date = old.to_date then
    perform refuse_closed(old.employee_id, old.to_date, old.to_date);
  end if;
  return null;
end $$;
create trigger leaves_stay_in_closed_months after update of employee_id, leave_category_id, from_date, to_date, from_slot, to_slot, from_time, to_time on leaves
  for each row execute function leaves_stay_in_closed_months();

create function excuses_stay_in_closed_months() returns trigger language plpgsql as $$
begin
  perform moved_in_closed_months(new.employee_id, new.status, old.date, old.date, new.date, new.date);
  if counts_in_closed_months(old.status)
    and (new.employee_id, new.type, new.from_time, new.to_time, new.minutes, new.proposed_in, new.proposed_out, new.missing_action)
    is distinct from (old.employee_id, old.type, old.from_time, old.to_time, old.minutes, old.proposed_in, old.proposed_out, old.missing_action) then
    perform refuse_closed(old.employee_id, old.date, old.date);
  end if;
  return null;
end $$;
create trigger excuses_stay_in_closed_months
  after update of employee_id, type, date, from_time, to_time, minutes, proposed_in, proposed_out, missing_action on excuses
  for each row execute function excuses_stay_in_closed_months();

create function travels_stay_in_closed_months() returns trigger language plpgsql as $$
begin
  perform moved_in_closed_months(new.employee_id, new.status, old.start_date, old.end_date, new.start_date, new.end_date);
  if counts_in_closed_months(old.status) and (new.employee_id, new.type) is distinct from (old.employee_id, old.type) then
    perform refuse_closed(old.employee_id, old.start_date, old.end_date);
  end if;
  return null;
end $$;
create trigger travels_stay_in_closed_months after update of employee_id, type, start_date, end_date on travels
  for each row execute function travels_stay_in_closed_months();

/* Overtime of a closed month is not added, and what was approved keeps its minutes and what becomes of them. */
create function overtime_stays_in_closed_months() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform asked_in_closed_months(new.employee_id, null, new.status, new.date, new.date);
    return null;
  end if;
  perform moved_in_closed_months(new.employee_id, new.status, old.date, old.date, new.date, new.date);
  if counts_in_closed_months(old.status) and (new.employee_id, new.minutes, new.approved_minutes, new.class, new.becomes)
    is distinct from (old.employee_id, old.minutes, old.approved_minutes, old.class, old.becomes) then
    perform refuse_closed(old.employee_id, old.date, old.date);
  end if;
  return null;
end $$;
create trigger overtime_stays_in_closed_months_when_added after insert on overtime
  for each row execute function overtime_stays_in_closed_months();
create trigger overtime_stays_in_closed_months after update of employee_id, date, minutes, approved_minutes, class, becomes on overtime
  for each row execute function overtime_stays_in_closed_months();

/* A card takes its rows along, past the check of each row. */
create function time_cards_keep_closed_months() returns trigger language plpgsql as $$
declare
  kept record;
begin
  if not exists (select from employees e where e.id = old.employee_id) then return old; end if;
  for kept in select distinct date from tasks where time_card_id = old.id loop
    perform refuse_closed(old.employee_id, kept.date, kept.date);
  end loop;
  return old;
end $$;
create trigger time_cards_keep_closed_months before delete on time_cards for each row execute function time_cards_keep_closed_months();
