import type { rehire } from '@cadre/contract/calls/leaving';
import { employees } from '@cadre/contract/resources/employees';
import { complaintAboutReturning, isPlausibleHire, type Period, statusAtHire } from '@cadre/rules/employment';
import { doorTo } from '../../../crud/access/door.ts';
import type { Behaviours } from '../../../crud/behaviour.ts';
import { nameReferences } from '../../../crud/read/name-references.ts';
import { readRow } from '../../../crud/read/read.ts';
import { audit, changesBetween } from '../../../crud/write/audit.ts';
import { requireReach } from '../../../crud/write/stored-row.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { guardManager } from '../guard-manager.ts';
import { type Employee, lockEmployee } from '../lock-employee.ts';
import { todayAt } from '../today-at.ts';
import { forgetLeftBehind } from './offboarding-changes.ts';
import { restoreAccount } from './restore-account.ts';

type Terms = CallContext<typeof rehire>['body'];

/** Not a move: the new status depends on the day. Rehires a leaver: the same person and number, a new period, a new first version. */
export async function rehireEmployee(services: Services, behaviours: Behaviours, context: CallContext<typeof rehire>) {
  const { actor, trace, body, t } = context;
  return services.db.transaction(async (tx) => {
    const { employee } = await lockEmployee(tx, context, 'rehire');
    const { id, name } = employee;
    if (employee.status !== 'terminated' || employee.purged_at !== null) throw new Problem('wrong_state');
    const periods = await sql<Period>`select hired_on, left_on from employment_periods where employee_id = ${id}`.execute(tx);
    const complaint = complaintAboutReturning(periods.rows, body.hire_date);
    if (complaint) throw invalid({ hire_date: [{ code: complaint }] });
    const today = await todayAt(tx, { timezone: employee.timezone, branch_id: body.branch_id });
    if (!isPlausibleHire(body.hire_date, today)) throw invalid({ hire_date: [{ code: 'hire_out_of_range' }] });
    const day = body.hire_date > today ? body.hire_date : today;
    await guardManager(tx, { employee_id: id, manager_id: body.manager_id, day });

    await beginAgain(tx, employee, body, statusAtHire(body.hire_date, today), actor.user_id);
    if (body.restore_account) await restoreAccount(tx, id, { actor, trace });
    await requireReach(tx, employees, context, 'rehire', id);
    const { rows } = await sql<Employee>`select * from employees where id = ${id}`.execute(tx);
    const changes = await nameReferences(tx, employees, changesBetween(employees, employee, rows[0]));
    audit(tx, { actor, trace, action: 'status', model: 'employees', model_id: id, label: name, employee_id: id, changes });
    const data = await readRow(tx, doorTo(employees, behaviours, actor), id);
    return { message: t('done.rehired', { name, day: body.hire_date }), data };
  });
}

/** A new day of hiring would move the period that is over; so the row keeps still until the new period and version are there. */
async function beginAgain(tx: Transaction, { id }: Employee, terms: Terms, status: string, user_id: number): Promise<void> {
  const { hire_date, department_id, job_id, branch_id, manager_id, employment_type, fte } = terms;
  await sql`insert into employment_periods (employee_id, hired_on, created_by_id, updated_by_id)
    values (${id}, ${hire_date}, ${user_id}, ${user_id})`.execute(tx);
  await sql`delete from successions where employee_id = ${id}`.execute(tx);
  await forgetLeftBehind(tx, id);
  await sql`update employee_versions set handed_over_by = null, manager_was = null where handed_over_by = ${id}`.execute(tx);
  await sql`select set_config('cadre.mirroring', 'on', true)`.execute(tx);
  await sql`
    update employees set hire_date = ${hire_date}, status = ${status}, last_working_day = null, termination_reason = null,
      probation_end = null, contract_end = null, version = version + 1, updated_at = now(), updated_by_id = ${user_id}
    where id = ${id}`.execute(tx);
  await sql`select set_config('cadre.mirroring', '', true)`.execute(tx);
  await sql`
    insert into employee_versions (employee_id, effective_from, department_id, job_id, branch_id, manager_id, employment_type, fte,
      created_by_id, updated_by_id)
    values (${id}, ${hire_date}, ${department_id}, ${job_id}, ${branch_id}, ${manager_id ?? null}, ${employment_type}, ${fte ?? 10_000},
      ${user_id}, ${user_id})`.execute(tx);
}
