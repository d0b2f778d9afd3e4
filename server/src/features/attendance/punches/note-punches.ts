import { audit } from '../../../crud/write/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Inserted } from './insert-punches.ts';

/** Punches entered for others are logged in each employee's history; an employee's own punches are a history already. */
export function notePunches(tx: Transaction, { actor, trace }: Pick<CallContext, 'actor' | 'trace'>, punches: readonly Inserted[]): void {
  for (const { id, employee_id, action, local_time, note } of punches) {
    const changes = [
      { field: 'action', old: null, new: action },
      { field: 'local_time', old: null, new: local_time },
      ...(note === null ? [] : [{ field: 'note', old: null, new: note }]),
    ];
    audit(tx, { actor, trace, action: 'create', model: 'attendances', model_id: id, label: local_time, employee_id, changes });
  }
}
