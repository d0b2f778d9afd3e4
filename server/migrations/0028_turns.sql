-- Days are settled and punches taken in for little more than their rows cost.

/* What the rule wrote, in short. A day that comes out the same is known by it, and neither read nor written; whoever else touches one clears it. */
alter table attendance_days add column digest text;

create function attendance_days_are_written_by_the_rule() returns trigger language plpgsql as $$
begin
  new.digest := null;
  return new;
end $$;
create trigger attendance_days_are_written_by_the_rule before update on attendance_days
  for each row when (old.digest is not null and new.digest is not distinct from old.digest)
  execute function attendance_days_are_written_by_the_rule();

/* What the rule notes at a punch is no change of it; the guard is only asked about everything else. */
drop trigger attendances_are_facts on attendances;
create trigger attendances_are_facts before update on attendances for each row when (
  (new.employee_id, new.created_at, new.source, new.device_id, new.raw_id, new.code, new.local_time, new.timezone, new.direction_origin, new.voided_at)
    is distinct from (old.employee_id, old.created_at, old.source, old.device_id, old.raw_id, old.code, old.local_time, old.timezone, old.direction_origin, old.voided_at)
  or new.action <> old.action)
  execute function attendances_are_facts();
create trigger attendances_are_kept before delete on attendances for each row execute function attendances_are_facts();
