-- Payslips are known by what they say, and the people of a run change their state where they lie.

select set_config('search_path', format('%I, pg_temp', current_schema()), true);

/* Of all that a payslip says. The same contents are not written again. */
alter table salaries rename column inputs_hash to contents_hash;

/* Who waits is read once, and then everybody's state changes once: in no index, and beside the row as it was. */
drop index payroll_people_waiting;
alter table payroll_people set (fillfactor = 50);

/* Whether a level of a chain about pay asks people of whom nobody may approve it: they decide without seeing an amount. */
create function asks_without_right(level approval_settings) returns boolean language sql stable security definer set search_path from current as $$
  select level.model in ('payrolls', 'compensations', 'bonuses') and level.approver_kind in ('role', 'user', 'manager', 'department_head', 'branch_head')
    and not exists (
      select from role_permissions p join user_roles held on held.role_id = p.role_id join users u on u.id = held.user_id
      where p.permission = level.model || '.approve' and u.status = 'active' and case level.approver_kind
        when 'role' then held.role_id = level.role_id
        when 'user' then u.id = level.user_id
        when 'manager' then exists (select from employees e where e.manager_id = u.employee_id)
        when 'department_head' then exists (select from departments d where d.head_id = u.employee_id)
        else exists (select from branches b where b.head_id = u.employee_id) end)
$$;
