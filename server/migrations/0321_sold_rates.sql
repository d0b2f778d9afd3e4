-- What was sold is what is billed: a proposal becomes the rate card of its project, and no rate in another currency hides a usable one.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

/* A sold rate is exact: so much for so many minutes, discount included. Its hourly amount is rounded for people. */
alter table rates
  add column sold_amount bigint,
  add column sold_minutes int,
  add constraint rates_are_sold_with_their_minutes check ((sold_amount is null) = (sold_minutes is null)),
  add constraint rates_are_sold_for_some_time check (sold_amount >= 0 and sold_minutes > 0);

/* Another hourly amount, or another currency, is no longer what was sold. */
create function rates_forget_what_was_sold() returns trigger language plpgsql as $$
begin
  new.sold_amount := null;
  new.sold_minutes := null;
  return new;
end $$;
create trigger rates_forget_what_was_sold before update of amount, currency on rates for each row
  when ((new.amount, new.currency) is distinct from (old.amount, old.currency)
    and (new.sold_amount, new.sold_minutes) is not distinct from (old.sold_amount, old.sold_minutes))
  execute function rates_forget_what_was_sold();

/*
 * The nearest rate that holds on a day: of the task, of the person in the project, and so on to that of the company. What clients pay is in the
 * currency of the project wherever there is such a rate; what an hour costs is in whatever currency people are paid.
 */
create or replace function rate_on(of_kind text, of_project int, of_task int, of_employee int, on_day date)
returns table (amount bigint, currency text, rate_id int) language sql stable as $$
  select r.amount, r.currency::text, r.id
  from rates r
  left join version_on(of_employee, on_day) v on true
  left join projects p on p.id = of_project
  where r.kind = of_kind and r.valid_from <= on_day and (r.valid_to is null or r.valid_to >= on_day)
    and case r.scope
      when 'project_task' then r.project_task_id = of_task
      when 'project_member' then r.project_id = of_project and r.employee_id = of_employee
      when 'project_department' then r.project_id = of_project and r.department_id = v.department_id
      when 'project' then r.project_id = of_project
      when 'client' then r.client_id = p.client_id
      when 'employee' then r.employee_id = of_employee
      when 'job' then r.job_id = v.job_id
      when 'department' then r.department_id = v.department_id
      else true end
  order by (of_kind = 'cost' or r.currency is not distinct from p.currency) desc,
    array_position(array['project_task', 'project_member', 'project_department', 'project', 'client', 'employee', 'job', 'department', 'company'], r.scope)
  limit 1
$$;

alter table tasks
  add column sold_amount bigint,
  add column sold_minutes int;

/* A row that takes a sold rate takes its exact value. The name puts this trigger after the one that finds the rate. */
create function tasks_take_what_was_sold() returns trigger language plpgsql as $$
begin
  if new.rate is null then
    new.sold_amount := null;
    new.sold_minutes := null;
    return new;
  end if;
  select r.sold_amount, r.sold_minutes into new.sold_amount, new.sold_minutes
  from rates r
  where r.project_id = new.project_id and r.sold_minutes is not null and r.kind = 'bill' and r.amount = new.rate and r.currency = new.currency
    and r.valid_from <= new.date and (r.valid_to is null or r.valid_to >= new.date)
    and (r.project_task_id = new.project_task_id or (r.scope = 'project_department' and r.department_id = new.department_id))
  order by r.project_task_id is null limit 1;
  return new;
end $$;
create trigger tasks_take_what_was_sold before insert on tasks for each row execute function tasks_take_what_was_sold();
create trigger tasks_take_what_is_sold before update of rate, currency, date, department_id, project_id, project_task_id on tasks for each row
  when (old.status <> 'approved') execute function tasks_take_what_was_sold();

/* Rows of a project that nobody approved yet follow the rates that hold now, from a day. */
create function rerate_open_rows(of_project int, from_day date) returns void language sql as $$
  update tasks t set rate = s.rate, currency = s.currency, cost_rate = s.cost_rate, cost_currency = s.cost_currency
  from (
    select (snapshot_task(x)).* from tasks x
    where x.project_id = of_project and x.date >= from_day and x.status <> 'approved' and x.statement_id is null) s
  where t.id = s.id and (t.rate, t.currency, t.cost_rate, t.cost_currency) is distinct from (s.rate, s.currency, s.cost_rate, s.cost_currency)
$$;
