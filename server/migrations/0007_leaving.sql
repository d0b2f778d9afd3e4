-- Leaving, and changes of employment for many people at once.

/* Who takes over the people and the departments of somebody who is about to leave. */
create table successions (
  employee_id int primary key constraint successions_are_of_an_employee references employees on delete cascade,
  successor_id int not null constraint successions_fall_to_an_employee references employees on delete cascade,
  constraint successions_fall_to_another check (successor_id <> employee_id)
);
-- What does this employee take over?
create index successions_by_successor on successions (successor_id);

/*
 * Rows follow their versions once per statement, not once per version: five hundred people change as fast as one, and two who
 * change places never stand in a circle in between. Without names: everybody.
 */
drop trigger employee_versions_show_today on employee_versions;
drop function employee_versions_show_today();
drop function mirror_versions(int);

create function mirror_versions(only_employees int[] default null) returns setof int language plpgsql as $$
declare
  before text := current_setting('cadre.mirroring', true);
begin
  perform set_config('cadre.mirroring', 'on', true);
  return query
    update employees e set
      (department_id, job_id, branch_id, manager_id, employment_type, fte, version, updated_at) =
      (v.department_id, v.job_id, v.branch_id, v.manager_id, v.employment_type, v.fte, e.version + 1, now())
    from employees current
    cross join lateral version_on(current.id, today_of(current)) v
    -- One array in both cases: a plan made for everybody would scan the table for each of a few.
    where current.id = e.id and e.id = any(coalesce(only_employees, array(select id from employees))) and v.id is not null
      and (e.department_id, e.job_id, e.branch_id, e.manager_id, e.employment_type, e.fte)
        is distinct from (v.department_id, v.job_id, v.branch_id, v.manager_id, v.employment_type, v.fte)
    returning e.id;
  perform set_config('cadre.mirroring', coalesce(before, ''), true);
end $$;

create function employee_versions_show_today() returns trigger language plpgsql as $$
begin
  if not is_mirroring() then perform mirror_versions(array(select distinct employee_id from touched)); end if;
  return null;
end $$;
create trigger employee_versions_show_today_when_added after insert on employee_versions
  referencing new table as touched for each statement execute function employee_versions_show_today();
create trigger employee_versions_show_today_when_changed after update on employee_versions
  referencing new table as touched for each statement execute function employee_versions_show_today();
create trigger employee_versions_show_today_when_removed after delete on employee_versions
  referencing old table as touched for each statement execute function employee_versions_show_today();

/*
 * Nobody is above themselves on the day a change takes effect, nor on any later day on which somebody else's planned change meets
 * it, until the next change of one's own. Days that are over are not searched: what was, was.
 */
create or replace function employee_versions_form_a_tree() returns trigger language plpgsql as $$
declare
  found_again boolean;
begin
  -- What only mirrors a row was checked with the row, and nobody stands below somebody new.
  if new.manager_id is null or is_mirroring() then return null; end if;
  perform pg_advisory_xact_lock(hashtext('managers_form_a_tree'));
  with recursive days (day) as (
    select new.effective_from
    union
    select v.effective_from from employee_versions v
    where v.effective_from > greatest(new.effective_from, current_date) and v.effective_from < coalesce((
      select min(later.effective_from) from employee_versions later
      where later.employee_id = new.employee_id and later.effective_from > new.effective_from), 'infinity')
  ), above (day, id) as (
    select day, new.manager_id from days
    union
    select above.day, (version_on(above.id, above.day)).manager_id from above where above.id is not null
  )
  select exists (select from above where id = new.employee_id) into found_again;
  if found_again then perform refuse('employees_manager_chain_has_no_cycle'); end if;
  return null;
end $$;
