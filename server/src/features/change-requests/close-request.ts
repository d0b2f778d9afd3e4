import { audit } from '../../crud/audit.ts';
import type { Asker } from '../../crud/behaviour.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import { notify } from '../../platform/notify.ts';
import type { StoredRequest } from './stored-request.ts';

/** Ends a request. Its owner hears of a decision; of their own withdrawal they know. */
export async function closeRequest(
  tx: Transaction,
  { actor, trace }: Asker,
  request: StoredRequest,
  status: 'approved' | 'rejected' | 'withdrawn',
  note: string | null,
): Promise<void> {
  const { id, employee_id, summary } = request;
  const decider = status === 'withdrawn' ? null : actor.user_id;
  await sql`
    update change_requests set status = ${status}, decided_by_id = ${decider}::int, decided_at = now(), decision_note = ${note},
      version = version + 1, updated_at = now(), updated_by_id = ${actor.user_id}
    where id = ${id}`.execute(tx);
  const changes = [{ field: 'status', old: request.status, new: status }];
  audit(tx, { actor, trace, action: 'status', model: 'change-requests', model_id: id, label: summary, employee_id, changes });
  if (decider === null) return;
  const { rows } = await sql<Columns<'users', 'id'>>`select id from users where employee_id = ${employee_id}`.execute(tx);
  for (const owner of rows) await notify(tx.run, owner.id, 'change_decided', { summary }, '/my-info');
}
