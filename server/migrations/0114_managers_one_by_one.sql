-- Whoever stands above somebody is looked up one by one: a join read all employees for every new one, as long as there were not many thousands.

create or replace function managers_form_a_tree() returns trigger language plpgsql as $$
declare
  found_again boolean;
begin
  if new.manager_id is null then return null; end if;
  perform pg_advisory_xact_lock(hashtext('managers_form_a_tree'));
  with recursive above (id) as (
    select new.manager_id
    union
    select (select e.manager_id from employees e where e.id = above.id) from above where above.id is not null
  )
  select exists (select from above where id = new.id) into found_again;
  if found_again then
    perform refuse('employees_manager_chain_has_no_cycle', jsonb_build_object('name', new.name, 'day', today_of(new)));
  end if;
  return null;
end $$;
