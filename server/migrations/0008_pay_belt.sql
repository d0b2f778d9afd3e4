/*
 * A second belt around pay. The application decides at its one door (server/src/crud/access.ts) who reaches which row; here the
 * database decides it once more, from the tables alone, so that one mistaken statement shows nobody's pay. A transaction says
 * in whose name it works: app.user_id is a user's id, or 'system' for the house itself. Without a name there are no rows.
 */

-- The functions below look here alone, whoever calls them.
select set_config('search_path', format('%I, pg_temp', current_schema()), true);

create function working_user() returns int language sql stable as $$
  select nullif(nullif(current_setting('app.user_id', true), ''), 'system')::int
$$;

/* Of each of these rights the widest scope in which the user holds it, and where the user stands. */
create function held_scopes(rights text[]) returns table (scope text, employee_id int, branch_id int)
language sql stable rows 2 security definer set search_path from current as $$
  select distinct on (p.permission) p.scope, u.employee_id, e.branch_id
  from users u
  join user_roles held on held.user_id = u.id
  join role_permissions p on p.role_id = held.role_id and p.permission = any(rights)
  left join employees e on e.id = u.employee_id
  where u.id = working_user() and u.status = 'active'
  order by p.permission, array_position('{own,team,department,branch,all}', p.scope) desc
$$;

create function reaches_everybody(variadic rights text[]) returns boolean
language sql stable security definer set search_path from current as $$
  select current_setting('app.user_id', true) is not distinct from 'system'
    or exists (select from held_scopes(rights) where scope = 'all')
$$;

/* The own file, and those inside a scope. A scope that is wider than all of these needs no list. */
create function reached_employees(variadic rights text[]) returns setof int
language sql stable security definer set search_path from current as $$
  with recursive held as (
    select * from held_scopes(rights) where employee_id is not null
  ), headed (id) as (
    select d.id from departments d join held on d.head_id = held.employee_id and held.scope = 'department'
    union
    select d.id from departments d join headed on d.parent_id = headed.id
  )
  select employee_id from held
  union
  select e.id from employees e join held on e.manager_id = held.employee_id and held.scope = 'team'
  union
  select e.id from employees e join headed on e.department_id = headed.id
  union
  select e.id from employees e join held on e.branch_id = held.branch_id and held.scope = 'branch'
$$;

create function own_employee() returns int
language sql stable security definer set search_path from current as $$
  select employee_id from users where id = working_user() and status = 'active'
$$;

/*
 * Each `(select …)` is asked once per statement, not once per row. What is added is also seen until the transaction ends, because
 * PostgreSQL shows it to who adds it; and what is seen may be locked, so that the door still tells "not found" from "not allowed".
 */
alter table bank_accounts enable row level security, force row level security;
create policy bank_accounts_are_within_reach on bank_accounts
  using (
    (select reaches_everybody('employees.view_pay')) or employee_id in (select reached_employees('employees.view_pay'))
    or (created_at = now()
      and ((select reaches_everybody('employees.update_pay')) or employee_id in (select reached_employees('employees.update_pay')))))
  with check (
    (select reaches_everybody('employees.update_pay')) or employee_id in (select reached_employees('employees.update_pay')));
create policy bank_accounts_go_by_right on bank_accounts as restrictive for delete
  using ((select reaches_everybody('employees.update_pay')) or employee_id in (select reached_employees('employees.update_pay')));

/* A draft about somebody is not yet theirs, and a form for nobody in particular belongs to who reaches everybody. */
alter table forms enable row level security, force row level security;
create policy forms_are_within_reach on forms
  using (
    (select reaches_everybody('forms.view'))
    or (employee_id in (select reached_employees('forms.view')) and (status <> 'draft' or employee_id <> (select own_employee())))
    or (created_at = now() and ((select reaches_everybody('forms.create')) or employee_id in (select reached_employees('forms.create')))))
  with check (
    (select reaches_everybody('forms.create', 'forms.update', 'forms.issue'))
    or (employee_id in (select reached_employees('forms.create', 'forms.update', 'forms.issue'))
      and (status <> 'draft' or employee_id <> (select own_employee()))));
create policy forms_are_answered_by_their_subject on forms for update
  using (status = 'issued' and employee_id = (select own_employee()))
  with check (status in ('accepted', 'declined') and employee_id = (select own_employee()));
create policy forms_go_by_right on forms as restrictive for delete
  using ((select reaches_everybody('forms.delete')) or employee_id in (select reached_employees('forms.delete')));

/* Policies see what a row becomes. What it was must be within reach as well, or one could move another's row into one's own. */
create function pay_moves_within_reach() returns trigger language plpgsql as $$
begin
  if not (reaches_everybody(variadic tg_argv) or coalesce(old.employee_id in (select reached_employees(variadic tg_argv)), false)) then
    raise insufficient_privilege using message = 'pay_moves_within_reach';
  end if;
  return new;
end $$;
create trigger pay_moves_within_reach before update on bank_accounts for each row
  when (old.employee_id is distinct from new.employee_id) execute function pay_moves_within_reach('employees.update_pay');
create trigger pay_moves_within_reach before update on forms for each row
  when (old.employee_id is distinct from new.employee_id) execute function pay_moves_within_reach('forms.update', 'forms.issue');
