import type { DataOf } from '@cadre/contract/call';
import type { employeeAsOf } from '@cadre/contract/calls/people';
import { employeeVersions } from '@cadre/contract/resources/employee-versions';
import { employees } from '@cadre/contract/resources/employees';
import { reach, seen } from '../../crud/access/access.ts';
import { doorTo } from '../../crud/access/door.ts';
import { employeeOfParams } from '../../crud/access/employee-of-params.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import { rowJson } from '../../crud/read/row-json.ts';
import { sql } from '../../platform/database/sql.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';

/**
 * The employment on a day; nothing if the person was not employed. Each period begins with a version of its own, so none reaches into the
 * next.
 */
export async function readAsOf(services: Services, behaviours: Behaviours, { actor, params, query }: CallContext<typeof employeeAsOf>) {
  const id = employeeOfParams(actor, params.id);
  const { rows } = await sql<{ reached: boolean; version: DataOf<typeof employeeAsOf> }>`
    select ${reach(employees, actor, 'employees.view')} as reached, (
      select ${rowJson(doorTo(employeeVersions, behaviours, actor))} from employee_versions r
      where r.employee_id = ${id} and r.effective_from <= ${query.date}::date
        and exists (select from employment_periods p join employees e on e.id = p.employee_id where e.id = ${id}
          and ${query.date}::date between p.hired_on and coalesce(p.left_on, e.last_working_day, 'infinity'))
      order by r.effective_from desc limit 1) as version
    from employees r where r.id = ${id} and ${seen(employees, actor)}`.execute(services.db);
  if (!rows[0]) throw new Problem('not_found');
  if (!rows[0].reached) throw new Problem('not_allowed');
  return { data: rows[0].version };
}
