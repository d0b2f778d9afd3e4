-- Thousands of people at once, second part: what each row cost beside itself.

/* What a check has read, kept until the commit: many rows under one seal. An import that was checked before is checked again. */
create table import_blocks (
  import_id int not null constraint import_blocks_belong_to_an_import references imports on delete cascade,
  number int not null,
  rows text not null,
  primary key (import_id, number)
);
update imports set status = 'uploaded', wrong_count = null, remarked_count = null, updated_count = null, done_count = 0
where status in ('checking', 'checked', 'committing');
update import_rows r set wanted = null, complaints = null, remarks = '{}', existing_id = null, existing_version = null
from imports i where i.id = r.import_id and i.status = 'uploaded' and r.complaints is not null;
/* Each row learns later which record it became; with room beside it, no index has to learn that too. */
alter table import_rows set (fillfactor = 50);

/* Most names are written in ASCII and in no order of their own, and what they come to needs no function. The values are those of before. */
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

/* Periods of one person are compared with each other alone, and those of somebody new with none: an index of ranges cost more than the rows. */
alter table employment_periods drop constraint employment_periods_do_not_overlap;
drop function days_of_period(int, date, date);
create function employment_periods_do_not_overlap() returns trigger language plpgsql as $$
begin
  -- Two at once must not miss each other.
  perform from employees e where e.id in (select employee_id from touched) order by e.id for no key update;
  if exists (
    select from touched t join employment_periods p on p.employee_id = t.employee_id and p.id <> t.id
    where daterange(p.hired_on, p.left_on, '[]') && daterange(t.hired_on, t.left_on, '[]'))
  then perform refuse('employment_periods_do_not_overlap'); end if;
  return null;
end $$;
create trigger employment_periods_do_not_overlap_when_added after insert on employment_periods
  referencing new table as touched for each statement when (current_setting('cadre.beginning', true) is distinct from 'on')
  execute function employment_periods_do_not_overlap();
create trigger employment_periods_do_not_overlap_when_changed after update on employment_periods
  referencing new table as touched for each statement execute function employment_periods_do_not_overlap();
