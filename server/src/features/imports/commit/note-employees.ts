import { withCustom } from '@cadre/contract/custom-fields';
import { employees } from '@cadre/contract/resources/employees';
import type { StoredRow } from '../../../crud/access/caller.ts';
import { nameReferences } from '../../../crud/read/name-references.ts';
import { audit, changesBetween } from '../../../crud/write/audit.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { inBatches } from '../../../platform/batching/in-batches.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { importTrace } from '../undo/import-trace.ts';

/** The history gets an entry for every single record, as if each had been written by hand. */
export async function noteEmployees(tx: Transaction, actor: Actor, action: 'create' | 'delete', rows: StoredRow[]): Promise<void> {
  const resource = withCustom(employees, actor.custom);
  const noted = await inBatches(rows, (row) => {
    const changes = action === 'create' ? changesBetween(resource, undefined, row) : changesBetween(resource, row, undefined);
    const label = String(row.name);
    audit(tx, { actor, trace: importTrace, action, model: employees.name, model_id: row.id, label, employee_id: row.id, changes });
    return changes;
  });
  await nameReferences(tx, resource, noted.flat());
}
