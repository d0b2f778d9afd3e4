/* Renewed with every change of what plans are made of but for single people: processes keep that under it and read it with each request. A stamp never comes twice. */
create table plans_stamp (only_row boolean primary key default true check (only_row), stamp uuid not null);
insert into plans_stamp (stamp) values (gen_random_uuid());

create function plans_have_changed() returns trigger language plpgsql as $$
begin
  update plans_stamp set stamp = gen_random_uuid();
  return null;
end $$;
create trigger plans_have_changed after insert or update or delete or truncate on week_schedules for each statement execute function plans_have_changed();
create trigger plans_have_changed after insert or update or delete or truncate on shifts for each statement execute function plans_have_changed();
create trigger plans_have_changed after insert or update or delete or truncate on shift_versions for each statement execute function plans_have_changed();
create trigger plans_have_changed after insert or update or delete or truncate on attendance_configs for each statement execute function plans_have_changed();
create trigger plans_have_changed after insert or update or delete or truncate on holidays for each statement execute function plans_have_changed();
create trigger plans_have_changed after insert or delete or truncate or update of parent_id on departments for each statement execute function plans_have_changed();
/* What is assigned to a person by name is read with the person. */
create trigger plans_have_come after insert on schedule_assignments for each row when (new.employee_id is null) execute function plans_have_changed();
create trigger plans_have_changed after update on schedule_assignments for each row when (old.employee_id is null or new.employee_id is null) execute function plans_have_changed();
create trigger plans_have_gone after delete on schedule_assignments for each row when (old.employee_id is null) execute function plans_have_changed();
