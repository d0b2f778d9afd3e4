import { inBatches } from '../../../platform/batching/in-batches.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import type { RowInput } from '../commit/insert-employees.ts';
import { openCells, sealCells } from '../files/sealed-cells.ts';
import type { CheckedRow } from './check-rows.ts';

/** A row as the check has read it: the values to write, and the employee if they exist already. */
export type RightRow = RowInput & { existing_id: number | null };

const rowsOfBlock = 500;

/** Rows of the check are stored until the commit, many under one seal: that costs less than each by itself. */
export async function keepRightRows({ db, seal }: Services, import_id: number, checked: CheckedRow[]): Promise<void> {
  const blocks = Array.from({ length: Math.ceil(checked.length / rowsOfBlock) }, (_, at) =>
    checked.slice(at * rowsOfBlock, (at + 1) * rowsOfBlock).map(rightRow),
  );
  const sealed = await inBatches(blocks, (rows) => sealCells(seal, rows));
  await sql`
    insert into import_blocks (import_id, number, rows)
    select ${import_id}, block.number, block.rows from unnest(${sealed}::text[]) with ordinality block (rows, number)`.execute(db);
}

const rightRow = ({ row_no, values, manager_row, existing }: CheckedRow): RightRow => ({
  row_no,
  values,
  manager_row,
  existing_id: existing?.id ?? null,
});

export async function rightRows(on: Runner, { seal }: Services, import_id: number): Promise<RightRow[]> {
  const { rows } = await sql<Columns<'import_blocks', 'rows'>>`
    select rows from import_blocks where import_id = ${import_id} order by number`.execute(on);
  return (await inBatches(rows, (block) => openCells<RightRow[]>(seal, block.rows))).flat();
}
