import type { AnswerOf } from '@cadre/contract/call';
import type { employeePay, employeePersonal } from '@cadre/contract/calls/people';
import type { Resource } from '@cadre/contract/resource';
import { bankAccounts } from '@cadre/contract/resources/bank-accounts';
import { dependents } from '@cadre/contract/resources/dependents';
import { educations } from '@cadre/contract/resources/educations';
import { emergencyContacts } from '@cadre/contract/resources/emergency-contacts';
import { employees } from '@cadre/contract/resources/employees';
import { experiences } from '@cadre/contract/resources/experiences';
import { reach, seen } from '../../crud/access.ts';
import { askedEmployee } from '../../crud/asked-employee.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import { belted } from '../../crud/belted.ts';
import { doorTo } from '../../crud/door.ts';
import { recordJson } from '../../crud/row-json.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { House } from '../../platform/house.ts';
import { type Asked, ReadyJson } from '../../platform/http/asked.ts';
import { look } from '../../platform/http/looks.ts';
import { Problem } from '../../platform/problem.ts';
import { rowsOf } from './rows-of.ts';

export function readPersonal(house: House, behaviours: Behaviours, asked: Asked): Promise<ReadyJson<AnswerOf<typeof employeePersonal>>> {
  const { actor } = asked;
  return readPart(
    house,
    asked,
    employees,
    'personal',
    sql`json_build_object(
      'employee', ${recordJson(doorTo(employees, behaviours, actor))},
      'emergency_contacts', ${rowsOf(emergencyContacts, behaviours, actor, sql`r.name`)},
      'dependents', ${rowsOf(dependents, behaviours, actor, sql`r.birth_date`)},
      'educations', ${rowsOf(educations, behaviours, actor, sql`r.ended_on desc`)},
      'experiences', ${rowsOf(experiences, behaviours, actor, sql`r.ended_on desc`)})`,
  );
}

export function readPay(house: House, behaviours: Behaviours, asked: Asked): Promise<ReadyJson<AnswerOf<typeof employeePay>>> {
  const accounts = rowsOf(bankAccounts, behaviours, asked.actor, sql`r.is_primary desc, r.holder`);
  return readPart(house, asked, bankAccounts, 'pay', sql`json_build_object('bank_accounts', ${accounts})`);
}

async function readPart<T>(house: House, asked: Asked, resource: Resource, what: 'personal' | 'pay', part: Sql): Promise<ReadyJson<T>> {
  const { actor, params } = asked;
  const id = askedEmployee(actor, params.id);
  const statement = sql<{ answer: string | null }>`
    select case when ${reach(employees, actor, `employees.view_${what}`)} then json_build_object('data', ${part})::text end as answer
    from employees r where r.id = ${id} and ${seen(employees, actor)}`;
  const { rows } = await belted(house.db, resource, (on) => statement.execute(on));
  if (!rows[0]) throw new Problem('not_found');
  if (rows[0].answer === null) throw new Problem('not_allowed');
  look([{ what, employee_id: id }]);
  return new ReadyJson(rows[0].answer);
}
