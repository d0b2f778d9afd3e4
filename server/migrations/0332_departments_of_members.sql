-- A member who works on a project for another department counts there: for time, estimates and rates.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

/* The department a person works for on a project: the one of their membership, else their own on that day. */
create function department_on(of_project int, of_employee int, on_day date) returns int language sql stable as $$
  select coalesce(
    (select m.department_id from project_members m where m.project_id = of_project and m.employee_id = of_employee
       and coalesce(m.from_date <= on_day, true) and coalesce(m.to_date >= on_day, true) limit 1),
    (select v.department_id from version_on(of_employee, on_day) v))
$$;

create or replace function snapshot_task(task tasks) returns tasks language plpgsql stable as $$
begin
  task.department_id := department_on(task.project_id, task.employee_id, task.date);
  task.client_id := (select p.client_id from projects p where p.id = task.project_id);
  select r.amount, r.currency into task.rate, task.currency
  from rate_on('bill', task.project_id, task.project_task_id, task.employee_id, task.date) r where task.billable;
  select r.amount, r.currency into task.cost_rate, task.cost_currency
  from rate_on('cost', task.project_id, task.project_task_id, task.employee_id, task.date) r;
  return task;
end $$;

/* What an hour costs follows the person's own department; what clients pay follows the department they work for. */
create or replace function rate_on(of_kind text, of_project int, of_task int, of_employee int, on_day date)
returns table (amount bigint, currency text, rate_id int) language sql stable as $$
  select r.amount, r.currency::text, r.id
  from rates r
  left join version_on(of_employee, on_day) v on true
  left join projects p on p.id = of_project
  cross join (select department_on(of_project, of_employee, on_day) as department_id) works_for
  where r.kind = of_kind and r.valid_from <= on_day and (r.valid_to is null or r.valid_to >= on_day)
    and case r.scope
      when 'project_task' then r.project_task_id = of_task
      when 'project_member' then r.project_id = of_project and r.employee_id = of_employee
      when 'project_department' then r.project_id = of_project and r.department_id = works_for.department_id
      when 'project' then r.project_id = of_project
      when 'client' then r.client_id = p.client_id
      when 'employee' then r.employee_id = of_employee
      when 'job' then r.job_id = v.job_id
      when 'department' then r.department_id = case of_kind when 'cost' then v.department_id else works_for.department_id end
      else true end
  order by (of_kind = 'cost' or r.currency is not distinct from p.currency) desc,
    array_position(array['project_task', 'project_member', 'project_department', 'project', 'client', 'employee', 'job', 'department', 'company'], r.scope)
  limit 1
$$;
