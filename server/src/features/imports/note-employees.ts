import { employees } from '@cadre/contract/resources/employees';
import type { StoredRow } from '../../crud/asker.ts';
import { audit, changesBetween } from '../../crud/audit.ts';
import type { Actor } from '../../platform/access/actor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { inTurns } from '../../platform/turns/in-turns.ts';
import { importTrace } from './import-trace.ts';

/** The history gets an entry for every single record, as if each had been written by hand. */
export async function noteEmployees(tx: Transaction, actor: Actor, action: 'create' | 'delete', rows: StoredRow[]): Promise<void> {
  await inTurns(rows, (row) => {
    const changes = action === 'create' ? changesBetween(employees, undefined, row) : changesBetween(employees, row, undefined);
    const label = String(row.name);
    audit(tx, { actor, trace: importTrace, action, model: employees.name, model_id: row.id, label, employee_id: row.id, changes });
  });
}
