import type { AnswerOf } from '@cadre/contract/call';
import type { employeePay, employeePersonal } from '@cadre/contract/calls/people';
import type { Resource } from '@cadre/contract/resource';
import { bankAccounts } from '@cadre/contract/resources/bank-accounts';
import { dependents } from '@cadre/contract/resources/dependents';
import { educations } from '@cadre/contract/resources/educations';
import { emergencyContacts } from '@cadre/contract/resources/emergency-contacts';
import { employees } from '@cadre/contract/resources/employees';
import { experiences } from '@cadre/contract/resources/experiences';
import { reach, seen } from '../../crud/access/access.ts';
import { doorTo } from '../../crud/access/door.ts';
import { employeeOfParams } from '../../crud/access/employee-of-params.ts';
import { withRls } from '../../crud/access/with-rls.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import { recordJson } from '../../crud/read/row-json.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { addToAccessLog } from '../../platform/http/access-log.ts';
import { type CallContext, ReadyJson } from '../../platform/http/call-context.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { rowsOf } from './rows-of.ts';

export function readPersonal(
  services: Services,
  behaviours: Behaviours,
  context: CallContext,
): Promise<ReadyJson<AnswerOf<typeof employeePersonal>>> {
  const { actor } = context;
  return readPart(
    services,
    context,
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

export function readPay(
  services: Services,
  behaviours: Behaviours,
  context: CallContext,
): Promise<ReadyJson<AnswerOf<typeof employeePay>>> {
  const accounts = rowsOf(bankAccounts, behaviours, context.actor, sql`r.is_primary desc, r.holder`);
  return readPart(services, context, bankAccounts, 'pay', sql`json_build_object('bank_accounts', ${accounts})`);
}

async function readPart<T>(
  services: Services,
  context: CallContext,
  resource: Resource,
  what: 'personal' | 'pay',
  part: Sql,
): Promise<ReadyJson<T>> {
  const { actor, params } = context;
  const id = employeeOfParams(actor, params.id);
  const statement = sql<{ answer: string | null }>`
    select case when ${reach(employees, actor, `employees.view_${what}`)} then json_build_object('data', ${part})::text end as answer
    from employees r where r.id = ${id} and ${seen(employees, actor)}`;
  const { rows } = await withRls(services.db, resource, (on) => statement.execute(on));
  if (!rows[0]) throw new Problem('not_found');
  if (rows[0].answer === null) throw new Problem('not_allowed');
  addToAccessLog([{ what, employee_id: id }]);
  return new ReadyJson(rows[0].answer);
}
