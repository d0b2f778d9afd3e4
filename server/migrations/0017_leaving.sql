-- A leaving that can be corrected and taken back.

/* Whom a planned change named as manager before the leaving of that one handed it over. */
alter table employee_versions
  add column manager_was int constraint employee_versions_had_a_manager references employees on delete set null;

/* Who stands in for somebody on a day: they themselves while they are here, then the successor, else who led them; nobody before they came. */
create function heir_on(of_employee int, day date) returns int language plpgsql stable as $$
declare
  heir int := of_employee;
  last date;
begin
  for step in 1..20 loop
    if heir is null or exists (
      select from employment_periods p join employees e on e.id = p.employee_id
      where e.id = heir and day between p.hired_on and coalesce(p.left_on, e.last_working_day, 'infinity')) then return heir; end if;
    select max(coalesce(p.left_on, e.last_working_day)) into last
    from employment_periods p join employees e on e.id = p.employee_id where e.id = heir and coalesce(p.left_on, e.last_working_day) < day;
    if last is null then return null; end if;
    heir := coalesce((select s.successor_id from successions s where s.employee_id = heir), (version_on(heir, last)).manager_id);
  end loop;
  return null;
end $$;

/* Who heads a department on a day. */
create function head_on(of_department int, day date) returns int language sql stable as $$
  select heir_on((select h.head_id from department_heads h where h.department_id = of_department and h.since <= day order by h.since desc limit 1), day)
$$;
