import type { Permission } from '@cadre/contract/rights';
import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';

/** The reverse of the access check: the users with a right that reaches the rows of this employee, except the employee. */
export async function whoMay(db: Runner, permission: Permission, employee_id: number): Promise<number[]> {
  const { rows } = await sql<Columns<'users', 'id'>>`
    with recursive above (id, parent_id, head_id) as (
      select d.id, d.parent_id, d.head_id from departments d join employees e on e.department_id = d.id where e.id = ${employee_id}
      union
      select d.id, d.parent_id, d.head_id from departments d join above on d.id = above.parent_id
    )
    select distinct u.id from users u
    join user_roles held on held.user_id = u.id
    join role_permissions p on p.role_id = held.role_id and p.permission = ${permission}
    join employees e on e.id = ${employee_id}
    left join employees s on s.id = u.employee_id
    where u.status = 'active' and u.employee_id is distinct from e.id and case p.scope
      when 'all' then true
      when 'branch' then s.branch_id = e.branch_id
      when 'department' then exists (select from above where above.head_id = s.id)
      when 'team' then e.manager_id = s.id
      else false end
    order by u.id`.execute(db);
  return rows.map(({ id }) => id);
}
