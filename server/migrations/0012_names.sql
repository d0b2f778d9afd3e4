/* Is this written in Chinese, Japanese or Korean signs? */
create function is_east_asian(written text) returns boolean language sql immutable strict parallel safe as $$
  select written ~ '[\u3005\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff66-\uff9f\U00020000-\U0003ffff]'
$$;

/* Anna Weber, 小宮山 美和, 王小明: East Asian names begin with the family. `fullName` in rules/src/full-name.ts says the same. */
create function full_name(first_name text, last_name text) returns text language sql immutable strict parallel safe as $$
  select case
    when not is_east_asian(last_name) then btrim(first_name || ' ' || last_name)
    when length(last_name) = 1 then last_name || first_name
    else btrim(last_name || ' ' || first_name)
  end
$$;

/* All ways in which a name is typed: East Asian ones also without a space. */
create function name_spellings(first_name text, last_name text) returns text language sql immutable strict parallel safe as $$
  select full_name(first_name, last_name) || case when is_east_asian(last_name) then chr(10) || last_name || first_name else '' end
$$;

alter table employees drop column name, drop column search_text;
alter table employees add column name text not null generated always as (full_name(first_name, last_name)) stored;
alter table employees add column search_text text not null generated always as (
  folded(name_spellings(first_name, last_name) || chr(10) || employee_no || chr(10) || work_email)) stored;
-- A page of people by name.
create index employees_by_name on employees (name collate "und-x-icu", id);
-- Who is called this? (search in lists, lookups and the palette)
create index employees_by_search on employees using gin (search_text gin_trgm_ops);

alter table users drop column name, drop column search_text;
alter table users add column name text not null generated always as (full_name(first_name, last_name)) stored;
alter table users add column search_text text not null generated always as (
  folded(name_spellings(first_name, last_name) || chr(10) || email)) stored;
-- A page of users by name.
create index users_by_name on users (name collate "und-x-icu", id);
-- Which user is called this? (search)
create index users_by_search on users using gin (search_text gin_trgm_ops);
