-- What people were paid and what was withheld before Cadre, or elsewhere, in a tax year: its year to date counts it.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

create table pay_openings (
  id int generated always as identity primary key,
  employee_id int not null constraint pay_openings_belong_to_an_employee references employees on delete cascade,
  /* The last month that is in it. */
  until_month text not null,
  gross_pay bigint,
  basic_pay bigint,
  taxable_pay bigint,
  other_deductions bigint,
  pay_component_id int constraint pay_openings_are_of_a_component references pay_components,
  withheld bigint,
  employer_share bigint,
  currency char(3) not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint pay_openings_have_an_amount check (num_nonnulls(gross_pay, withheld, employer_share) > 0),
  constraint pay_openings_have_gross_pay check (gross_pay is not null or num_nonnulls(basic_pay, taxable_pay, other_deductions) = 0),
  constraint pay_openings_name_what_was_withheld check ((pay_component_id is not null) = (num_nonnulls(withheld, employer_share) > 0)),
  constraint pay_openings_are_not_negative check (
    least(gross_pay, basic_pay, taxable_pay, other_deductions, withheld, employer_share) >= 0)
);
-- What was paid to an employee before a month?
create index pay_openings_by_employee on pay_openings (employee_id, until_month);
-- Gross pay and each tax are entered once for a month, so that nothing is counted twice.
create unique index pay_openings_have_pay_once on pay_openings (employee_id, until_month) where gross_pay is not null;
create unique index pay_openings_have_a_component_once on pay_openings (employee_id, until_month, pay_component_id)
  where pay_component_id is not null;
-- Is a component in use?
create index pay_openings_by_component on pay_openings (pay_component_id) where pay_component_id is not null;
select keep_total('pay_openings');

alter table pay_openings enable row level security, force row level security;
create policy pay_openings_are_within_reach on pay_openings
  using (
    (select reaches_everybody('employees.view_pay')) or employee_id in (select reached_employees('employees.view_pay'))
    or (created_at = now()
      and ((select reaches_everybody('employees.update_pay')) or employee_id in (select reached_employees('employees.update_pay')))))
  with check (
    (select reaches_everybody('employees.update_pay')) or employee_id in (select reached_employees('employees.update_pay')));
create policy pay_openings_go_by_right on pay_openings as restrictive for delete
  using ((select reaches_everybody('employees.update_pay')) or employee_id in (select reached_employees('employees.update_pay')));
create trigger pay_moves_within_reach before update on pay_openings for each row
  when (old.employee_id is distinct from new.employee_id) execute function pay_moves_within_reach('employees.update_pay');
create trigger hold_unproven_pay after insert on pay_openings referencing new table as added
  for each statement execute function hold_unproven_pay();

/* A component counts in the currency of its amounts. */
create function pay_openings_share_the_currency() returns trigger language plpgsql as $$
begin
  if exists (select from pay_components c where c.id = new.pay_component_id and c.currency <> new.currency) then
    perform refuse('pay_openings_share_the_currency');
  end if;
  return new;
end $$;
create trigger pay_openings_share_the_currency before insert or update of pay_component_id, currency on pay_openings
  for each row when (new.pay_component_id is not null) execute function pay_openings_share_the_currency();

/* Closed months of its tax year may amount to something else; no tax year is longer than twelve months. */
create function mark_closed_by_openings(employees int[], months text[]) returns void
language sql security definer set search_path from current as $$
  insert into pay_dirty (employee_id, month)
  select distinct c.employee_id, c.month from unnest(employees, months) as o (employee_id, month)
  join pay_closings c on c.employee_id = o.employee_id and c.month >= o.month
    and c.month < to_char((o.month || '-01')::date + interval '12 months', 'YYYY-MM')
  on conflict do nothing
$$;
create function pay_openings_mark_closed_months() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then perform mark_closed_by_openings(array_agg(employee_id), array_agg(until_month)) from come; end if;
  if tg_op <> 'INSERT' then perform mark_closed_by_openings(array_agg(employee_id), array_agg(until_month)) from gone; end if;
  return null;
end $$;
create trigger pay_openings_mark_closed_months_when_added after insert on pay_openings
  referencing new table as come for each statement execute function pay_openings_mark_closed_months();
create trigger pay_openings_mark_closed_months after update on pay_openings
  referencing old table as gone new table as come for each statement execute function pay_openings_mark_closed_months();
create trigger pay_openings_mark_closed_months_when_removed after delete on pay_openings
  referencing old table as gone for each statement execute function pay_openings_mark_closed_months();
