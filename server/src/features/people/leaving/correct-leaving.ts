import type { correctLeaving } from '@cadre/contract/calls/leaving';
import { employees } from '@cadre/contract/resources/employees';
import { addDays } from '@cadre/rules/calendar';
import { complaintAboutLeaving, statusAtLeaving } from '@cadre/rules/employment';
import { doorTo } from '../../../crud/access/door.ts';
import type { Behaviours } from '../../../crud/behaviour.ts';
import { readRow } from '../../../crud/read/read.ts';
import { audit, changesBetween } from '../../../crud/write/audit.ts';
import { refuseStale } from '../../../crud/write/stored-row.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { guardManager } from '../guard-manager.ts';
import { type Employee, lockEmployee } from '../lock-employee.ts';
import { endEmployment } from './end-employment.ts';
import { bringBack } from './offboarding-changes.ts';
import { nameSuccessor, planHandOver } from './plan-hand-over.ts';
import { restoreAccount } from './restore-account.ts';

/**
 * Not a move: the new status depends on the day. A person terminated too early by mistake is on notice again; the handover follows the day.
 */
export async function correctTheLeaving(services: Services, behaviours: Behaviours, context: CallContext<typeof correctLeaving>) {
  const { actor, trace, body, t } = context;
  const { last_working_day } = body;
  return services.db.transaction(async (tx) => {
    const { employee, today } = await lockEmployee(tx, context, 'terminate');
    const acting = { resource: employees, behaviour: behaviours.employees ?? {}, caller: context };
    await refuseStale(tx, acting, employee, body.version ?? undefined);
    const { id, name, status } = employee;
    if ((status !== 'on_notice' && status !== 'terminated') || employee.purged_at !== null) throw new Problem('wrong_state');
    const complaint = complaintAboutLeaving({ hired_on: employee.hire_date, left_on: null }, last_working_day);
    if (complaint) throw invalid({ last_working_day: [{ code: complaint }] });
    const day = addDays(last_working_day, 1);
    const successor = { employee_id: id, manager_id: body.successor_id, field: 'successor_id' as const };
    await guardManager(tx, { ...successor, day: day > today ? day : today });
    if ('successor_id' in body) await nameSuccessor(tx, id, body.successor_id ?? null);

    const leads = statusAtLeaving(last_working_day, today);
    const after = await setLastDay(tx, employee, body, leads === 'terminated' ? status : 'on_notice', actor.user_id);
    if (leads === 'terminated') await endEmployment(tx, id, { actor, trace });
    else {
      await bringBack(tx, employee, { actor, trace });
      await planHandOver(tx, after, day);
    }
    if (leads === 'on_notice' && body.restore_account) await restoreAccount(tx, id, { actor, trace });
    const changes = changesBetween(employees, employee, { ...after, status: leads });
    audit(tx, { actor, trace, action: 'status', model: 'employees', model_id: id, label: name, employee_id: id, changes });
    const data = await readRow(tx, doorTo(employees, behaviours, actor), id);
    return { message: t('done.leaving_corrected', { name, day: last_working_day }), data };
  });
}

/** The period is open until the end of employment closes it on the corrected day. */
async function setLastDay(
  tx: Transaction,
  { id, termination_reason }: Employee,
  body: CallContext<typeof correctLeaving>['body'],
  status: string,
  user_id: number,
): Promise<Employee> {
  const reason = body.termination_reason ?? termination_reason;
  await sql`
    update employment_periods set left_on = null, reason = ${reason}, version = version + 1, updated_at = now(), updated_by_id = ${user_id}
    where employee_id = ${id} and hired_on = (select max(hired_on) from employment_periods where employee_id = ${id})`.execute(tx);
  const { rows } = await sql<Employee>`
    update employees set status = ${status}, last_working_day = ${body.last_working_day}::date, termination_reason = ${reason},
      version = version + 1, updated_at = now(), updated_by_id = ${user_id}
    where id = ${id} returning *`.execute(tx);
  return rows[0] as Employee;
}
