-- Salaries that are agreed for full time and paid by the FTE of the day.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

alter table compensations
  add column follows_fte boolean not null default false,
  add constraint compensations_follow_fte_by_the_month check (not follows_fte or basis = 'monthly');

create or replace function compensations_stay_as_approved() returns trigger language plpgsql as $$
begin
  if (new.employee_id, new.effective_from, new.basis, new.amount, new.currency, new.follows_fte)
    is distinct from (old.employee_id, old.effective_from, old.basis, old.amount, old.currency, old.follows_fte)
  then perform refuse('compensations_stay_as_approved'); end if;
  return new;
end $$;

/* Closed months from a changed FTE on may amount to something else where the salary follows it. */
create function fte_marks_closed_months() returns trigger language plpgsql security definer set search_path from current as $$
declare
  of_employee int := case tg_op when 'DELETE' then old.employee_id else new.employee_id end;
  from_day date := case tg_op when 'DELETE' then old.effective_from when 'INSERT' then new.effective_from
    else least(old.effective_from, new.effective_from) end;
begin
  insert into pay_dirty (employee_id, month)
  select c.employee_id, c.month from pay_closings c
  where c.employee_id = of_employee and c.month >= to_char(from_day, 'YYYY-MM')
    and exists (select from compensations s where s.employee_id = of_employee and s.follows_fte)
  on conflict do nothing;
  return null;
end $$;
create trigger fte_marks_closed_months_when_added after insert or delete on employee_versions
  for each row execute function fte_marks_closed_months();
create trigger fte_marks_closed_months after update of fte, effective_from on employee_versions
  for each row when (old.fte <> new.fte or old.effective_from <> new.effective_from) execute function fte_marks_closed_months();
