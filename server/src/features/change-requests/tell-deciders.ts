import type { StoredRow } from '../../crud/behaviour.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { notify } from '../../platform/notify.ts';

/** A notice for everybody whose right to decide reaches this person; not for the person, who cannot decide it. */
export async function tellDeciders(tx: Transaction, person: StoredRow, summary: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    with recursive above (id, parent_id, head_id) as (
      select d.id, d.parent_id, d.head_id from departments d where d.id = ${person.department_id}
      union
      select d.id, d.parent_id, d.head_id from departments d join above on d.id = above.parent_id
    )
    select distinct u.id from users u
    join user_roles ur on ur.user_id = u.id
    join role_permissions p on p.role_id = ur.role_id and p.permission = 'employees.approve_changes'
    left join employees e on e.id = u.employee_id
    where u.status = 'active' and u.employee_id is distinct from ${person.id} and (
      p.scope = 'all'
      or (p.scope = 'branch' and e.branch_id = ${person.branch_id})
      or (p.scope = 'department' and exists (select from above where above.head_id = e.id))
      or (p.scope = 'team' and e.id = ${person.manager_id ?? null}))`.execute(tx);
  for (const { id } of rows) await notify(tx.run, id, 'change_asked', { name: String(person.name), summary }, '/employees/change-requests');
}
