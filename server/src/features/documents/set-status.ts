import { audit } from '../../crud/audit.ts';
import type { Asker } from '../../crud/behaviour.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { StoredDocument } from './stored-document.ts';

/** A step that follows from something else: a file that came, a decision with its reason. */
export async function setStatus(
  tx: Transaction,
  { actor, trace }: Asker,
  { id, status, title, employee_id }: StoredDocument,
  to: StoredDocument['status'],
  decision: { note: string } | undefined = undefined,
): Promise<void> {
  await sql`
    update documents set status = ${to}, version = version + 1, updated_at = now(), updated_by_id = ${actor.user_id},
      decision_note = ${decision?.note ?? null}, decided_at = ${decision ? sql`now()` : null}
    where id = ${id}`.execute(tx);
  const changes = [{ field: 'status', old: status, new: to }];
  audit(tx, { actor, trace, action: 'status', model: 'documents', model_id: id, label: title, employee_id, changes });
}
