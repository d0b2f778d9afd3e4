import type { Actor } from '../../platform/actor.ts';
import type { Runner } from '../../platform/database/database.ts';
import { importableFields } from './importable-fields.ts';
import { markDuplicates } from './mark-duplicates.ts';
import { markEmployment } from './mark-employment.ts';
import { markCycles, markLost } from './mark-managers.ts';
import { markReach } from './mark-reach.ts';
import { checkRead, type ReadRow, readRow } from './read-row.ts';
import { resolveReferences } from './resolve-references.ts';

export type FileRow = { row_no: number; cells: Record<string, string> };
/** `manager_row` instead of an id: somebody who comes with the same file. */
export type CheckedRow = ReadRow & { manager_row: number | undefined };

/** Everything that a write would refuse, found before anything is written; a handful of statements for the whole file. */
export async function checkRows(db: Runner, actor: Actor, mapping: Record<string, string | null>, file: FileRow[]): Promise<CheckedRow[]> {
  const fields = importableFields(actor);
  const rows = file.map(({ row_no, cells }) => readRow(row_no, cells, mapping, fields));
  const managers = await resolveReferences(db, actor, fields, rows);
  for (const row of rows) checkRead(row, fields);
  await markDuplicates(db, rows);
  await markEmployment(db, rows);
  markReach(actor, rows);
  markCycles(rows, managers);
  markLost(rows, managers);
  return rows.map((row) => ({ ...row, manager_row: managers.get(row.row_no) }));
}
