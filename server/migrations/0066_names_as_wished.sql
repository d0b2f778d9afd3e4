/* The order in which a person wants the name written holds, also where the signs need no function. */
alter table employees drop column name, drop column search_text;
alter table employees add column name text not null generated always as (
  case when name_order = 'by_script' and octet_length(last_name) = length(last_name) then btrim(first_name || ' ' || last_name)
    else full_name(first_name, last_name, name_order)
  end
) stored;
alter table employees add column search_text text not null generated always as (
  case when name_order = 'by_script'
      and octet_length(first_name || last_name || employee_no || work_email) = length(first_name || last_name || employee_no || work_email)
    then lower((btrim(first_name || ' ' || last_name) || chr(10) || employee_no || chr(10) || work_email) collate "C")
    else folded(name_spellings(first_name, last_name, name_order) || chr(10) || employee_no || chr(10) || work_email)
  end
) stored;
-- A page of people by name.
create index employees_by_name on employees (name collate "und-x-icu", id);
-- Who is called this? (search in lists, lookups and the palette)
create index employees_by_search on employees using gin (search_text gin_trgm_ops);
