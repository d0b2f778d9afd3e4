-- Invariants that a race could break are guarded here, not in code.

/* raises with a constraint's name, so that a trigger's refusal maps to a sentence like any other. */
create function refuse(constraint_name text) returns void language plpgsql as $$
begin
  raise exception using errcode = 'check_violation', constraint = constraint_name, message = constraint_name;
end $$;

create function departments_form_a_tree() returns trigger language plpgsql as $$
declare
  depth int;
begin
  if new.parent_id is null then return null; end if;
  -- Two moves at once could close a cycle that neither sees; moves are rare, so they queue.
  perform pg_advisory_xact_lock(hashtext('departments_form_a_tree'));
  with recursive above (id, parent_id, depth) as (
    select id, parent_id, 1 from departments where id = new.id
    union all
    select d.id, d.parent_id, above.depth + 1 from departments d join above on d.id = above.parent_id where above.depth <= 20
  )
  select max(above.depth) into depth from above;
  if depth > 20 then perform refuse('departments_form_no_cycle'); end if;
  with recursive below (id, depth) as (
    select new.id, depth
    union all
    select d.id, below.depth + 1 from departments d join below on d.parent_id = below.id where below.depth <= 20
  )
  select max(below.depth) into depth from below;
  if depth > 10 then perform refuse('departments_are_at_most_ten_deep'); end if;
  return null;
end $$;
create constraint trigger departments_form_a_tree after insert or update of parent_id on departments
  for each row execute function departments_form_a_tree();

create function managers_form_a_tree() returns trigger language plpgsql as $$
declare
  found_again boolean;
begin
  if new.manager_id is null then return null; end if;
  perform pg_advisory_xact_lock(hashtext('managers_form_a_tree'));
  with recursive above (id) as (
    select new.manager_id
    union
    select e.manager_id from employees e join above on e.id = above.id where e.manager_id is not null
  )
  select exists (select from above where id = new.id) into found_again;
  if found_again then perform refuse('employees_manager_chain_has_no_cycle'); end if;
  return null;
end $$;
create constraint trigger managers_form_a_tree after insert or update of manager_id on employees
  for each row execute function managers_form_a_tree();

/* The client takes anyone who holds role 2 for an employee; a second role would lock them out of the administration. */
create function employee_role_stands_alone() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id for update;
  if exists (select from user_roles where user_id = new.user_id and role_id = 2)
     and exists (select from user_roles where user_id = new.user_id and role_id <> 2) then
    perform refuse('employee_role_stands_alone');
  end if;
  return null;
end $$;
create constraint trigger employee_role_stands_alone after insert or update on user_roles
  deferrable initially deferred for each row execute function employee_role_stands_alone();

/* Someone must be able to repair access: role 1 keeps at least one active user. */
create function an_active_administrator_remains() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('an_active_administrator_remains'));
  if not exists (select from user_roles r join users u on u.id = r.user_id where r.role_id = 1 and u.status = 'active') then
    perform refuse('an_active_administrator_remains');
  end if;
  return null;
end $$;
create constraint trigger an_active_administrator_remains after delete or update on user_roles
  deferrable initially deferred for each row when (old.role_id = 1) execute function an_active_administrator_remains();
create constraint trigger an_active_administrator_remains after update of status on users
  deferrable initially deferred for each row when (old.status = 'active' and new.status <> 'active') execute function an_active_administrator_remains();

create function system_roles_stay() returns trigger language plpgsql as $$
begin
  if old.is_system then perform refuse('system_roles_stay'); end if;
  return old;
end $$;
create trigger system_roles_stay before delete on roles for each row execute function system_roles_stay();
