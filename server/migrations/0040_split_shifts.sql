-- Shifts in two spans: what lies between `pause_start` and `pause_end` is no work and no break. Shifts of before have one span.

/* Minutes from one time on the wall to the next of another. */
create function minutes_between(clock text, later text) returns int language sql immutable as $$
  select (minute_of(later) - minute_of(clock) + 1440) % 1440
$$;

alter table shifts
  drop constraint shifts_are_longer_than_their_break,
  drop column expected_minutes,
  add column pause_start text constraint shifts_pause_start_is_a_time check (pause_start ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  add column pause_end text constraint shifts_pause_end_is_a_time check (pause_end ~ '^([01]\d|2[0-3]):[0-5]\d$');
alter table shifts
  add column expected_minutes int not null generated always as (
    case kind when 'flexible' then coalesce(required_minutes, 0)
    else (minute_of(end_time) - minute_of(start_time) + 1439) % 1440 + 1 - coalesce(minutes_between(pause_start, pause_end), 0)
      - case when paid_break then 0 else break_minutes end end) stored,
  add constraint shifts_are_longer_than_their_break check (break_minutes between 0 and 1439 and expected_minutes > 0),
  add constraint shifts_pause_between_two_spans check (
    pause_start is null and pause_end is null
    or pause_start is not null and pause_end is not null and kind = 'fixed' and minutes_between(start_time, pause_start) > 0
      and minutes_between(start_time, pause_start) < minutes_between(start_time, pause_end)
      and minutes_between(start_time, pause_end) < (minute_of(end_time) - minute_of(start_time) + 1439) % 1440 + 1);

alter table shift_versions add column pause_start text, add column pause_end text;

create or replace view shift_hours as
  select id as shift_id, valid_from, kind, start_time, end_time, break_minutes, paid_break, required_minutes, core_start, core_end,
    half_split_time, window_before_minutes, window_after_minutes, grace_in_minutes, grace_out_minutes, pause_start, pause_end
  from shifts
  union all
  select shift_id, valid_from, kind, start_time, end_time, break_minutes, paid_break, required_minutes, core_start, core_end,
    half_split_time, window_before_minutes, window_after_minutes, grace_in_minutes, grace_out_minutes, pause_start, pause_end
  from shift_versions;

create or replace function shifts_keep_their_past() returns trigger language plpgsql as $$
begin
  if new.valid_from > old.valid_from then
    insert into shift_versions (shift_id, valid_from, kind, start_time, end_time, pause_start, pause_end, break_minutes, paid_break,
      required_minutes, core_start, core_end, half_split_time, window_before_minutes, window_after_minutes, grace_in_minutes, grace_out_minutes)
    values (old.id, old.valid_from, old.kind, old.start_time, old.end_time, old.pause_start, old.pause_end, old.break_minutes, old.paid_break,
      old.required_minutes, old.core_start, old.core_end, old.half_split_time, old.window_before_minutes, old.window_after_minutes,
      old.grace_in_minutes, old.grace_out_minutes);
  elsif new.valid_from < old.valid_from then
    delete from shift_versions where shift_id = new.id and valid_from >= new.valid_from;
  end if;
  return null;
end $$;

drop trigger shifts_mark_days on shifts;
create trigger shifts_mark_days after update of kind, start_time, end_time, pause_start, pause_end, break_minutes, paid_break,
  required_minutes, core_start, core_end, half_split_time, window_before_minutes, window_after_minutes, grace_in_minutes, grace_out_minutes,
  valid_from on shifts
  for each row execute function shifts_mark_days();
