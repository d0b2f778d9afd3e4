/*
 * Whether the person of an account reads their own pay. An account that was opened without the right to see pay proves nothing about its mailbox:
 * it is unproven until payroll confirms it, and held as soon as there is pay to read. Accounts that are there already stay open.
 */
select set_config('search_path', format('%I, pg_temp', current_schema()), true);

alter table users add column pay_access text not null default 'open'
  constraint users_pay_access_is_known check (pay_access in ('open', 'unproven', 'held'));
-- Which accounts are held when pay of these people is entered?
create index users_by_unproven_pay on users (employee_id) where pay_access = 'unproven';

create function hold_unproven_pay() returns trigger language plpgsql as $$
begin
  -- An account that is being tied to the person waits for this, and this for the account: either sees what the other has written.
  perform from employees e where e.id in (select employee_id from added where employee_id is not null) order by e.id for key share;
  update users set pay_access = 'held', version = version + 1
  where pay_access = 'unproven' and employee_id in (select employee_id from added where employee_id is not null);
  return null;
end $$;

/* What shows pay and is entered by others; a bank account may be the person's own entry. */
do $$
declare
  t text;
begin
  foreach t in array array['compensations', 'allowances', 'bonuses', 'deductions', 'salaries', 'forms', 'tax_details', 'cost_shares'] loop
    execute format('create trigger hold_unproven_pay after insert on %I referencing new table as added for each statement execute function hold_unproven_pay()', t);
  end loop;
end $$;

create trigger pay_access_has_changed after update of pay_access on users for each statement execute function rights_have_changed();

/* The policies of pay leave out the own rows of an account that is held. */
create or replace function held_scopes(rights text[]) returns table (scope text, employee_id int, branch_id int)
language sql stable rows 2 security definer set search_path from current as $$
  select distinct on (p.permission) p.scope, u.employee_id, e.branch_id
  from users u
  join user_roles held on held.user_id = u.id
  join role_permissions p on p.role_id = held.role_id and p.permission = any(rights)
  left join employees e on e.id = u.employee_id
  where u.id = working_user() and u.status = 'active' and not (u.pay_access = 'held' and p.scope = 'own')
  order by p.permission, array_position('{own,team,department,branch,all}', p.scope) desc
$$;

/*
 * Whether this employee has a salary that was agreed to; where nobody has one yet, everybody passes. Read in the name of the system, which is taken
 * back at once: an owner who is no superuser may not attach the setting to the function.
 */
create function is_on_payroll(of_employee int) returns boolean
language plpgsql volatile security definer set search_path from current as $$
declare
  before text := coalesce(current_setting('app.user_id', true), '');
  is_paid boolean;
begin
  perform set_config('app.user_id', 'system', true);
  is_paid := not exists (select from compensations where status = 'approved')
    or exists (select from compensations where status = 'approved' and employee_id = of_employee);
  perform set_config('app.user_id', before, true);
  return is_paid;
end $$;
