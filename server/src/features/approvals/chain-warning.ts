import { sql } from '../../platform/database/sql.ts';

const signsIn = sql`u.status = 'active'`;

/** Warns about a level `r` that has no approver who could decide, that no request reaches, or that follows on none. */
export const chainWarning = sql`case
  when r.approver_kind = 'role' and not exists (
    select from user_roles held join users u on u.id = held.user_id where held.role_id = r.role_id and ${signsIn}) then 'role_is_empty'
  when r.approver_kind = 'user' and not exists (select from users u where u.id = r.user_id and ${signsIn}) then 'user_is_blocked'
  when r.approver_kind = 'department_head' and not exists (select from departments d where d.head_id is not null) then 'no_heads'
  when r.approver_kind = 'branch_head' and not exists (
    select from branches b where b.head_id is not null and b.id = coalesce(r.branch_id, b.id)) then 'no_branch_heads'
  when r.approver_kind = 'project_manager' and not exists (select from projects p where p.status = 'active') then 'no_projects'
  when r.condition_field = 'leave_category_id' and not exists (
    select from leave_categories c where c.active and c.id::text = any(string_to_array(replace(r.condition_value, ' ', ''), ','))) then 'condition_never_holds'
  when r.condition_field = 'amount' and r.condition_op in ('lt', 'lte', 'eq') and r.condition_value ~ '^-?[0-9]+(\\.[0-9]+)?$'
    and r.condition_value::numeric <= 0 then 'condition_never_holds'
  when r.level > 1 and not exists (
    select from approval_settings o where o.model = r.model and o.level = r.level - 1 and o.branch_id is not distinct from r.branch_id
      and o.department_id is not distinct from r.department_id and o.job_id is not distinct from r.job_id
      and o.employee_id is not distinct from r.employee_id) then 'level_missing'
  when asks_without_right(r) then 'lacks_right' end`;
