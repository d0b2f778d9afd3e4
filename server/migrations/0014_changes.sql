-- A change of employment is the fields that it changes, and carries on until the next change of the same field.

create function dated_fields() returns text[] language sql immutable as $$
  select array['department_id', 'job_id', 'branch_id', 'manager_id', 'employment_type', 'fte']
$$;

/*
 * `changed_fields` is what somebody decided for that day; the other columns are carried on from the last change that names them, by
 * `carry_on`, so that whoever reads a day still reads one row. The beginning of a period names all of them.
 */
alter table employee_versions
  add column changed_fields text[] not null default dated_fields()
    constraint employee_versions_change_what_is_dated check (changed_fields <@ dated_fields()),
  /* Whose leaving gave this manager; what is taken back with it. */
  add column handed_over_by int constraint employee_versions_are_handed_over_by_an_employee references employees on delete set null;
-- What did this leaving hand over?
create index employee_versions_by_leaver on employee_versions (handed_over_by) where handed_over_by is not null;

/* The status to which the withdrawal of a notice leads back. */
alter table employment_periods add column status_before text;

/* Existing versions become changes: the beginning of a period names all fields, each later one those in which it differs. */
alter table employee_versions disable trigger user;
update employee_versions v set changed_fields = array_remove(array[
    case when v.department_id is distinct from b.department_id then 'department_id' end,
    case when v.job_id is distinct from b.job_id then 'job_id' end,
    case when v.branch_id is distinct from b.branch_id then 'branch_id' end,
    case when v.manager_id is distinct from b.manager_id then 'manager_id' end,
    case when v.employment_type is distinct from b.employment_type then 'employment_type' end,
    case when v.fte is distinct from b.fte then 'fte' end], null)
from (
  select id, lag(department_id) over dated as department_id, lag(job_id) over dated as job_id, lag(branch_id) over dated as branch_id,
    lag(manager_id) over dated as manager_id, lag(employment_type) over dated as employment_type, lag(fte) over dated as fte,
    row_number() over dated as number
  from employee_versions window dated as (partition by employee_id order by effective_from)) b
where b.id = v.id and b.number > 1
  and not exists (select from employment_periods p where p.employee_id = v.employee_id and p.hired_on = v.effective_from);
alter table employee_versions enable trigger user;

create function employee_versions_begin_whole() returns trigger language plpgsql as $$
begin
  if exists (select from employment_periods p where p.employee_id = new.employee_id and p.hired_on = new.effective_from) then
    new.changed_fields := dated_fields();
  end if;
  return new;
end $$;
create trigger employee_versions_begin_whole before insert or update on employee_versions
  for each row when (cardinality(new.changed_fields) < 6) execute function employee_versions_begin_whole();

/* Lays each change over what held before it. */
create function carry_on(of_employees int[]) returns void language sql as $$
  update employee_versions v set (department_id, job_id, branch_id, manager_id, employment_type, fte) =
    (c.department_id, c.job_id, c.branch_id, c.manager_id, c.employment_type, c.fte)
  from (
    select w.id,
      (select x.department_id from employee_versions x where x.employee_id = w.employee_id and x.effective_from <= w.effective_from
        and 'department_id' = any(x.changed_fields) order by x.effective_from desc limit 1) as department_id,
      (select x.job_id from employee_versions x where x.employee_id = w.employee_id and x.effective_from <= w.effective_from
        and 'job_id' = any(x.changed_fields) order by x.effective_from desc limit 1) as job_id,
      (select x.branch_id from employee_versions x where x.employee_id = w.employee_id and x.effective_from <= w.effective_from
        and 'branch_id' = any(x.changed_fields) order by x.effective_from desc limit 1) as branch_id,
      (select x.manager_id from employee_versions x where x.employee_id = w.employee_id and x.effective_from <= w.effective_from
        and 'manager_id' = any(x.changed_fields) order by x.effective_from desc limit 1) as manager_id,
      (select x.employment_type from employee_versions x where x.employee_id = w.employee_id and x.effective_from <= w.effective_from
        and 'employment_type' = any(x.changed_fields) order by x.effective_from desc limit 1) as employment_type,
      (select x.fte from employee_versions x where x.employee_id = w.employee_id and x.effective_from <= w.effective_from
        and 'fte' = any(x.changed_fields) order by x.effective_from desc limit 1) as fte
    from employee_versions w where w.employee_id = any(of_employees)) c
  where c.id = v.id and (v.department_id, v.job_id, v.branch_id, v.manager_id, v.employment_type, v.fte)
    is distinct from (c.department_id, c.job_id, c.branch_id, c.manager_id, c.employment_type, c.fte)
$$;

/* The version that holds at this moment. Its day begins where its branch is, so a move between zones never goes back and forth. */
create function version_now(employee employees) returns employee_versions language sql stable as $$
  select v from employee_versions v join branches b on b.id = v.branch_id where v.employee_id = employee.id
  order by (v.effective_from <= (now() at time zone coalesce(employee.timezone, b.timezone))::date) desc,
    case when v.effective_from <= (now() at time zone coalesce(employee.timezone, b.timezone))::date then v.effective_from end desc,
    v.effective_from limit 1
$$;

create or replace function mirror_versions(only_employees int[] default null) returns setof int language plpgsql as $$
declare
  before text := current_setting('cadre.mirroring', true);
begin
  perform set_config('cadre.mirroring', 'on', true);
  return query
    update employees e set
      (department_id, job_id, branch_id, manager_id, employment_type, fte, version, updated_at) =
      (v.department_id, v.job_id, v.branch_id, v.manager_id, v.employment_type, v.fte, e.version + 1, now())
    from employees current
    cross join lateral version_now(current) v
    -- One array in both cases: a plan made for everybody would scan the table for each of a few.
    where current.id = e.id and e.id = any(coalesce(only_employees, array(select id from employees))) and v.id is not null
      and (e.department_id, e.job_id, e.branch_id, e.manager_id, e.employment_type, e.fte)
        is distinct from (v.department_id, v.job_id, v.branch_id, v.manager_id, v.employment_type, v.fte)
    returning e.id;
  perform set_config('cadre.mirroring', coalesce(before, ''), true);
end $$;

/* Refuses with a constraint's name, and with what its sentence needs. */
create function refuse(constraint_name text, about jsonb) returns void language plpgsql as $$
begin
  raise exception using errcode = 'check_violation', constraint = constraint_name, message = constraint_name, detail = about::text;
end $$;

/* Whom somebody reports to, and on which days: from the first on, until the one beyond. */
create function managers_of(of_employee int) returns table (manager_id int, first date, beyond date) language sql stable as $$
  select v.manager_id, v.effective_from, coalesce((
    select min(n.effective_from) from employee_versions n
    where n.employee_id = v.employee_id and n.effective_from > v.effective_from), 'infinity')
  from employee_versions v where v.employee_id = of_employee and v.manager_id is not null
$$;

/*
 * Who would be above themselves on a day from this one on, and from when. Each step up keeps the days on which it holds, so that one walk sees the
 * past, today and everything that is planned.
 */
create function circles_of(of_employees int[], since date) returns table (employee_id int, day date) language sql stable as $$
  with recursive above (root, id, first, beyond) as (
    select e.id, m.manager_id, greatest(m.first, since), m.beyond
    from unnest(of_employees) as e (id) cross join lateral managers_of(e.id) m where m.beyond > since
    union
    select above.root, m.manager_id, greatest(above.first, m.first), least(above.beyond, m.beyond)
    from above cross join lateral managers_of(above.id) m
    where above.id <> above.root and greatest(above.first, m.first) < least(above.beyond, m.beyond)
  )
  select above.root, min(above.first) from above where above.id = above.root group by above.root
$$;

create function refuse_circles(of_employees int[], since date) returns void language plpgsql as $$
declare
  circle jsonb;
begin
  if not exists (select from employee_versions where employee_id = any(of_employees) and manager_id is not null) then return; end if;
  -- Two changes at once could close a circle that neither sees.
  perform pg_advisory_xact_lock(hashtext('managers_form_a_tree'));
  select jsonb_build_object('name', e.name, 'day', c.day) into circle
  from circles_of(of_employees, since) c join employees e on e.id = c.employee_id order by c.day, c.employee_id limit 1;
  if circle is not null then perform refuse('employees_manager_chain_has_no_cycle', circle); end if;
end $$;

/* What follows from a change of changes, once per statement: carried on, without a circle, and shown by the row where it holds today. */
create function employee_versions_follow() returns trigger language plpgsql as $$
declare
  of_employees int[];
  since date;
begin
  if is_mirroring() then return null; end if;
  if tg_op = 'UPDATE' then
    select array_agg(distinct employee_id), min(effective_from) into of_employees, since
    from (select employee_id, effective_from from touched union all select employee_id, effective_from from replaced) t;
  else
    select array_agg(distinct employee_id), min(effective_from) into of_employees, since from touched;
  end if;
  if of_employees is null then return null; end if;
  perform set_config('cadre.mirroring', 'on', true);
  perform carry_on(of_employees);
  perform set_config('cadre.mirroring', '', true);
  perform refuse_circles(of_employees, since);
  perform mirror_versions(of_employees);
  return null;
end $$;
drop trigger employee_versions_show_today_when_added on employee_versions;
drop trigger employee_versions_show_today_when_changed on employee_versions;
drop trigger employee_versions_show_today_when_removed on employee_versions;
drop function employee_versions_show_today();
drop trigger employee_versions_form_a_tree on employee_versions;
drop function employee_versions_form_a_tree();
create trigger employee_versions_follow_when_added after insert on employee_versions
  referencing new table as touched for each statement execute function employee_versions_follow();
create trigger employee_versions_follow_when_changed after update on employee_versions
  referencing new table as touched old table as replaced for each statement execute function employee_versions_follow();
create trigger employee_versions_follow_when_removed after delete on employee_versions
  referencing old table as touched for each statement execute function employee_versions_follow();

/*
 * A corrected day of hiring moves the beginning. What was changed up to the new day is part of it, so that nothing is lost that holds
 * then; what changes later stays.
 */
create function move_beginning(of_employee int, from_day date, to_day date) returns void language plpgsql as $$
declare
  held employee_versions := version_on(of_employee, to_day);
begin
  perform set_config('cadre.mirroring', 'on', true);
  update employment_periods set hired_on = to_day, updated_at = now() where employee_id = of_employee and hired_on = from_day;
  if to_day > from_day then
    delete from employee_versions where employee_id = of_employee and effective_from > from_day and effective_from <= to_day;
    update employee_versions set (department_id, job_id, branch_id, manager_id, employment_type, fte, note) =
      (held.department_id, held.job_id, held.branch_id, held.manager_id, held.employment_type, held.fte, coalesce(held.note, note))
    where employee_id = of_employee and effective_from = from_day;
  end if;
  update employee_versions set effective_from = to_day, version = version + 1, updated_at = now()
  where employee_id = of_employee and effective_from = from_day;
  perform set_config('cadre.mirroring', '', true);
  perform refuse_circles(array[of_employee], least(from_day, to_day));
  perform mirror_versions(array[of_employee]);
end $$;

create or replace function employees_change_dated() returns trigger language plpgsql as $$
declare
  changed text[] := array_remove(array[
    case when new.department_id is distinct from old.department_id then 'department_id' end,
    case when new.job_id is distinct from old.job_id then 'job_id' end,
    case when new.branch_id is distinct from old.branch_id then 'branch_id' end,
    case when new.manager_id is distinct from old.manager_id then 'manager_id' end,
    case when new.employment_type is distinct from old.employment_type then 'employment_type' end,
    case when new.fte is distinct from old.fte then 'fte' end], null);
begin
  if is_mirroring() then return null; end if;
  if cardinality(changed) > 0 then
    insert into employee_versions as v
      (employee_id, effective_from, department_id, job_id, branch_id, manager_id, employment_type, fte, changed_fields, created_by_id, updated_by_id)
    values (new.id, greatest(today_of(new), old.hire_date), new.department_id, new.job_id, new.branch_id, new.manager_id,
      new.employment_type, new.fte, changed, new.updated_by_id, new.updated_by_id)
    on conflict (employee_id, effective_from) do update set
      (department_id, job_id, branch_id, manager_id, employment_type, fte, changed_fields, handed_over_by, version, updated_at, updated_by_id) =
      (excluded.department_id, excluded.job_id, excluded.branch_id, excluded.manager_id, excluded.employment_type, excluded.fte,
       array(select f from unnest(dated_fields()) f where f = any(v.changed_fields || excluded.changed_fields)),
       case when 'manager_id' = any(excluded.changed_fields) then null else v.handed_over_by end,
       v.version + 1, now(), excluded.updated_by_id);
  end if;
  if new.hire_date <> old.hire_date then perform move_beginning(new.id, old.hire_date, new.hire_date); end if;
  return null;
end $$;

/* The rows themselves never close a circle either; where it is another day in two zones, a change waits for the other one. */
create or replace function managers_form_a_tree() returns trigger language plpgsql as $$
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
  if found_again then
    perform refuse('employees_manager_chain_has_no_cycle', jsonb_build_object('name', new.name, 'day', today_of(new)));
  end if;
  return null;
end $$;

/* Who headed a department, and from which day on; what was before the first entry is not known. */
create table department_heads (
  department_id int not null constraint department_heads_belong_to_a_department references departments on delete cascade,
  since date not null,
  head_id int constraint department_heads_are_employees references employees on delete set null,
  primary key (department_id, since)
);
-- What did this employee head?
create index department_heads_by_head on department_heads (head_id);
insert into department_heads (department_id, since, head_id) select id, '-infinity', head_id from departments;

create function departments_remember_heads() returns trigger language plpgsql as $$
begin
  insert into department_heads (department_id, since, head_id)
  values (new.id, case tg_op when 'INSERT' then '-infinity'::date else current_date end, new.head_id)
  on conflict (department_id, since) do update set head_id = excluded.head_id;
  return null;
end $$;
create trigger departments_remember_first_heads after insert on departments for each row execute function departments_remember_heads();
create trigger departments_remember_heads after update of head_id on departments
  for each row when (new.head_id is distinct from old.head_id) execute function departments_remember_heads();
