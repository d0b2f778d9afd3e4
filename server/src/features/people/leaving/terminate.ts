import type { terminate } from '@cadre/contract/calls/leaving';
import { employees } from '@cadre/contract/resources/employees';
import { addDays } from '@cadre/rules/calendar';
import { complaintAboutLeaving, statusAtLeaving } from '@cadre/rules/employment';
import { doorTo } from '../../../crud/access/door.ts';
import { refuseLastHolder } from '../../../crud/acts/last-holder.ts';
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
import { notifyEmployees } from '../notify-employees.ts';
import { endEmployment } from './end-employment.ts';
import { nameSuccessor, planHandOver } from './plan-hand-over.ts';

/** No move: where it leads depends on the day. On notice until the last working day has passed; where it has passed already, everything happens at once. */
export async function terminateEmployee(services: Services, behaviours: Behaviours, context: CallContext<typeof terminate>) {
  const { actor, trace, body, t } = context;
  const { last_working_day } = body;
  return services.db.transaction(async (tx) => {
    const { employee, today } = await lockEmployee(tx, context, 'terminate');
    await refuseStale(
      tx,
      { resource: employees, behaviour: behaviours.employees ?? {}, caller: context },
      employee,
      body.version ?? undefined,
    );
    if (employee.status === 'on_notice' || employee.status === 'terminated') throw new Problem('wrong_state');
    const complaint = complaintAboutLeaving({ hired_on: employee.hire_date, left_on: null }, last_working_day);
    if (complaint) throw invalid({ last_working_day: [{ code: complaint }] });
    const successor = { employee_id: employee.id, manager_id: body.successor_id, field: 'successor_id' as const };
    await guardManager(tx, { ...successor, day: laterOf(addDays(last_working_day, 1), today) });
    await refuseLastAdministrator(tx, employee.id);
    await refuseLastHolderAmong(tx, context, employee.id);

    const after = await giveNotice(tx, employee, body, actor.user_id);
    const status = statusAtLeaving(last_working_day, today);
    if (status === 'terminated') await endEmployment(tx, employee.id, { actor, trace });
    else {
      await planHandOver(tx, after, addDays(last_working_day, 1));
      await notifyManager(tx, employee, last_working_day);
    }
    const changes = changesBetween(employees, employee, { ...after, status });
    const { id, name } = employee;
    audit(tx, { actor, trace, action: 'status', model: 'employees', model_id: id, label: name, employee_id: id, changes });
    const data = await readRow(tx, doorTo(employees, behaviours, actor), id);
    return {
      message: status === 'terminated' ? t('done.terminated', { name }) : t('done.on_notice', { name, day: last_working_day }),
      data,
    };
  });
}

const laterOf = (a: string, b: string): string => (a > b ? a : b);

async function giveNotice(
  tx: Transaction,
  { id, status }: Employee,
  { last_working_day, termination_reason, note, successor_id }: CallContext<typeof terminate>['body'],
  user_id: number,
): Promise<Employee> {
  await sql`
    update employment_periods set reason = ${termination_reason}, note = ${note ?? null}, status_before = ${status}, version = version + 1, updated_at = now(), updated_by_id = ${user_id}
    where employee_id = ${id} and left_on is null`.execute(tx);
  await nameSuccessor(tx, id, successor_id ?? null);
  const { rows } = await sql<Employee>`
    update employees set status = 'on_notice', last_working_day = ${last_working_day}::date, termination_reason = ${termination_reason},
      version = version + 1, updated_at = now(), updated_by_id = ${user_id}
    where id = ${id} returning *`.execute(tx);
  return rows[0] as Employee;
}

/** Refused now, and not in a job on the night after the last day. */
async function refuseLastAdministrator(tx: Transaction, employee_id: number): Promise<void> {
  const { rows } = await sql`
    select from users u join user_roles mine on mine.user_id = u.id and mine.role_id = 1
    where u.employee_id = ${employee_id} and u.status = 'active' and not exists (
      select from users o join user_roles r on r.user_id = o.id and r.role_id = 1 where o.id <> u.id and o.status = 'active')`.execute(tx);
  if (rows.length > 0) throw new Problem('last_administrator');
}

async function refuseLastHolderAmong(tx: Transaction, caller: Pick<CallContext, 'trace' | 't'>, employee_id: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from users where employee_id = ${employee_id} and status = 'active'`.execute(tx);
  for (const { id } of rows) await refuseLastHolder(tx, caller, id);
}

async function notifyManager(tx: Transaction, { id, name, manager_id }: Employee, day: string): Promise<void> {
  if (manager_id === null) return;
  await notifyEmployees(tx, [{ employee_id: manager_id, type: 'leaving', args: { name, day }, link: `/employees/${id}` }]);
}
