import type { withdrawNotice } from '@cadre/contract/calls/leaving';
import { employees } from '@cadre/contract/resources/employees';
import { statusAtHire } from '@cadre/rules/employment';
import type { StoredRow } from '../../../crud/access/caller.ts';
import { doorTo } from '../../../crud/access/door.ts';
import type { Behaviours } from '../../../crud/behaviour.ts';
import { readRow } from '../../../crud/read/read.ts';
import { audit, changesBetween } from '../../../crud/write/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { type Employee, lockEmployee } from '../lock-employee.ts';
import { noteMirrored } from '../note-mirrored.ts';
import { bringBack } from './offboarding-changes.ts';
import { takeBackHandOver } from './plan-hand-over.ts';
import { restoreAccount } from './restore-account.ts';

/** Not a move: the new status depends on the one before the notice. Undoes a notice, or a completed termination, with its handover. */
export async function withdrawTheNotice(services: Services, behaviours: Behaviours, context: CallContext<typeof withdrawNotice>) {
  const { actor, trace, body, t } = context;
  return services.db.transaction(async (tx) => {
    const { employee, today } = await lockEmployee(tx, context, 'terminate');
    const { id, name, status, hire_date } = employee;
    if ((status !== 'on_notice' && status !== 'terminated') || employee.purged_at !== null) throw new Problem('wrong_state');
    const handed = await handedPeople(tx, id);
    const before = await reopenPeriod(tx, id, actor.user_id);
    await sql`delete from successions where employee_id = ${id}`.execute(tx);
    const { rows } = await sql<Employee>`
      update employees set status = ${before === 'suspended' ? before : statusAtHire(hire_date, today)}, last_working_day = null,
        termination_reason = null, version = version + 1, updated_at = now(), updated_by_id = ${actor.user_id}
      where id = ${id} returning *`.execute(tx);
    await takeBackHandOver(tx, id);
    await bringBack(tx, employee, { actor, trace });
    await noteMirrored(tx, { actor, trace }, handed);
    if (body.restore_account) await restoreAccount(tx, id, { actor, trace });
    const changes = changesBetween(employees, employee, rows[0]);
    audit(tx, { actor, trace, action: 'status', model: 'employees', model_id: id, label: name, employee_id: id, changes });
    const message = status === 'terminated' ? t('done.leaving_undone', { name }) : t('done.notice_withdrawn', { name });
    return { message, data: await readRow(tx, doorTo(employees, behaviours, actor), id) };
  });
}

/** Whose manager comes back with the leaver. */
async function handedPeople(tx: Transaction, leaver: number): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select * from employees where id in (select employee_id from employee_versions where handed_over_by = ${leaver}) order by id for no key update`.execute(
    tx,
  );
  return rows;
}

/** Continues the last period; returns the employee's status before the notice. */
async function reopenPeriod(tx: Transaction, id: number, user_id: number): Promise<string | null> {
  const { rows } = await sql<{ status_before: string | null }>`
    update employment_periods p set left_on = null, reason = null, note = null, status_before = null, version = p.version + 1,
      updated_at = now(), updated_by_id = ${user_id}
    from employment_periods was
    where was.id = p.id and p.employee_id = ${id} and p.hired_on = (select max(hired_on) from employment_periods where employee_id = ${id})
    returning was.status_before`.execute(tx);
  return rows[0]?.status_before ?? null;
}
