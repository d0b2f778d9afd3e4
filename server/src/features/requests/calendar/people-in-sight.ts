import { employees } from '@cadre/contract/resources/employees';
import { leaves } from '@cadre/contract/resources/leaves';
import type { Day } from '@cadre/rules/calendar';
import { seen } from '../../../crud/access/access.ts';
import { covers } from '../../../crud/access/employee-of-params.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';

/**
 * The employees `r` that a calendar shows: those whose leave the user may see, and the colleagues of the user's department.
 * People who were not hired yet or have left have no row.
 */
export const isInSight = (actor: Actor, from: Day, to: Day): Sql<boolean> => sql`(
  ${seen(employees, actor)} and (${covers(leaves, actor, 'view')} or ${isColleague(actor)})
  and r.hire_date <= ${to}::date and (r.status <> 'terminated' or r.last_working_day >= ${from}::date))`;

export const isColleague = ({ employee_id }: Actor): Sql<boolean> =>
  employee_id === null ? sql`false` : sql`r.department_id = (select own.department_id from employees own where own.id = ${employee_id})`;
