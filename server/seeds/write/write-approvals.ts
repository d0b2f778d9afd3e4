import { seededRoles } from '@cadre/contract/roles';
import type { Transaction } from '../../src/platform/database/database.ts';

const level = { approver_id: null, mode: 'any', self_rule: 'escalate', remind_after_days: 2, escalate_after_days: 0 };
const chainOf = (approver_kind: string): string => JSON.stringify({ levels: [{ ...level, approver_kind }], substitute_id: null });

/** Approval chains of one to three levels, a delegation for the weeks around today, and pending approvals. */
export async function writeApprovals(tx: Transaction, today: string): Promise<void> {
  await tx.run(
    `insert into approval_settings (model, level, approver_kind, role_id, department_id, condition_field, condition_op, condition_value, notify_only)
     select model, level, approver_kind, role_id, case when below then (select min(id) from departments where parent_id is not null) end, field, op, value,
       model = 'travels' and level = 3
     from (values
       ('leaves', 1, 'manager', null::int, false, null, null, null),
       ('leaves', 2, 'role', $1::int, false, 'amount', 'gt', '10'),
       ('leaves', 1, 'manager', null, true, null, null, null),
       ('leaves', 2, 'department_head', null, true, null, null, null),
       ('leaves', 3, 'role', $1, true, 'amount', 'gt', '5'),
       ('overtime', 1, 'manager', null, false, null, null, null),
       ('travels', 1, 'manager', null, false, null, null, null),
       ('travels', 2, 'role', $1, false, 'estimate_total', 'gt', '2000'),
       ('travels', 3, 'role', $2, false, null, null, null),
       ('proposals', 1, 'manager', null, false, 'margin_percent', 'lt', '35'),
       ('proposals', 2, 'manager_of_manager', null, false, 'net_amount', 'gt', '150000')) wanted (model, level, approver_kind, role_id, below, field, op, value)
     where not below or exists (select from departments where parent_id is not null)`,
    [seededRoles.hr_manager, seededRoles.payroll_officer],
  );
  await tx.run(
    `update branches b set head_id = (
       select d.head_id from departments d join employees e on e.id = d.head_id where e.branch_id = b.id order by d.parent_id nulls first, d.id limit 1)`,
  );
  await tx.run(
    `insert into delegations (employee_id, delegate_id, from_date, to_date, reason)
     select away.employee_id, stand_in.employee_id, $1::date - 3, $1::date + 11, 'Holidays'
     from users away, users stand_in where away.email = 'manager@example.com' and stand_in.email = 'projects@example.com'
       and away.employee_id is not null and stand_in.employee_id is not null`,
    [today],
  );
  await tx.run(
    `insert into approvals (model, model_id, employee_id, level, mode, chain, approver_kind, created_by_id, created_at)
     select model, id, employee_id, 1, 'any', $1::jsonb, 'right', entered_by_id, created_at from (
       select 'change-requests' as model, id, employee_id, null::int as entered_by_id, created_at from change_requests where status = 'pending'
       union all
       select 'documents', id, employee_id, null, created_at from documents where status = 'submitted' and form_id is null
       union all
       select 'compensations', id, employee_id, entered_by_id, created_at from compensations where status = 'pending'
       union all
       select 'bonuses', id, employee_id, entered_by_id, created_at from bonuses where status = 'pending'
       union all
       select 'shift-swaps', id, employee_id, null, created_at from shift_swaps where status = 'agreed') waiting
     order by created_at, model, id`,
    [chainOf('right')],
  );
  await tx.run(
    `with asked as (
       insert into approvals (model, model_id, employee_id, attempt, question, level, mode, chain, approver_kind, created_at)
       select model, id, employee_id, greatest(attempt, 1), question, 1, 'any', $1::jsonb, 'manager', created_at from (
         select 'leaves' as model, id, employee_id, attempt, 'request' as question, created_at from leaves where status = 'pending'
         union all
         select 'leaves', id, employee_id, greatest(attempt, 1) + 1, case when shorten_to is null then 'cancellation' else 'shortening' end, created_at
           from leaves where status = 'cancellation_requested'
         union all
         select 'travels', id, employee_id, attempt, 'request', created_at from travels where status = 'pending'
         union all
         select 'travels', id, employee_id, greatest(attempt, 1) + 1, 'cancellation', created_at from travels where status = 'cancellation_requested'
         union all
         select 'excuses', id, employee_id, attempt, 'request', created_at from excuses where status = 'pending'
         union all
         select 'overtime', id, employee_id, attempt, 'request', created_at from overtime where status = 'pending'
         union all
         select 'time-cards', id, employee_id, attempt, 'request', submitted_at from time_cards where status = 'submitted') waiting
       order by model, id
       returning id, employee_id)
     insert into approval_assignees (approval_id, user_id, via)
     select asked.id, coalesce(u.id, hr.id), case when u.id is null then 'last_resort' else 'direct' end
     from asked join employees e on e.id = asked.employee_id
     left join users u on u.employee_id = e.manager_id and u.status = 'active'
     cross join lateral (
       select min(held.user_id) as id from user_roles held join users active on active.id = held.user_id
       where held.role_id = $2 and active.status = 'active' and active.employee_id is distinct from e.id) hr
     where coalesce(u.id, hr.id) is not null`,
    [chainOf('manager'), seededRoles.hr_manager],
  );
}
