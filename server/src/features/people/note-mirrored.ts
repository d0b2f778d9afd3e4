import { datedFields, employees } from '@cadre/contract/resources/employees';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import type { StoredRow } from '../../crud/access/caller.ts';
import { table } from '../../crud/read/table.ts';
import { audit, type Change, changesBetween, type LogEntry } from '../../crud/write/audit.ts';
import type { Runner, Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { type Notice, notifyEmployees } from './notify-employees.ts';

/** The cause of a change: a user, or the calendar. */
export type By = Pick<LogEntry, 'actor' | 'trace'>;

const dated = new Set<string>(datedFields);

/** Logs a change of employment that now applies in the employee's history, and notifies the people it concerns. */
export async function noteMirrored(tx: Transaction, by: By, before: StoredRow[]): Promise<void> {
  const { rows } = await sql<StoredRow & { today: string }>`
    select e.*, today_of(e) as today from employees e where e.id = any(${before.map(({ id }) => id)}::int[])`.execute(tx);
  const now = new Map(rows.map((row) => [row.id, row]));
  const moved = before.flatMap((row) => {
    const after = now.get(row.id);
    const changes = after ? changesBetween(employees, row, after).filter(({ field }) => dated.has(field)) : [];
    return after && changes.length > 0 ? [{ after, changes }] : [];
  });
  const named = await nameMany(
    tx,
    moved.map(({ changes }) => changes),
  );
  const notices: Notice[] = [];
  for (const [at, { after }] of moved.entries()) {
    const changes = named[at] ?? [];
    const { id, today } = after;
    audit(tx, { ...by, action: 'update', model: 'employees', model_id: id, label: String(after.name), employee_id: id, changes });
    notices.push({ employee_id: id, type: 'employment_changed', args: { day: today }, link: '/my-info' });
    const manager = changes.find(({ field }) => field === 'manager_id')?.new;
    if (typeof manager === 'number')
      notices.push({ employee_id: manager, type: 'new_report', args: { name: String(after.name), day: today }, link: `/employees/${id}` });
  }
  await notifyEmployees(tx, notices);
}

/** The names of all references at once: a reorganisation changes hundreds of people in one go. */
async function nameMany(db: Runner, all: Change[][]): Promise<Change[][]> {
  const names = new Map<string, Map<unknown, string>>();
  for (const field of dated) {
    const declared = employees.fields[field as 'job_id'];
    if (declared.kind !== 'reference') continue;
    const ids = all.flat().flatMap((change) => (change.field === field ? [change.old, change.new] : []));
    const { rows } = await sql<{ id: number; name: string }>`
      select id, name from ${table(resources[declared.to as ResourceName])} where id = any(${[...new Set(ids)].filter(Boolean)}::int[])`.execute(
      db,
    );
    names.set(field, new Map(rows.map(({ id, name }) => [id, name])));
  }
  const nameOf = (field: string, id: unknown): string | null => names.get(field)?.get(id) ?? null;
  return all.map((changes) =>
    changes.map((change) =>
      names.has(change.field)
        ? { ...change, old_name: nameOf(change.field, change.old), new_name: nameOf(change.field, change.new) }
        : change,
    ),
  );
}
