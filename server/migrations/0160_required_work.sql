/* The work that a day still requires, as `requiredWork` of the rules has it: travel, remote work and excuses only fill what is missing. */
create function required_work(day attendance_days) returns int language sql immutable as $$
  select day.expected_minutes - day.holiday_minutes - day.leave_minutes
    - least(day.excused_minutes - day.leave_minutes - day.holiday_minutes,
        greatest(0, day.expected_minutes - day.holiday_minutes - day.leave_minutes - day.worked_minutes))
$$;

/* Days on which excused hours were taken for overtime are classed again; those of closed months stay. */
insert into hours_to_class
select employee_id, min(date), max(date) from attendance_days
where worked_minutes > 0 and excused_minutes > leave_minutes + holiday_minutes and exists (select from overtime_rules where active)
group by employee_id, date_trunc('week', date);

/* Flexible days have the same hours in their own overtime. */
insert into attendance_dirty (employee_id, from_date, to_date)
select d.employee_id, d.date, d.date from attendance_days d join shifts s on s.id = d.shift_id
where s.kind = 'flexible' and d.overtime_minutes > 0 and d.excused_minutes > d.leave_minutes + d.holiday_minutes;
