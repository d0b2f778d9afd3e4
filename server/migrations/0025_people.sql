/* In which order a person's name is written: as its signs say, or as the person says. */
alter table employees add column name_order text not null default 'by_script'
  constraint employees_name_order_is_known check (name_order in ('by_script', 'given_first', 'family_first'));

/* An account is called as its person is; `keep_name_order` keeps it so. */
alter table users add column name_order text not null default 'by_script'
  constraint users_name_order_is_known check (name_order in ('by_script', 'given_first', 'family_first'));

/* Anna Weber, 小宮山 美和, 王小明, Nagy Anna. `fullName` in rules/src/full-name.ts says the same. */
create function full_name(first_name text, last_name text, name_order text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return case name_order
    when 'given_first' then btrim(first_name || ' ' || last_name)
    when 'family_first' then case
      when length(last_name) = 1 and is_east_asian(last_name) then last_name || first_name
      else btrim(last_name || ' ' || first_name)
    end
    else full_name(first_name, last_name)
  end;
end $$;

/* All ways in which a name is typed: East Asian ones also without a space, and in the order of their signs. */
create function name_spellings(first_name text, last_name text, name_order text) returns text language plpgsql immutable strict parallel safe as $$
begin
  return full_name(first_name, last_name, name_order)
    || case when name_order <> 'by_script' or is_east_asian(last_name) then chr(10) || name_spellings(first_name, last_name) else '' end;
end $$;

alter table employees drop column name, drop column search_text;
alter table employees add column name text not null generated always as (full_name(first_name, last_name, name_order)) stored;
alter table employees add column search_text text not null generated always as (
  folded(name_spellings(first_name, last_name, name_order) || chr(10) || employee_no || chr(10) || work_email)) stored;
-- A page of people by name.
create index employees_by_name on employees (name collate "und-x-icu", id);
-- Who is called this? (search in lists, lookups and the palette)
create index employees_by_search on employees using gin (search_text gin_trgm_ops);

alter table users drop column name, drop column search_text;
alter table users add column name text not null generated always as (full_name(first_name, last_name, name_order)) stored;
alter table users add column search_text text not null generated always as (
  folded(name_spellings(first_name, last_name, name_order) || chr(10) || email)) stored;
-- A page of users by name.
create index users_by_name on users (name collate "und-x-icu", id);
-- Which user is called this? (search)
create index users_by_search on users using gin (search_text gin_trgm_ops);

create function take_name_order() returns trigger language plpgsql as $$
begin
  new.name_order := coalesce((select name_order from employees where id = new.employee_id), 'by_script');
  return new;
end $$;
create trigger users_take_name_order before insert or update of employee_id on users
  for each row execute function take_name_order();

create function keep_name_order() returns trigger language plpgsql as $$
begin
  update users set name_order = new.name_order where employee_id = new.id;
  return null;
end $$;
create trigger employees_keep_name_order after update of name_order on employees
  for each row when (old.name_order <> new.name_order) execute function keep_name_order();

/* What contracts and offers of a branch begin with. The names are those of the answers. */
alter table branches
  add column employer_name text,
  add column employer_registration_no text,
  add column representative_name text,
  add column representative_title text,
  add column weekly_hours int constraint branches_weekly_hours_are_possible check (weekly_hours between 60 and 3600),
  add column working_days text constraint branches_working_days_are_known
    check (working_days in ('monday_to_friday', 'monday_to_saturday', 'sunday_to_thursday', 'by_roster')),
  add column payments_per_year int constraint branches_payments_per_year_are_possible check (payments_per_year between 1 and 24),
  add column leave_days int constraint branches_leave_days_are_possible check (leave_days between 0 and 100),
  add column probation_months int constraint branches_probation_months_are_possible check (probation_months between 0 and 24),
  add column notice_period int constraint branches_notice_period_is_possible check (notice_period between 0 and 365),
  add column notice_unit text constraint branches_notice_unit_is_known check (notice_unit in ('days', 'weeks', 'months'));
