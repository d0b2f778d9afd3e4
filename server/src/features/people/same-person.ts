import type { samePerson } from '@cadre/contract/calls/people';
import { employees } from '@cadre/contract/resources/employees';
import { right } from '@cadre/contract/rights';
import { folded } from '@cadre/rules/folded';
import { reach } from '../../crud/access/access.ts';
import { recordAccess } from '../../crud/access/log-views.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import type { Services } from '../../platform/services.ts';

/** Employees with this name and birth date. A match reveals a birth date, so it needs that right, and is logged. */
export async function findSamePerson({ db }: Services, { actor, body }: CallContext<typeof samePerson>) {
  const called = folded(`${body.first_name.trim()} ${body.last_name.trim()}`);
  const { rows } = await sql<Columns<'employees', 'id' | 'name' | 'employee_no' | 'birth_date'>>`
    select r.id, r.name, r.employee_no, r.birth_date from employees r
    where r.birth_date = ${body.birth_date} and folded(r.first_name || ' ' || r.last_name) = ${called}
      and ${reach(employees, actor, right('employees', 'view_personal'))}
    order by r.id limit 10`.execute(db);
  recordAccess(employees, actor, rows);
  return { data: rows.map(({ id, name, employee_no }) => ({ id, name, employee_no })) };
}
