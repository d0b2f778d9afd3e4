-- What a trip brings to payslips may change after its month was closed; the difference is looked for.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

create function travels_mark_closed_pay() returns trigger language plpgsql as $$
begin
  perform mark_closed(old.employee_id, old.start_date, old.end_date);
  perform mark_closed(new.employee_id, new.start_date, new.end_date);
  return null;
end $$;
create trigger travels_mark_closed_pay after update of status, advance, estimate, actual_cost on travels for each row
  when ((old.status in ('approved', 'cancellation_requested', 'completed') or new.status in ('approved', 'cancellation_requested', 'completed'))
    and (new.status, new.advance, new.estimate, new.actual_cost) is distinct from (old.status, old.advance, old.estimate, old.actual_cost))
  execute function travels_mark_closed_pay();
