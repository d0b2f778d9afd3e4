import type { employeeAttendance, Timesheet } from '@cadre/contract/calls/hours';
import { attendances } from '@cadre/contract/resources/attendances';
import { employees } from '@cadre/contract/resources/employees';
import { seen } from '../../../crud/access.ts';
import { askedEmployee, covers } from '../../../crud/asked-employee.ts';
import type { Behaviours } from '../../../crud/behaviour.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { House } from '../../../platform/house.ts';
import type { Asked } from '../../../platform/http/asked.ts';
import { Problem } from '../../../platform/problem.ts';
import { askedDay, askedSpan } from './asked-days.ts';
import { type Person, personSubject } from './person.ts';
import { readTimesheet } from './timesheet.ts';
import { readYearOfWeeks } from './year-of-weeks.ts';

/** The weeks of a year or the days of a month of one person, whom the asker must see and may know the attendance of. */
export async function readEmployeeAttendance(house: House, behaviours: Behaviours, asked: Asked<typeof employeeAttendance>) {
  const { query } = asked;
  const { can, ...person } = await askedPerson(house, behaviours, asked);
  if (query.type === 'timesheet') {
    return { data: await readTimesheet(house.db, asked, { person, can, span: askedSpan(query, person.today) }) };
  }
  const data = await readYearOfWeeks(house.db, person, askedDay(query, person.today));
  return { data, meta: { total: data.weeks.length } };
}

async function askedPerson(
  { db }: House,
  behaviours: Behaviours,
  { actor, params }: Pick<Asked, 'actor' | 'params'>,
): Promise<Person & { can: Timesheet['can'] }> {
  const { columns, from } = personSubject(actor, behaviours);
  const isAnother = sql`r.id is distinct from ${actor.employee_id}::int`;
  const { rows } = await sql<Person & { reached: boolean; can: Timesheet['can'] }>`
    select ${columns}, ${covers(attendances, actor, 'view')} as reached, json_build_object(
      'create', ${isAnother} and ${covers(attendances, actor, 'create')},
      'void', ${isAnother} and ${covers(attendances, actor, 'void')},
      'override', ${isAnother} and ${covers(attendances, actor, 'override_day')}) as can
    from employees r ${from} where r.id = ${askedEmployee(actor, params.id)} and ${seen(employees, actor)}`.execute(db);
  if (!rows[0]) throw new Problem('not_found');
  const { reached, ...person } = rows[0];
  if (!reached) throw new Problem('not_allowed');
  return person;
}
