/** Pending leave of many people for the administrator, a set of a hundred for each round; no person twice on a day. */
export const fillApprovals = (sets: number): string => `
  insert into leave_categories (name, code, color, balance_mode, starts_on)
    values ('Measured', 'MEASURED', '#0b7a4b', 'unlimited', date_trunc('year', current_date)::date);
  insert into leaves (employee_id, leave_category_id, title, from_date, to_date, amount, status, attempt)
    select e.id, c.id, 'Measured, ' || day, day, day, 1, 'pending', 1
    from (select id from employees where status = 'active' and id not in (select employee_id from users where email = 'admin@example.com')
      order by id limit 100) e, generate_series(1, ${sets}) number, leave_categories c,
      lateral (select (date_trunc('week', current_date) + number * interval '7 days' + interval '70 days')::date as day) d
    where c.code = 'MEASURED' and not exists (select from leave_days t where t.employee_id = e.id and t.date = day)
      and not exists (select from travels t where t.employee_id = e.id and day between t.start_date and t.end_date);
  insert into leave_days (leave_id, employee_id, date, slot, minutes, amount, year)
    select l.id, l.employee_id, l.from_date, slot, 240, 0.5, date_trunc('year', l.from_date)::date
    from leaves l, unnest('{am,pm}'::text[]) slot where l.title like 'Measured, %';
  insert into approvals (model, model_id, employee_id, level, mode, chain, approver_kind)
    select 'leaves', l.id, l.employee_id, 1, 'any', jsonb_build_object('substitute_id', null, 'levels', jsonb_build_array(jsonb_build_object(
      'approver_kind', 'user', 'approver_id', u.id, 'mode', 'any', 'self_rule', 'escalate', 'remind_after_days', 2, 'escalate_after_days', 5))), 'user'
    from leaves l, users u where l.title like 'Measured, %' and u.email = 'admin@example.com';
  insert into approval_assignees (approval_id, user_id, via)
    select a.id, u.id, 'direct' from approvals a join leaves l on l.id = a.model_id, users u
    where a.model = 'leaves' and l.title like 'Measured, %' and u.email = 'admin@example.com';
  analyze leaves, leave_days, approvals, approval_assignees;`;

/** The waiting approvals, a set for each round. */
export const waitingSets = `
  select array_agg(a.id order by a.id) as ids from approvals a join leaves l on l.id = a.model_id
  where a.model = 'leaves' and l.title like 'Measured, %' and a.status = 'pending' group by l.from_date order by l.from_date`;
