/* Requests whose approvers have changed find their new ones as soon as the change is saved, in whichever process hears of it. */
create function tell_stale_approvals() returns trigger language plpgsql as $$
begin
  if exists (select from touched) then perform pg_notify('cadre_live', 'stale_approvals'); end if;
  return null;
end $$;
create trigger stale_approvals_are_told after insert on stale_approvals
  referencing new table as touched for each statement execute function tell_stale_approvals();
