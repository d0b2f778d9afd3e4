import { employees } from '@cadre/contract/resources/employees';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import type { StoredRow } from '../../crud/asker.ts';
import { audit, type Change, changesBetween } from '../../crud/audit.ts';
import { column, table } from '../../crud/table.ts';
import type { Actor } from '../../platform/access/actor.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { inTurns } from '../../platform/turns/in-turns.ts';
import { importTrace } from './import-trace.ts';

/** The history gets an entry for every single record, as if each had been written by hand. */
export async function noteEmployees(tx: Transaction, actor: Actor, action: 'create' | 'delete', rows: StoredRow[]): Promise<void> {
  const all = await inTurns(rows, (row) => ({
    row,
    changes: action === 'create' ? changesBetween(employees, undefined, row) : changesBetween(employees, row, undefined),
  }));
  await nameReferences(
    tx,
    all.flatMap(({ changes }) => changes),
  );
  for (const { row, changes } of all) {
    const label = String(row.name);
    audit(tx, { actor, trace: importTrace, action, model: employees.name, model_id: row.id, label, employee_id: row.id, changes });
  }
}

/** The names of all references of a kind in one statement; a thousand rows have few departments between them. */
async function nameReferences(tx: Transaction, changes: Change[]): Promise<void> {
  for (const [name, field] of Object.entries(employees.fields)) {
    if (field.kind !== 'reference') continue;
    const here = changes.filter((change) => change.field === name);
    const ids = new Set(here.flatMap((change) => [change.old, change.new]).filter((id) => typeof id === 'number'));
    if (ids.size === 0) continue;
    const target = resources[field.to as ResourceName];
    const { rows } = await sql<{ id: number; name: string }>`
      select r.id, ${column(target.label)} as name from ${table(target)} r where r.id = any(${[...ids]}::int[])`.execute(tx);
    const names = new Map<unknown, string>(rows.map((row) => [row.id, row.name]));
    for (const change of here) {
      change.old_name = names.get(change.old) ?? null;
      change.new_name = names.get(change.new) ?? null;
    }
  }
}
