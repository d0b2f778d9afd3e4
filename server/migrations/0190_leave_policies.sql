-- Policies of leave are dated, and a closed leave year stays as it was closed.

alter table leave_categories
  add column year_starts text not null default 'month' constraint leave_categories_year_starts_is_known check (year_starts in ('month', 'hire_date')),
  add column reduced_by_unpaid boolean not null default false,
  add column earned_expires_after int constraint leave_categories_earned_time_lapses_in_months check (earned_expires_after between 1 and 60),
  add column close_after_days int constraint leave_categories_close_within_a_year check (close_after_days between 1 and 365),
  /* Since when the policy of today holds; null: from the beginning. */
  add column "from" date,
  drop constraint leave_categories_prorate_is_known,
  add constraint leave_categories_prorate_is_known check (prorate in ('none', 'by_month', 'by_full_month', 'by_day'));

/* A version of what decides about entitlements. The one without a day holds before all others; the category shows that of today. */
create table leave_policies (
  id int generated always as identity primary key,
  leave_category_id int not null constraint leave_policies_are_of_a_category references leave_categories on delete cascade,
  valid_from date,
  annual_amount numeric(8, 3) not null,
  "grant" text not null,
  accrual_frequency text not null,
  accrual_timing text not null,
  seniority_steps jsonb not null,
  rounding text not null,
  rounding_mode text not null,
  prorate text not null,
  prorate_fte boolean not null,
  reduced_by_unpaid boolean not null,
  max_balance numeric(8, 3),
  negative_limit numeric(8, 3) not null,
  carry_over text not null,
  carry_over_max numeric(8, 3),
  carry_over_expiry text not null,
  carry_over_expires_month int,
  carry_over_expires_day int,
  carry_over_expires_after int,
  earned_expires_after int,
  created_at timestamptz not null default now(),
  created_by_id int
);
-- Which policy holds on a day?
create unique index leave_policies_begin_once on leave_policies (leave_category_id, coalesce(valid_from, '-infinity'));

create function leave_policy_begins() returns trigger language plpgsql as $$
begin
  insert into leave_policies (leave_category_id, annual_amount, "grant", accrual_frequency, accrual_timing, seniority_steps, rounding, rounding_mode,
    prorate, prorate_fte, reduced_by_unpaid, max_balance, negative_limit, carry_over, carry_over_max, carry_over_expiry, carry_over_expires_month,
    carry_over_expires_day, carry_over_expires_after, earned_expires_after, created_by_id)
  values (new.id, new.annual_amount, new."grant", new.accrual_frequency, new.accrual_timing, new.seniority_steps, new.rounding, new.rounding_mode,
    new.prorate, new.prorate_fte, new.reduced_by_unpaid, new.max_balance, new.negative_limit, new.carry_over, new.carry_over_max,
    new.carry_over_expiry, new.carry_over_expires_month, new.carry_over_expires_day, new.carry_over_expires_after, new.earned_expires_after,
    new.created_by_id);
  return null;
end $$;
create trigger leave_categories_begin_a_policy after insert on leave_categories for each row execute function leave_policy_begins();

insert into leave_policies (leave_category_id, annual_amount, "grant", accrual_frequency, accrual_timing, seniority_steps, rounding, rounding_mode,
  prorate, prorate_fte, reduced_by_unpaid, max_balance, negative_limit, carry_over, carry_over_max, carry_over_expiry, carry_over_expires_month,
  carry_over_expires_day, carry_over_expires_after, earned_expires_after, created_at, created_by_id)
select id, annual_amount, "grant", accrual_frequency, accrual_timing, seniority_steps, rounding, rounding_mode,
  prorate, prorate_fte, reduced_by_unpaid, max_balance, negative_limit, carry_over, carry_over_max, carry_over_expiry, carry_over_expires_month,
  carry_over_expires_day, carry_over_expires_after, earned_expires_after, created_at, created_by_id
from leave_categories;

/* Leave years that begin on anniversaries are closed person by person. */
alter table leave_closings
  drop constraint leave_closings_pkey,
  add column employee_id int constraint leave_closings_are_of_an_employee references employees on delete cascade;
create unique index leave_closings_close_once on leave_closings (leave_category_id, coalesce(employee_id, 0), year);
-- Which years of this person are closed?
create index leave_closings_by_employee on leave_closings (employee_id) where employee_id is not null;

/* The first day that no closed year of the category contains. */
create function leave_open_from(category int) returns date language sql stable as $$
  select (max(year) + interval '1 year')::date from leave_closings where leave_category_id = category
$$;

create function leave_policies_keep_closed_years() returns trigger language plpgsql as $$
declare
  touched leave_policies := case when tg_op = 'DELETE' then old else new end;
  earliest date := case when tg_op = 'UPDATE' then least(coalesce(old.valid_from, '-infinity'), coalesce(new.valid_from, '-infinity'))
    else coalesce(touched.valid_from, '-infinity') end;
begin
  if not exists (select from leave_categories where id = touched.leave_category_id) then return null; end if;
  -- A year that is being closed at the same time is waited for.
  perform from leave_categories where id = touched.leave_category_id for no key update;
  if earliest < leave_open_from(touched.leave_category_id) then
    raise exception 'a closed leave year keeps its policy' using errcode = 'check_violation', constraint = 'leave_policies_keep_closed_years';
  end if;
  return null;
end $$;
create trigger leave_policies_keep_closed_years after insert or update or delete on leave_policies
  for each row execute function leave_policies_keep_closed_years();

create function leave_closings_wait() returns trigger language plpgsql as $$
begin
  -- Lines on their way hold their category, so none of them slips into the year behind its closing.
  perform from leave_categories where id = new.leave_category_id for update;
  return new;
end $$;
create trigger leave_closings_wait before insert on leave_closings for each row execute function leave_closings_wait();

create function leave_closings_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (
    select from leave_closings c where c.leave_category_id = old.leave_category_id and c.employee_id is not distinct from old.employee_id and c.year > old.year)
  then return old; end if;
  if tg_op = 'DELETE' and (not exists (select from leave_categories where id = old.leave_category_id)
    or old.employee_id is not null and not exists (select from employees where id = old.employee_id)) then return old; end if;
  raise exception 'a leave year that a later one was closed upon stays closed' using errcode = 'restrict_violation';
end $$;
create trigger leave_closings_stay before update or delete on leave_closings for each row execute function leave_closings_stay();

/*
 * A closed year takes nothing that is computed from policies and facts of people. What people do late about its days is written with its document:
 * a leave, an overtime, a day, or a note of HR. What follows from that leaves the year at zero.
 */
create function leave_ledger_keeps_closed_years() returns trigger language plpgsql as $$
begin
  if exists (
    select from added a where exists (
      select from leave_closings c where c.leave_category_id = a.leave_category_id and c.year >= a.year
        and (c.employee_id is null or c.employee_id = a.employee_id))
    and case a.kind
      when 'grant' then true
      when 'accrual' then true
      when 'opening' then coalesce(trim(a.note), '') = ''
      when 'adjustment' then coalesce(trim(a.note), '') = ''
      when 'encashment' then coalesce(trim(a.note), '') = ''
      when 'usage' then a.leave_id is null
      when 'usage_reversal' then a.leave_id is null
      when 'overtime' then a.overtime_id is null
      else false end)
  or exists (
    select from (
      select distinct a.employee_id, a.leave_category_id, a.year from added a
      join leave_categories k on k.id = a.leave_category_id and k.year_starts = 'month'
      where a.kind in ('expiry', 'carry_out', 'carry_in')
        and exists (select from leave_closings c where c.leave_category_id = a.leave_category_id and c.year = a.year and c.employee_id is null)) y
    where (select sum(l.amount) from leave_ledger l where l.employee_id = y.employee_id and l.leave_category_id = y.leave_category_id and l.year = y.year)
      is distinct from (select coalesce(sum(d.amount), 0) from leaves v join leave_days d on d.leave_id = v.id and d.active
        where v.employee_id = y.employee_id and v.leave_category_id = y.leave_category_id and v.status = 'pending' and d.year = y.year))
  then
    raise exception 'a closed leave year stays as it was closed' using errcode = 'check_violation', constraint = 'leave_ledger_keeps_closed_years';
  end if;
  return null;
end $$;
create trigger leave_ledger_keeps_closed_years after insert on leave_ledger
  referencing new table as added for each statement execute function leave_ledger_keeps_closed_years();
