import type { Field } from '@cadre/contract/fields';
import type { employees } from '@cadre/contract/resources/employees';
import type { Seal } from '../../../platform/access/seal.ts';
import type { Runner, Transaction } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { managersFirst, rowsAbove } from '../check/managers-first.ts';
import type { Replaced, ReplacedValues } from '../commit/replaced.ts';
import { type Acting, updateEmployee } from '../commit/update-employee.ts';
import { openCells } from '../files/sealed-cells.ts';
import { type Later, naming } from './later-work.ts';
import { dated, takeBackChanges } from './take-back-changes.ts';

/** The people an undo restores. If some were changed since, the undo is refused with their names, unless `later` decides about them. */
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
    const { version, ...stored } = openCells<ReplacedValues>(seal, replaced);
    return { row_no: row.row_no, id: row.id, ...stored, isChanged: row.version !== version };
  });
  const changed = all.filter(({ isChanged }) => isChanged);
  if (changed.length > 0 && !later) throw await naming(db, 'import_has_later_work', new Set(changed.map(({ id }) => id)));
  return later === 'keep' ? all.filter(({ isChanged }) => !isChanged) : all;
}

/** Managers first, so that each person's managers are already back in place. */
export const topDown = (updates: readonly Replaced[]): Replaced[] =>
  managersFirst(
    updates,
    rowsAbove(updates, ({ id }) => id),
  );

/** Restores people's earlier values, on every day: later changes of other days or fields are kept. */
export async function takeBackUpdates(acting: Acting, import_id: number, updates: readonly Replaced[]): Promise<void> {
  const ordered = topDown(updates);
  const resource = undemanding(acting.resource);
  await takeBackChanges(acting, ordered);
  for (const { id, values } of ordered) await updateEmployee({ ...acting, resource }, id, stillThere(resource, values));
  for (const one of ordered) await giveBackCourse(acting.tx, one);
  await sql`
    update import_rows set replaced = null
    where import_id = ${import_id} and row_no = any(${updates.map(({ row_no }) => row_no)}::int[])`.execute(acting.tx);
}

/** A field that was empty before the company made it required may be empty again. */
const undemanding = (resource: typeof employees): typeof employees => ({
  ...resource,
  fields: Object.fromEntries(
    Object.entries<Field>(resource.fields).map(([name, { required, ...field }]) => [
      name,
      { ...field, ...(!field.custom && required && { required }) },
    ]),
  ) as typeof employees.fields,
});

/** Changes of employment have been taken back by then. A field that the company has taken away since has nothing to be put back. */
const stillThere = ({ fields }: typeof employees, values: ReplacedValues['values']): ReplacedValues['values'] =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !dated.has(name) && Object.hasOwn(fields, name)));

/** A later day of hiring had made earlier changes part of the beginning; they come back as they were. */
async function giveBackCourse(tx: Transaction, { id, values, course }: Replaced): Promise<void> {
  if (!course) return;
  const from = values.hire_date as string;
  const to = course.findLast(({ effective_from }) => effective_from >= from)?.effective_from ?? from;
  await sql`select give_back_changes(${id}, ${from}::date, ${to}::date, ${JSON.stringify(course)}::jsonb)`.execute(tx);
}
