import { datedFields, employees } from '@cadre/contract/resources/employees';
import type { StoredRow } from '../../../crud/access/caller.ts';
import { audit, changesBetween } from '../../../crud/write/audit.ts';
import { lockRow } from '../../../crud/write/stored-row.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { invalid } from '../../../platform/problem.ts';
import type { Replaced } from '../commit/replaced.ts';
import type { Acting } from '../commit/update-employee.ts';

export const dated = new Set<string>(datedFields);

/** Removes an import's values from the employment changes of all these people at once, and logs the effect on today's values. */
export async function takeBackChanges({ tx, caller }: Acting, updates: readonly Replaced[]): Promise<void> {
  const before: StoredRow[] = [];
  for (const { id } of updates) before.push(await lockRow(tx, employees, caller, 'update', id));
  const taken = [];
  for (const one of updates) taken.push(...(await takenBy(tx, one)));
  if (taken.length === 0) return;
  await sql`select take_back_changes(${JSON.stringify(taken)}::jsonb)`.execute(tx);
  await refuseFormerManagers(
    tx,
    updates.flatMap(({ id, values }) => ('manager_id' in values ? [id] : [])),
  );
  const { rows } = await sql<StoredRow>`select * from employees where id = any(${before.map(({ id }) => id)}::int[])`.execute(tx);
  const now = new Map(rows.map((row) => [row.id, row]));
  for (const row of before) {
    const after = now.get(row.id) as StoredRow;
    const changes = changesBetween(employees, row, after).filter(({ field }) => dated.has(field));
    if (changes.length === 0) continue;
    const { id } = after;
    const { actor, trace } = caller;
    audit(tx, { actor, trace, action: 'update', model: 'employees', model_id: id, label: String(after.name), employee_id: id, changes });
  }
}

type Taken = { id: number; fields: string[]; was: Record<string, unknown> | null };

async function takenBy(tx: Transaction, { id, values, day, change }: Replaced): Promise<Taken[]> {
  const fields = Object.keys(values).filter((name) => dated.has(name));
  if (fields.length === 0) return [];
  if (change) return [{ id: change.id, fields, was: change.was && decidedBefore(change.was, fields) }];
  // An import from before changes were kept knows only its day and what held until then.
  const { rows } = await sql<{ id: number }>`
    select id from employee_versions where employee_id = ${id} and effective_from = ${day ?? null}::date`.execute(tx);
  return rows.map((version) => ({ id: version.id, fields, was: Object.fromEntries(fields.map((name) => [name, values[name]])) }));
}

/** Of the fields that the import has set, those which the change of that day had decided already. */
const decidedBefore = (was: NonNullable<NonNullable<Replaced['change']>['was']>, fields: string[]): Record<string, unknown> => ({
  ...Object.fromEntries(fields.filter((name) => was.changed_fields.includes(name)).map((name) => [name, was[name]])),
  ...(fields.includes('manager_id') && { handed_over_by: was.handed_over_by }),
});

/** A manager who has left since gets no reports back. */
async function refuseFormerManagers(tx: Transaction, ids: number[]): Promise<void> {
  const { rows } = await sql`
    select from employees e join employees m on m.id = e.manager_id where e.id = any(${ids}::int[])
      and not exists (select from employment_periods p where p.employee_id = m.id
        and coalesce(p.left_on, m.last_working_day, 'infinity') >= today_of(e)) limit 1`.execute(tx);
  if (rows.length > 0) throw invalid({ manager_id: [{ code: 'manager_has_left' }] });
}
