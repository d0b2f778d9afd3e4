import type { Seal } from '../../platform/access/seal.ts';
import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { type Later, naming } from './later-work.ts';
import { openCells } from './sealed-cells.ts';
import { type Acting, updateEmployee } from './update-employee.ts';

type Replaced = { row_no: number; id: number; values: Record<string, unknown> };

/** Whom an undo puts back as they were. Who was changed since is named, and stays as they are unless somebody says otherwise. */
export async function updatesToTakeBack(db: Runner, seal: Seal, import_id: number, later: Later): Promise<Replaced[]> {
  const { rows } = await sql<{ row_no: number; id: number; replaced: string; version: number }>`
    select r.row_no, e.id, r.replaced, e.version from import_rows r join employees e on e.id = r.existing_id
    where r.import_id = ${import_id} and r.replaced is not null order by e.id`.execute(db);
  const all = rows.map(({ replaced, ...row }) => {
    const { values, version } = openCells<{ values: Record<string, unknown>; version: number }>(seal, replaced);
    return { row_no: row.row_no, id: row.id, values, isChanged: row.version !== version };
  });
  const changed = all.filter(({ isChanged }) => isChanged);
  if (changed.length > 0 && !later) throw await naming(db, 'import_has_later_work', new Set(changed.map(({ id }) => id)));
  return later === 'keep' ? all.filter(({ isChanged }) => !isChanged) : all;
}

export async function takeBackUpdates(acting: Acting, import_id: number, updates: Replaced[]): Promise<void> {
  for (const { id, values } of updates) await updateEmployee(acting, id, values);
  await sql`
    update import_rows set replaced = null
    where import_id = ${import_id} and row_no = any(${updates.map(({ row_no }) => row_no)}::int[])`.execute(acting.tx);
}
