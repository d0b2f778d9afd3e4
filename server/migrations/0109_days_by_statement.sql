-- Days are written by the thousand, and of each a foreign key asked for itself whether its person and its shift are there: half of what a new day cost.

create function refuse_reference(constraint_name text, about text) returns void language plpgsql as $$
begin
  raise exception using errcode = 'foreign_key_violation', constraint = constraint_name, message = constraint_name, detail = about;
end $$;

/*
 * What a foreign key of one column on `id` promises, asked once per statement. Who writes holds what is named until the end, so whoever removes it
 * waits, and then finds what names it: that goes along, or it stays.
 */
create function hold_reference(held text, of_column text, named text, constraint_name text, goes_along boolean) returns void language plpgsql as $$
begin
  execute format($do$
    alter table %1$I drop constraint %4$I;

    create function %5$I() returns trigger language plpgsql as $f$
    declare
      wanted int[];
      found_ids int[];
    begin
      if tg_level = 'ROW' then wanted := array[new.%2$I];
      else wanted := array(select distinct %2$I from added where %2$I is not null);
      end if;
      found_ids := array(select id from (select id from %3$I where id = any(wanted) for key share) held);
      if cardinality(found_ids) < cardinality(wanted) then
        perform refuse_reference(%4$L, format('Key (%2$s)=(%%s) is not present in table "%3$s".',
          (select id from unnest(wanted) id where id <> all(found_ids) limit 1)));
      end if;
      return null;
    end $f$;
    create trigger %6$I after insert on %1$I referencing new table as added for each statement execute function %5$I();
    create trigger %7$I after update of %2$I on %1$I
      for each row when (new.%2$I is not null and new.%2$I is distinct from old.%2$I) execute function %5$I();
  $do$, held, of_column, named, constraint_name, constraint_name, of_column || '_is_in_' || named || '_when_added',
    of_column || '_is_in_' || named || '_when_changed');

  execute format(case when goes_along then $do$
    create function %4$I() returns trigger language plpgsql as $f$
    begin
      delete from %1$I where %2$I = any(array(select id from removed));
      return null;
    end $f$ $do$ else $do$
    create function %4$I() returns trigger language plpgsql as $f$
    declare
      kept int := (select %2$I from %1$I where %2$I = any(array(select id from removed)) limit 1);
    begin
      if kept is not null then
        perform refuse_reference(%5$L, format('Key (id)=(%%s) is still referenced from table "%1$s".', kept));
      end if;
      return null;
    end $f$ $do$ end, held, of_column, named, constraint_name || '_until_removed', constraint_name);
  execute format('create trigger %I after delete on %I referencing old table as removed for each statement execute function %I()',
    constraint_name || '_until_removed', named, constraint_name || '_until_removed');
end $$;

select hold_reference('attendance_days', 'employee_id', 'employees', 'attendance_days_are_of_an_employee', true);
select hold_reference('attendance_days', 'shift_id', 'shifts', 'attendance_days_have_a_shift', false);
