-- Totals that nobody has to count, and a search that looks past accents.

/*
 * How many rows a table has, kept as they come and go: each statement adds what it added or removed, and whoever asks for a
 * total sums that up. So writers never wait for each other, what is rolled back was never counted, and a total is as true as
 * the rows that the same snapshot shows. A job folds what has come together into one row.
 */
create table row_counts (
  table_name text not null,
  /* Of a table that is also counted by kind, or by day and kind; the kind is empty in its whole. */
  day date,
  kind text,
  rows bigint not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
-- How many are there in all? How many of this kind? And from one day to another?
create index row_counts_by_table on row_counts (table_name, kind, day) include (rows);

create function rows_are_added() returns trigger language plpgsql as $$
begin
  insert into row_counts (table_name, rows) select tg_table_name, count(*) from added having count(*) > 0;
  return null;
end $$;

create function rows_are_removed() returns trigger language plpgsql as $$
begin
  insert into row_counts (table_name, rows) select tg_table_name, -count(*) from removed having count(*) > 0;
  return null;
end $$;

create function rows_are_emptied() returns trigger language plpgsql as $$
begin
  insert into row_counts (table_name, day, kind, rows)
  select table_name, day, kind, -sum(rows) from row_counts where table_name = tg_table_name group by table_name, day, kind;
  return null;
end $$;

/* From now on the total of this table is kept; its declaration says `total: 'kept'`. */
create function keep_total(kept text) returns void language plpgsql as $$
begin
  execute format($do$
    lock table %1$I in share row exclusive mode;
    insert into row_counts (table_name, rows) select %1$L, count(*) from %1$I;
    create trigger rows_are_added after insert on %1$I
      referencing new table as added for each statement execute function rows_are_added();
    create trigger rows_are_removed after delete on %1$I
      referencing old table as removed for each statement execute function rows_are_removed();
    create trigger rows_are_emptied after truncate on %1$I for each statement execute function rows_are_emptied()
  $do$, kept);
end $$;

/* The same, and also by a column of few values, and by the day (of UTC) of a moment: `total: { kind, day }`. The kind of a row may change, its day does not. */
create function keep_total_by(kept text, kind text, day text default null) returns void language plpgsql as $$
declare
  day_of text := case when day is null then 'null::date' else format('(%%s%I at time zone ''UTC'')::date', day) end;
begin
  execute format($do$
    lock table %1$I in share row exclusive mode;
    insert into row_counts (table_name, day, kind, rows)
    select %1$L, %3$s, %2$I, count(*) from %1$I group by grouping sets ((), (2, 3));

    create function %4$I() returns trigger language plpgsql as $f$
    begin
      insert into row_counts (table_name, day, kind, rows)
      select %1$L, %3$s, %2$I, count(*) from added group by grouping sets ((), (2, 3)) having count(*) > 0;
      return null;
    end $f$;
    create trigger rows_are_added after insert on %1$I
      referencing new table as added for each statement execute function %4$I();

    create function %5$I() returns trigger language plpgsql as $f$
    begin
      insert into row_counts (table_name, day, kind, rows)
      select %1$L, %3$s, %2$I, -count(*) from removed group by grouping sets ((), (2, 3)) having count(*) > 0;
      return null;
    end $f$;
    create trigger rows_are_removed after delete on %1$I
      referencing old table as removed for each statement execute function %5$I();

    create function %6$I() returns trigger language plpgsql as $f$
    begin
      insert into row_counts (table_name, day, kind, rows)
      values (%1$L, %7$s, old.%2$I, -1), (%1$L, %7$s, new.%2$I, 1);
      return null;
    end $f$;
    create trigger rows_change_their_kind after update of %2$I on %1$I
      for each row when (new.%2$I <> old.%2$I) execute function %6$I();

    create trigger rows_are_emptied after truncate on %1$I for each statement execute function rows_are_emptied()
  $do$, kept, kind, format(day_of, ''), kept || '_are_added', kept || '_are_removed', kept || '_change_their_' || kind, format(day_of, 'old.'));
end $$;

drop trigger attendances_are_summed on attendances;
drop function attendances_are_summed();
drop table attendances_daily;
drop table logs_daily;

select keep_total(kept) from unnest(array[
  'attendance_days', 'change_requests', 'departments', 'device_users', 'documents', 'employee_versions', 'employment_periods', 'holidays',
  'jobs', 'logs', 'raw_punches', 'schedule_assignments', 'users'
]) kept;
select keep_total_by('employees', 'status');
select keep_total_by('attendances', 'action', 'created_at');

/* What is searched, and what is searched for: small letters without their accents. `folded` in rules/src/folded.ts says the same. */
create function folded(written text) returns text language sql immutable strict parallel safe as $$
  select normalize(
    replace(replace(replace(
      translate(regexp_replace(normalize(lower(written collate "und-x-icu"), nfd), '[\u0300-\u036f]', '', 'g'), 'øłđðħŧıς', 'olddhtiσ'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    nfc)
$$;

alter table employees drop column search_text;
alter table employees add column search_text text not null generated always as (
  folded(first_name || ' ' || last_name || chr(10) || employee_no || chr(10) || work_email)) stored;
-- Who is called this? (search in lists, lookups and the palette)
create index employees_by_search on employees using gin (search_text gin_trgm_ops);

alter table users drop column search_text;
alter table users add column search_text text not null generated always as (folded(first_name || ' ' || last_name || chr(10) || email)) stored;
-- Which user is called this? (search)
create index users_by_search on users using gin (search_text gin_trgm_ops);

-- Who is named in it? (search)
drop index logs_by_search;
create index logs_by_search on logs using gin (folded(coalesce(label, '') || chr(10) || coalesce(actor_name, '')) gin_trgm_ops);

-- What did people write beside a punch?
drop index attendances_by_note;
create index attendances_by_note on attendances using gin (folded(note) gin_trgm_ops) where note is not null;
