/* Where the picture of somebody's file lies; null for whoever has none. */
create function portrait_of(employee int) returns text language sql stable as $$
  select '/employees/' || employee || '/media/' || m.id from media m
  where m.model = 'employees' and m.model_id = employee and m.collection = 'picture' order by m.id desc limit 1
$$;

/*
 * How somebody's working day stands at this moment: in, left again, missing though the shift has begun, or still to come.
 * A night shift goes on after midnight, so an open day of yesterday counts; every other day says nothing.
 */
create function presence_of(day attendance_days) returns text language sql stable as $$
  select case when day.date between current_date - 2 and current_date + 2 then (
    select case
      when day.open_since is not null and day.date between today - 1 and today + 1 then 'in'
      when day.date <> today then null
      when day.first_in is not null then 'left'
      when day.status not in ('scheduled', 'pending_sync', 'absent') or day.scheduled_in is null then null
      when day.scheduled_in >= now() then 'due'
      when not exists (
        select from attendance_days other
        where other.employee_id = day.employee_id and other.date between today - 1 and today + 1 and other.open_since is not null) then 'absent'
    end
    from employees e, today_of(e) today
    where e.id = day.employee_id and e.status <> 'terminated' and e.attendance_required) end
$$;

/* The fields that an entry of the history is about. */
create function changed_fields(changes jsonb) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct change ->> 'field'), '{}') from jsonb_array_elements(changes) change
$$;
-- Which entries changed this field?
create index logs_by_changed_field on logs using gin (changed_fields(changes));
