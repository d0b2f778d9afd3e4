-- Who is on notice is paid until the last working day that is known, also while it is still ahead.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

/* Employments as far as they are known: a period ends when its last day is over, but the day is known before. */
create view known_employments with (security_invoker = true) as
  select p.employee_id, p.hired_on, coalesce(p.left_on, e.last_working_day) as left_on
  from employment_periods p join employees e on e.id = p.employee_id;

create or replace function is_unemployed_in(of_employee int, in_month text) returns boolean language sql stable as $$
  select not exists (
    select from known_employments p where p.employee_id = of_employee and to_char(p.hired_on, 'YYYY-MM') <= in_month
      and coalesce(to_char(p.left_on, 'YYYY-MM'), in_month) >= in_month)
$$;
