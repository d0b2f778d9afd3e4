/* What triggers and statements ask for with every row: as SQL it was planned anew for each statement that calls it, so it is plpgsql, whose plans stay. */
create or replace function version_on(of_employee int, day date) returns employee_versions language plpgsql stable as $$
declare
  held employee_versions;
begin
  select v.* into held from employee_versions v where v.employee_id = of_employee and v.effective_from <= day order by v.effective_from desc limit 1;
  -- Before the first begins, it holds already.
  if not found then select v.* into held from employee_versions v where v.employee_id = of_employee order by v.effective_from limit 1; end if;
  return held;
end $$;

create or replace function closed_month_of(of_employee int, from_day date, to_day date) returns text language plpgsql stable as $$
begin
  return (
    select min(month) from pay_closings where employee_id = of_employee and month between to_char(from_day, 'YYYY-MM') and to_char(to_day, 'YYYY-MM'));
end $$;
