import { employees } from '@cadre/contract/resources/employees';
import { salaries } from '@cadre/contract/resources/salaries';
import { seen } from '../../../crud/access/access.ts';
import { covers } from '../../../crud/access/employee-of-params.ts';
import { recordAccess } from '../../../crud/access/log-views.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { Problem } from '../../../platform/problem.ts';

export type PaidPerson = { id: number; name: string; employee_no: string; today: string };

/** The person whose payslips the caller may see; access to the pay of others is recorded. */
export async function requirePaidPerson(db: Database, actor: Actor, id: number): Promise<PaidPerson> {
  const { rows } = await sql<PaidPerson & { reached: boolean }>`
    select r.id, r.name, r.employee_no, today_of(r) as today, ${covers(salaries, actor, 'view')} as reached
    from employees r where r.id = ${id} and ${seen(employees, actor)}`.execute(db);
  if (!rows[0]) throw new Problem('not_found', { about: 'employees' });
  const { reached, ...person } = rows[0];
  if (!reached) throw new Problem('not_allowed');
  recordAccess(salaries, actor, [{ employee_id: id }]);
  return person;
}
