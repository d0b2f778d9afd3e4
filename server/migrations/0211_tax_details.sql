-- What taxes depend on besides pay: class, children and allowances of a person, and what garnishments must leave.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

create table tax_details (
  id int generated always as identity primary key,
  employee_id int not null constraint tax_details_belong_to_an_employee references employees on delete cascade,
  /* Until the next begin. */
  valid_from text not null,
  tax_class text,
  children int not null default 0 constraint tax_details_children_are_a_number check (children between 0 and 30),
  /* Free of tax each month. */
  allowance bigint constraint tax_details_allowance_is_positive check (allowance > 0),
  currency char(3),
  exempt_from_tax boolean not null default false,
  exempt_from_social boolean not null default false,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by_id int,
  updated_by_id int,
  constraint tax_details_have_a_currency check (allowance is null or currency is not null),
  constraint tax_details_begin_once_a_month unique (employee_id, valid_from)
);

alter table tax_details enable row level security, force row level security;
create policy tax_details_are_within_reach on tax_details
  using (
    (select reaches_everybody('employees.view_pay')) or employee_id in (select reached_employees('employees.view_pay'))
    or (created_at = now()
      and ((select reaches_everybody('employees.update_pay')) or employee_id in (select reached_employees('employees.update_pay')))))
  with check (
    (select reaches_everybody('employees.update_pay')) or employee_id in (select reached_employees('employees.update_pay')));
create policy tax_details_go_by_right on tax_details as restrictive for delete
  using ((select reaches_everybody('employees.update_pay')) or employee_id in (select reached_employees('employees.update_pay')));
create trigger pay_moves_within_reach before update on tax_details for each row
  when (old.employee_id is distinct from new.employee_id) execute function pay_moves_within_reach('employees.update_pay');

/* Closed months from then on may amount to something else. */
create function tax_details_mark_closed_months() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into pay_dirty (employee_id, month)
  select c.employee_id, c.month from pay_closings c
  where (tg_op <> 'DELETE' and c.employee_id = new.employee_id and c.month >= new.valid_from)
    or (tg_op <> 'INSERT' and c.employee_id = old.employee_id and c.month >= old.valid_from)
  on conflict do nothing;
  return null;
end $$;
create trigger tax_details_mark_closed_months after insert or update or delete on tax_details
  for each row execute function tax_details_mark_closed_months();

alter table pay_components
  add column tax_class text,
  add column uses_allowance boolean not null default false,
  add column child_allowance bigint constraint pay_components_child_allowance_is_positive check (child_allowance > 0);

alter table deductions
  drop constraint deductions_category_is_known,
  add constraint deductions_category_is_known check (
    category in ('tax', 'social', 'loan', 'advance', 'garnishment', 'penalty', 'absence', 'other')),
  add column protected_amount bigint constraint deductions_protected_amount_is_not_negative check (protected_amount >= 0),
  add column protected_per_child bigint constraint deductions_protected_per_child_is_not_negative check (protected_per_child >= 0),
  add constraint deductions_protect_in_a_currency check (num_nonnulls(protected_amount, protected_per_child) = 0 or currency is not null),
  add constraint deductions_protect_from_garnishments check (
    num_nonnulls(protected_amount, protected_per_child) = 0 or category = 'garnishment');
