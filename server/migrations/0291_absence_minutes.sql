/* What was planned of a day and not worked, as `absenceOf` of the rules has it: the rate of absence adds up these minutes. */
create function absence_minutes(day attendance_days) returns int language sql stable as $$
  select case
    when day.expected_minutes <= 0 or day.status in ('scheduled', 'pending_sync', 'incomplete', 'not_recorded', 'not_employed', 'holiday', 'day_off') then 0
    else of_day.leave
      + case when day.excused_minutes > day.leave_minutes + day.holiday_minutes and day.explanation::text like '%"excuse\_%' then of_day.filled else 0 end
      + case when day.first_in is null and day.status not in ('absent', 'half_day') then 0
          else greatest(0, of_day.scheduled - of_day.leave - of_day.filled - of_day.worked) end
    end
  from (
    select planned.scheduled, planned.worked, least(planned.scheduled, day.leave_minutes) as leave,
      least(day.excused_minutes - day.leave_minutes - day.holiday_minutes,
        greatest(0, day.expected_minutes - day.holiday_minutes - day.leave_minutes - planned.worked)) as filled
    from (select greatest(0, day.expected_minutes - day.holiday_minutes) as scheduled, least(day.worked_minutes, day.expected_minutes) as worked) planned
  ) of_day
$$;
