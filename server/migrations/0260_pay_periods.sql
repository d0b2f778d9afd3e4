-- Pay periods shorter than a month. The key of a period is `2026-11`, or its last day and its length as in `2026-11-15/14`, where 15 is half a month.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

create function pay_period_to(period text) returns date language sql immutable parallel safe as $$
  select case when length(period) = 7 then (make_date(left(period, 4)::int, right(period, 2)::int, 1) + interval '1 month')::date - 1
    else make_date(left(period, 4)::int, substr(period, 6, 2)::int, substr(period, 9, 2)::int) end
$$;
create function pay_period_from(period text) returns date language sql immutable parallel safe as $$
  select case when length(period) = 7 then make_date(left(period, 4)::int, right(period, 2)::int, 1)
    when right(period, 3) = '/15' then make_date(left(period, 4)::int, substr(period, 6, 2)::int, case substr(period, 9, 2) when '15' then 1 else 16 end)
    else pay_period_to(period) - right(period, 2)::int + 1 end
$$;

/* The first day of some period of weeks; empty where everyone is paid by the month. Of the policy of the company alone. */
alter table pay_policies add column periods_begin date
  constraint pay_policies_of_branches_follow_the_company check (branch_id is null or periods_begin is null);

alter table compensations add column frequency text not null default 'monthly' constraint compensations_frequency_is_known check (
  frequency in ('monthly', 'semimonthly', 'four_weekly', 'fortnightly', 'weekly'));
-- Is an employee paid by anything but the month?
create index compensations_by_shorter_periods on compensations (employee_id) where frequency <> 'monthly';

create or replace function compensations_stay_as_approved() returns trigger language plpgsql as $$
begin
  if (new.employee_id, new.effective_from, new.basis, new.amount, new.currency, new.follows_fte, new.frequency)
    is distinct from (old.employee_id, old.effective_from, old.basis, old.amount, old.currency, old.follows_fte, old.frequency)
  then perform refuse('compensations_stay_as_approved'); end if;
  return new;
end $$;

/* Every day of an employee is paid by one frequency, so periods neither overlap nor leave a gap. What was agreed first held before it, too. */
create view pay_frequency_spans with (security_invoker = true) as
  select c.employee_id, c.frequency,
    case when lag(c.id) over held is null then '-infinity'::date else c.effective_from end as from_date,
    coalesce(lead(c.effective_from) over held - 1, 'infinity'::date) as to_date
  from compensations c where c.status = 'approved' window held as (partition by c.employee_id order by c.effective_from);

/* Where periods begin stays once somebody is paid by them. */
create function pay_periods_stay() returns trigger language plpgsql as $$
declare
  asker text := coalesce(current_setting('app.user_id', true), '');
  is_used boolean;
begin
  perform set_config('app.user_id', 'system', true);
  is_used := exists (select from compensations where frequency <> 'monthly' and status in ('pending', 'approved'));
  perform set_config('app.user_id', asker, true);
  if is_used then perform refuse('pay_periods_stay'); end if;
  return new;
end $$;
create trigger pay_periods_stay before update of periods_begin on pay_policies
  for each row when (old.periods_begin is not null and new.periods_begin is distinct from old.periods_begin) execute function pay_periods_stay();

alter table payrolls
  add column frequency text not null default 'monthly' constraint payrolls_frequency_is_known check (
    frequency in ('monthly', 'semimonthly', 'four_weekly', 'fortnightly', 'weekly')),
  add column period text, add column from_date date, add column to_date date;
alter table payroll_people add column period text;
alter table salaries add column period text;

/* A row without a period is of its whole month; the days follow from the period. */
create function people_have_a_period() returns trigger language plpgsql as $$
begin
  new.period := coalesce(new.period, new.month);
  return new;
end $$;
create trigger people_have_a_period before insert on payroll_people for each row when (new.period is null) execute function people_have_a_period();
create trigger payslips_have_a_period before insert on salaries for each row when (new.period is null) execute function people_have_a_period();
create function periods_have_days() returns trigger language plpgsql as $$
begin
  new.period := coalesce(new.period, new.month);
  new.from_date := pay_period_from(new.period);
  new.to_date := pay_period_to(new.period);
  return new;
end $$;
create trigger periods_have_days before insert or update of period, from_date, to_date on payrolls for each row execute function periods_have_days();

alter table payrolls disable trigger user;
update payrolls set period = month, from_date = pay_period_from(month), to_date = pay_period_to(month);
alter table payrolls enable trigger user;
alter table payroll_people disable trigger user;
update payroll_people set period = month;
alter table payroll_people enable trigger user;
alter table salaries disable trigger user;
update salaries set period = month;
alter table salaries enable trigger user;

alter table payrolls alter column period set not null, alter column from_date set not null, alter column to_date set not null,
  add constraint payrolls_belong_to_the_month_they_end_in check (left(period, 7) = month),
  add constraint payrolls_have_a_period_of_their_frequency check (
    right(period, length(period) - 7) = '' and frequency = 'monthly'
    or right(period, 3) = case frequency when 'weekly' then '/07' when 'fortnightly' then '/14' when 'four_weekly' then '/28' when 'semimonthly' then '/15' end);
alter table payroll_people alter column period set not null;
alter table salaries alter column period set not null,
  add constraint salaries_belong_to_the_month_they_end_in check (left(period, 7) = month);

drop index payroll_people_are_paid_once_a_month;
-- An employee is in one run of a period, apart from off-cycle runs.
create unique index payroll_people_are_paid_once_a_period on payroll_people (employee_id, period) where live and kind <> 'off_cycle';
drop index salaries_are_unique_in_a_month;
-- One payslip a period, and further ones by their number; also: what was an employee paid before?
create unique index salaries_are_unique_in_a_period on salaries (employee_id, period, sequence) where status <> 'cancelled';

/* The lines of a payslip by the period that they are for: `adjustment:2026-01:basic` is the basic pay of January. Its months are keys of periods. */
create or replace view pay_lines_by_month with (security_invoker = true) as
  select s.id as salary_id, s.payroll_id, s.employee_id, s.currency, s.period as paid_month,
    case when l ->> 'code' like 'adjustment:%' then split_part(l ->> 'code', ':', 2) else s.period end as month,
    case when l ->> 'code' like 'adjustment:%' then substr(l ->> 'code', 13 + length(split_part(l ->> 'code', ':', 2))) else l ->> 'code' end as code,
    l ->> 'name' as name, l ->> 'kind' as kind, (l ->> 'amount')::bigint as amount
  from salaries s cross join lateral jsonb_array_elements(s.lines) l where l ->> 'kind' <> 'info';

/* --- A closed period closes its days, as far as its employee is paid by its frequency. --- */

alter table pay_closings add column from_date date, add column to_date date;
alter table pay_closings disable trigger user, no force row level security;
update pay_closings set from_date = pay_period_from(month), to_date = pay_period_to(month);
alter table pay_closings enable trigger user, force row level security;
alter table pay_closings alter column from_date set not null, alter column to_date set not null;
-- Is a day closed?
create index pay_closings_by_day on pay_closings (employee_id, to_date, from_date);

create function closings_have_days() returns trigger language plpgsql as $$
begin
  new.from_date := coalesce(new.from_date, pay_period_from(new.month));
  new.to_date := coalesce(new.to_date, pay_period_to(new.month));
  return new;
end $$;
create trigger closings_have_days before insert on pay_closings for each row execute function closings_have_days();

create or replace function closed_month_of(of_employee int, from_day date, to_day date) returns text language plpgsql stable as $$
begin
  return (select min(month) from pay_closings where employee_id = of_employee and to_date >= from_day and from_date <= to_day);
end $$;

create or replace function mark_closed(of_employee int, from_day date, to_day date) returns void language sql as $$
  insert into pay_dirty (employee_id, month)
  select employee_id, month from pay_closings where employee_id = of_employee and to_date >= from_day and from_date <= to_day
  on conflict do nothing
$$;

create or replace function closed_days_stay() returns trigger language plpgsql as $$
declare
  closed text;
begin
  if not exists (select from pay_closings) then return null; end if;
  select min(c.month) into closed from touched t join pay_closings c on c.employee_id = t.employee_id and t.date between c.from_date and c.to_date
  where exists (select from employees e where e.id = t.employee_id);
  if closed is not null then perform refuse('closed_months_stay', jsonb_build_object('month', closed)); end if;
  return null;
end $$;

create or replace function closed_leave_days_stay() returns trigger language plpgsql as $$
declare
  closed text;
begin
  if not exists (select from pay_closings) then return null; end if;
  select min(c.month) into closed from touched t join pay_closings c on c.employee_id = t.employee_id and t.date between c.from_date and c.to_date
  join leaves l on l.id = t.leave_id and (tg_op = 'INSERT' or l.status in ('approved', 'cancellation_requested'))
  where t.active and exists (select from employees e where e.id = t.employee_id);
  if closed is not null then perform refuse('closed_months_stay', jsonb_build_object('month', closed)); end if;
  return null;
end $$;

create or replace function closed_overtime_days_stay() returns trigger language plpgsql as $$
declare
  closed text;
begin
  if not exists (select from pay_closings) then return null; end if;
  select min(c.month) into closed from touched t join pay_closings c on c.employee_id = t.employee_id and t.date between c.from_date and c.to_date
  where exists (select from employees e where e.id = t.employee_id);
  if closed is not null then perform refuse('closed_months_stay', jsonb_build_object('month', closed)); end if;
  return null;
end $$;

create or replace function punches_keep_closed_months() returns trigger language plpgsql as $$
declare
  closed text;
begin
  if not exists (select from pay_closings) then return null; end if;
  select min(c.month) into closed from touched t
  join pay_closings c on c.employee_id = t.employee_id and left(t.local_time, 10)::date between c.from_date and c.to_date
  where t.source not in ('device', 'sync', 'file');
  if closed is not null then perform refuse('closed_months_stay', jsonb_build_object('month', closed)); end if;
  return null;
end $$;

create or replace function voids_keep_closed_months() returns trigger language plpgsql as $$
declare
  closed text;
begin
  if new.raw_id is not null and current_setting('app.reading_again', true) = 'on' then return new; end if;
  select c.month into closed from pay_closings c
  where c.employee_id = new.employee_id and c.closed_at >= new.recorded_at
    and coalesce(new.work_date, left(new.local_time, 10)::date) between c.from_date and c.to_date;
  if closed is not null then perform refuse('closed_months_stay', jsonb_build_object('month', closed)); end if;
  return new;
end $$;

/* What is given or taken for a month is paid with periods that end in it; who joined on its last days is paid it with the next month. */
create function pays_items_between(period text, first text, last text) returns boolean language sql immutable parallel safe as $$
  select left(period, 7) between first and last
    or length(period) > 7 and to_char(make_date(left(period, 4)::int, substr(period, 6, 2)::int, 1) - 1, 'YYYY-MM') between first and last
$$;

create or replace function pay_items_mark_closed_months() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into pay_dirty (employee_id, month)
  select c.employee_id, c.month from (
    select employee_id, coalesce(month, start_month) as first, coalesce(month, end_month, '9999-12') as last from gone
    union select employee_id, coalesce(month, start_month), coalesce(month, end_month, '9999-12') from come) i
  join pay_closings c on pays_items_between(c.month, i.first, i.last) and (i.employee_id is null or c.employee_id = i.employee_id)
  on conflict do nothing;
  return null;
end $$;
create or replace function pay_items_mark_closed_months_when_added() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into pay_dirty (employee_id, month)
  select distinct c.employee_id, c.month from come i
  join pay_closings c on pays_items_between(c.month, coalesce(i.month, i.start_month), coalesce(i.month, i.end_month, '9999-12'))
    and (i.employee_id is null or c.employee_id = i.employee_id)
  on conflict do nothing;
  return null;
end $$;

create or replace function fte_marks_closed_months() returns trigger language plpgsql security definer set search_path from current as $$
declare
  of_employee int := case tg_op when 'DELETE' then old.employee_id else new.employee_id end;
  from_day date := case tg_op when 'DELETE' then old.effective_from when 'INSERT' then new.effective_from
    else least(old.effective_from, new.effective_from) end;
begin
  insert into pay_dirty (employee_id, month)
  select c.employee_id, c.month from pay_closings c
  where c.employee_id = of_employee and c.to_date >= from_day
    and exists (select from compensations s where s.employee_id = of_employee and s.follows_fte)
  on conflict do nothing;
  return null;
end $$;

create or replace function versions_mark_closed_months() returns trigger language plpgsql as $$
begin
  insert into pay_dirty (employee_id, month)
  select distinct c.employee_id, c.month from touched t join pay_closings c on c.employee_id = t.employee_id and c.to_date >= t.effective_from
  on conflict do nothing;
  return null;
end $$;

/* Trips are paid with the last period of their months. */
create or replace function travels_mark_closed_pay() returns trigger language plpgsql as $$
begin
  perform mark_closed(o.employee_id, date_trunc('month', o.start_date)::date, (date_trunc('month', o.end_date) + interval '1 month')::date - 1)
  from (select old.employee_id, old.start_date, old.end_date union select new.employee_id, new.start_date, new.end_date) o;
  return null;
end $$;
