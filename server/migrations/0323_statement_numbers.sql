-- Statements take their number when they are issued, so drafts leave no gaps; clients have an address and a tax number.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

alter table clients
  add column address text,
  add column tax_number text;

create function next_statement_number() returns text language plpgsql as $$
declare
  this_year int := extract(year from now());
  next_number int;
begin
  insert into statement_numbers as n (year, last) values (this_year, 1)
    on conflict (year) do update set last = n.last + 1 returning last into next_number;
  return format('S%s-%s', to_char(this_year % 100, 'FM00'), to_char(next_number, 'FM0000'));
end $$;

/* A draft is called by its id. */
create or replace function statements_are_numbered() returns trigger language plpgsql as $$
begin
  new.number := case when new.status = 'issued' then next_statement_number() else format('D-%s', to_char(new.id, 'FM0000000')) end;
  return new;
end $$;

create function statements_are_numbered_when_issued() returns trigger language plpgsql as $$
begin
  new.number := next_statement_number();
  return new;
end $$;
-- By its name it comes before the trigger that seals the statement with its number.
create trigger statements_are_numbered_when_issued before update of status on statements for each row
  when (new.status = 'issued' and old.status <> 'issued' and new.number like 'D-%') execute function statements_are_numbered_when_issued();
