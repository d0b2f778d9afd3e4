import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { Problem } from '../../platform/problem.ts';

type Departure = { name: string; day: string };

/** Refuses a change that leaves people below a manager who has left by then; it is not blamed for earlier errors. */
export async function guardCourse(tx: Transaction, employee_id: number): Promise<void> {
  const before = await goneAbove(tx, employee_id);
  tx.beforeCommit(`employee ${employee_id} reports to who is there`, async () => {
    const after = (await goneAbove(tx, employee_id)).find((one) => !before.some((known) => known.name === one.name));
    if (after) throw new Problem('invalid', { says: 'manager_gone', args: after, fields: { manager_id: [{ code: 'manager_has_left' }] } });
  });
}

/** Managers of today and later who are not there any more when it begins, as long as the employee is. */
async function goneAbove(tx: Transaction, employee_id: number): Promise<Departure[]> {
  const { rows } = await sql<Departure>`
    select m.name, start.day from employees e cross join lateral managers_of(e.id) v join employees m on m.id = v.manager_id
    cross join lateral (select greatest(v.first, today_of(e)) as day) start
    where e.id = ${employee_id} and e.status <> 'terminated' and v.beyond > today_of(e)
      and start.day <= coalesce(e.last_working_day, 'infinity') and not exists (
        select from employment_periods p where p.employee_id = m.id and coalesce(p.left_on, m.last_working_day, 'infinity') >= start.day)
    order by start.day`.execute(tx);
  return rows;
}
