-- Whoever is asked for a decision sees it come, and go when somebody else was faster.

create trigger approval_assignees_told_live after insert on approval_assignees
  referencing new table as touched for each statement execute function tell_live('approvals');
create trigger changed_approval_assignees_told_live after update on approval_assignees
  referencing new table as touched for each statement execute function tell_live('approvals');
create trigger removed_approval_assignees_told_live after delete on approval_assignees
  referencing old table as touched for each statement execute function tell_live('approvals');

create function tell_asked_live() returns trigger language plpgsql as $$
begin
  perform pg_notify('cadre_live', concat(asked.user_id, ' approvals'))
  from (select distinct s.user_id from touched join approval_assignees s on s.approval_id = touched.id) asked;
  return null;
end $$;

create trigger decided_approvals_told_live after update on approvals
  referencing new table as touched for each statement execute function tell_asked_live();
