-- Refusals name the statement that a milestone is on.

create or replace function project_milestones_stay_as_billed() returns trigger language plpgsql as $$
declare
  billed_by text := (select s.number from statement_lines l join statements s on s.id = l.statement_id where l.milestone_id = old.id and l.live);
begin
  if tg_op = 'DELETE' or (new.status = 'billed' and (new.amount, new.currency, new.project_id, new.name) is distinct from (old.amount, old.currency, old.project_id, old.name))
    or (new.status <> 'billed' and billed_by is not null)
  then perform refuse('project_milestones_stay_as_billed', jsonb_build_object('statement', coalesce(billed_by, '–'))); end if;
  return new;
end $$;
