-- Thousands of people in one statement: what was asked for every row is asked once, or not at all where its answer is known.

/*
 * PL/pgSQL, because it is prepared once per connection; an SQL function within another one would be read anew for every row. Most of
 * what is written has no letter beyond ASCII, and there nothing is to be looked for. The answers are those of before.
 */
create or replace function folded(written text) returns text language plpgsql immutable strict parallel safe as $$
begin
  if octet_length(written) = length(written) then return lower(written collate "C"); end if;
  return normalize(
    replace(replace(replace(
      translate(regexp_replace(normalize(lower(written collate "und-x-icu"), nfd), '[\u0300-\u036f]', '', 'g'), 'øłđðħŧıς', 'olddhtiσ'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    nfc);
end $$;

create or replace function is_east_asian(written text) returns boolean language plpgsql immutable strict parallel safe as $$
begin
  return octet_length(written) > length(written)
    and written ~ '[\u3005\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff66-\uff9f\U00020000-\U0003ffff]';
end $$;

create or replace function full_name(first_name text, last_name text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return case
    when not is_east_asian(last_name) then btrim(first_name || ' ' || last_name)
    when length(last_name) = 1 then last_name || first_name
    else btrim(last_name || ' ' || first_name)
  end;
end $$;

create or replace function name_spellings(first_name text, last_name text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return full_name(first_name, last_name) || case when is_east_asian(last_name) then chr(10) || last_name || first_name else '' end;
end $$;

/* The lock is taken and the end of the chain looked up once per statement; from row to row the seal is handed on. */
create function logs_find_the_end() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('logs_are_chained'));
  perform set_config('cadre.last_seal', coalesce((select hash from logs order by id desc limit 1), 'genesis'), true);
  return null;
end $$;
create trigger logs_find_the_end before insert on logs for each statement execute function logs_find_the_end();

create or replace function logs_are_chained() returns trigger language plpgsql as $$
begin
  new.id := nextval('log_numbers');
  new.at := clock_timestamp();
  new.prev_hash := current_setting('cadre.last_seal');
  new.said_salt := gen_random_uuid();
  new.doer_salt := gen_random_uuid();
  new.said := log_said(new);
  new.doer := log_doer(new);
  new.hash := set_config('cadre.last_seal', log_seal(new), true);
  return new;
end $$;

/* Who reports to nobody closes no circle. */
drop trigger managers_form_a_tree on employees;
create constraint trigger managers_form_a_tree after insert or update of manager_id on employees
  for each row when (new.manager_id is not null) execute function managers_form_a_tree();

drop trigger employee_versions_lie_within_employment on employee_versions;
create trigger employee_versions_lie_within_employment after insert or update or delete on employee_versions
  for each row when (not is_mirroring()) execute function employee_versions_lie_within_employment();

/* Every person has a stretch of numbers of their own, a number for each day: one range to compare instead of two. */
create function days_of_period(employee_id int, hired_on date, left_on date) returns int8range language sql immutable parallel safe as $$
  select int8range(
    employee_id * 10000000::bigint + (hired_on - date '0001-01-01'),
    employee_id * 10000000::bigint + coalesce(left_on - date '0001-01-01', 9999999), '[]')
$$;
alter table employment_periods drop constraint employment_periods_do_not_overlap;
alter table employment_periods add constraint employment_periods_do_not_overlap
  exclude using gist (days_of_period(employee_id, hired_on, left_on) with &&);

/* The first period of somebody new marks all of their days; their first version has none to add. */
create or replace function employees_begin_dated() returns trigger language plpgsql as $$
begin
  perform set_config('cadre.mirroring', 'on', true), set_config('cadre.beginning', 'on', true);
  insert into employment_periods (employee_id, hired_on, created_by_id, updated_by_id)
  select id, hire_date, created_by_id, updated_by_id from fresh;
  insert into employee_versions (employee_id, effective_from, department_id, job_id, branch_id, manager_id, employment_type, fte,
    created_by_id, updated_by_id)
  select id, hire_date, department_id, job_id, branch_id, manager_id, employment_type, fte, created_by_id, updated_by_id from fresh;
  perform set_config('cadre.mirroring', '', true), set_config('cadre.beginning', '', true);
  return null;
end $$;
drop trigger versions_mark_days_when_added on employee_versions;
create trigger versions_mark_days_when_added after insert on employee_versions
  referencing new table as touched for each statement when (current_setting('cadre.beginning', true) is distinct from 'on')
  execute function versions_mark_days();
