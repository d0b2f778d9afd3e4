import type { Field } from '@cadre/contract/fields';
import { datedFields, type employees } from '@cadre/contract/resources/employees';
import type { Seal } from '../../platform/access/seal.ts';
import type { Runner } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { type Later, naming } from './later-work.ts';
import { managersFirst, rowsAbove } from './managers-first.ts';
import { openCells } from './sealed-cells.ts';
import { type Acting, type Updated, updateEmployee } from './update-employee.ts';

/** What an import has replaced, to be put back. */
export type Kept = { values: Record<string, unknown>; version: number; day?: string };
export type Replaced = Omit<Kept, 'version'> & { row_no: number; id: number };

export const keptOf = ({ replaced, after, day }: Updated): Kept => ({ values: replaced, version: after.version, day });

/** Whom an undo puts back as they were. Who was changed since is named, and stays as they are unless somebody says otherwise. */
export async function updatesToTakeBack(
  db: Runner,
  seal: Seal,
  import_id: number,
  later: Later,
  which: Sql = sql`true`,
): Promise<Replaced[]> {
  const { rows } = await sql<{ row_no: number; id: number; replaced: string; version: number }>`
    select r.row_no, e.id, r.replaced, e.version from import_rows r join employees e on e.id = r.existing_id
    where r.import_id = ${import_id} and r.replaced is not null and ${which} order by e.id`.execute(db);
  const all = rows.map(({ replaced, ...row }) => {
    const { version, ...kept } = openCells<Kept>(seal, replaced);
    return { row_no: row.row_no, id: row.id, ...kept, isChanged: row.version !== version };
  });
  const changed = all.filter(({ isChanged }) => isChanged);
  if (changed.length > 0 && !later) throw await naming(db, 'import_has_later_work', new Set(changed.map(({ id }) => id)));
  return later === 'keep' ? all.filter(({ isChanged }) => !isChanged) : all;
}

/** In the order in which they find everybody above them back in place. */
export const topDown = (updates: readonly Replaced[]): Replaced[] =>
  managersFirst(
    updates,
    rowsAbove(updates, ({ id }) => id),
  );

/** Puts people back as they were, on the days since as well. */
export async function takeBackUpdates(acting: Acting, import_id: number, updates: readonly Replaced[]): Promise<void> {
  const ordered = topDown(updates);
  const resource = undemanding(acting.resource);
  for (const { id, values } of ordered) await updateEmployee({ ...acting, resource }, id, stillThere(resource, values));
  for (const replaced of ordered) await putBackDays(acting, replaced);
  await sql`
    update import_rows set replaced = null
    where import_id = ${import_id} and row_no = any(${updates.map(({ row_no }) => row_no)}::int[])`.execute(acting.tx);
}

/** What was empty before a company asked for it may be so again. */
const undemanding = (resource: typeof employees): typeof employees => ({
  ...resource,
  fields: Object.fromEntries(
    Object.entries<Field>(resource.fields).map(([name, { required, ...field }]) => [
      name,
      { ...field, ...(!field.custom && required && { required }) },
    ]),
  ) as typeof employees.fields,
});

/** A field that the company has taken away since has nothing to be put back. */
const stillThere = ({ fields }: typeof employees, values: Kept['values']): Kept['values'] =>
  Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(fields, name)));

/** What the import had changed from its day on never was. */
async function putBackDays({ tx }: Acting, { id, values, day }: Replaced): Promise<void> {
  const names = datedFields.filter((name) => Object.hasOwn(values, name));
  if (names.length === 0 || day === undefined) return;
  const assignments = names.map((name) => sql`${sql.ref(name)} = ${values[name]}`);
  const differs = names.map((name) => sql`${sql.ref(name)} is distinct from ${values[name]}`);
  await sql`
    update employee_versions set ${sql.join(assignments)}, version = version + 1, updated_at = now()
    where employee_id = ${id} and effective_from = ${day} and (${sql.join(differs, sql` or `)})`.execute(tx);
}
