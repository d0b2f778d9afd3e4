-- What needs attention can be dealt with: a day that somebody decided needs none, one that waits for a silent terminal does.

alter table attendance_days drop column needs_attention;
alter table attendance_days add column needs_attention boolean not null generated always as (
  not flags ? 'overridden' and (status in ('absent', 'incomplete')
    or flags ?| array['missing_in', 'missing_out', 'missed_span', 'suspicious', 'device_silent', 'short_rest', 'long_day'])) stored;
-- What needs attention in a range of days?
create index attendance_days_need_attention on attendance_days (date desc, id desc) where needs_attention;

/* What the rules say differently from now on is said anew: of days that wait, of a break that took more than lay above its threshold,
   and of shifts that are planned longer than anybody may be in without a doubt. */
update attendance_days set explanation = '[]', revisit_at = now() where status = 'pending_sync';
insert into attendance_dirty (employee_id, from_date, to_date)
select employee_id, date, date from attendance_days
where flags ? 'suspicious' and scheduled_out - scheduled_in > interval '12 hours'
  or flags ? 'break_deducted' and exists (
    select from jsonb_array_elements(explanation) line where line ->> 'code' = 'break_deducted' and (line #>> '{args,after}')::int > worked_minutes);
