import { changeRequests } from '@cadre/contract/resources/change-requests';
import { documents } from '@cadre/contract/resources/documents';
import { users } from '@cadre/contract/resources/users';
import { addDays } from '@cadre/rules/calendar';
import type { StoredRow } from '../../../crud/access/caller.ts';
import { changeStatus } from '../../../crud/acts/change-status.ts';
import { audit } from '../../../crud/write/audit.ts';
import { endSessions } from '../../../platform/access/sessions.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Employee } from '../lock-employee.ts';
import type { By } from '../note-mirrored.ts';
import { handOver } from './hand-over.ts';
import { deleteBehind, leaveBehind } from './offboarding-changes.ts';

/** The consequences of a termination whose last working day has passed. The row is locked by the caller. */
export async function endEmployment(tx: Transaction, employee_id: number, by: By): Promise<Employee> {
  const { rows } = await sql<Employee>`
    update employees set status = 'terminated', version = version + 1, updated_at = now() where id = ${employee_id} returning *`.execute(
    tx,
  );
  const leaver = rows[0] as Employee;
  await closePeriod(tx, leaver);
  await closeAccount(tx, leaver, by);
  await closeOpenEnds(tx, leaver, by);
  await handOver(tx, leaver, addDays(String(leaver.last_working_day), 1), by);
  return leaver;
}

async function closePeriod(tx: Transaction, { id, last_working_day }: Employee): Promise<void> {
  await deleteBehind(tx, 'change', sql`employee_id = ${id} and effective_from > ${last_working_day}::date`);
  await sql`
    update employment_periods set left_on = ${last_working_day}::date, version = version + 1, updated_at = now()
    where employee_id = ${id} and left_on is null`.execute(tx);
}

async function closeAccount(tx: Transaction, { id }: Employee, by: By): Promise<void> {
  const { rows } =
    await sql<StoredRow>`select * from users where employee_id = ${id} and status not in ('suspended', 'unconfirmed') for update`.execute(
      tx,
    );
  for (const user of rows) {
    await changeStatus(tx, users, by, user, 'suspended');
    await endSessions(tx.run, user.id);
    await sql`delete from password_links where user_id = ${user.id}`.execute(tx);
  }
}

/** The employee can no longer respond: withdraws their change requests, and no longer waits for documents requested from them. */
async function closeOpenEnds(tx: Transaction, { id }: Employee, by: By): Promise<void> {
  const pending = await sql<StoredRow>`select * from change_requests where employee_id = ${id} and status = 'pending' for update`.execute(
    tx,
  );
  for (const request of pending.rows) await changeStatus(tx, changeRequests, by, request, 'withdrawn');
  await leaveBehind(tx, id, 'change_request', idsOf(pending.rows));
  const given = sql`exists (select from media m where m.model = 'documents' and m.model_id = documents.id)`;
  const begun = await sql<StoredRow>`
    select * from documents where employee_id = ${id} and status = 'requested' and ${given} for update`.execute(tx);
  for (const document of begun.rows) await changeStatus(tx, documents, by, document, 'rejected');
  await leaveBehind(tx, id, 'begun_document', idsOf(begun.rows));
  for (const { id: model_id, title } of await deleteBehind(tx, 'document', sql`employee_id = ${id} and status = 'requested'`))
    audit(tx, { ...by, action: 'delete', model: 'documents', model_id, label: String(title), employee_id: id });
}

const idsOf = (rows: StoredRow[]): number[] => rows.map(({ id }) => id);
