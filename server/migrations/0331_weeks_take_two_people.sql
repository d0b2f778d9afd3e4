-- Whoever submits a week for its owner does not approve it as well.

create function time_cards_take_two_people() returns trigger language plpgsql as $$
begin
  if new.total_minutes + new.required_minutes > 0 and new.submitted_by_id::text = current_setting('app.user_id', true)
    and not exists (select from users u where u.id = new.submitted_by_id and u.employee_id = new.employee_id)
  then perform refuse('time_cards_take_two_people'); end if;
  return new;
end $$;
create trigger time_cards_take_two_people before update on time_cards for each row
  when (old.status = 'submitted' and new.status = 'approved') execute function time_cards_take_two_people();
