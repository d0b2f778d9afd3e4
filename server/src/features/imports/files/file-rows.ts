import type { Seal } from '../../../platform/access/seal.ts';
import { inBatches } from '../../../platform/batching/in-batches.ts';
import { inSlices } from '../../../platform/batching/in-slices.ts';
import type { Database, Runner, Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { openCells, sealCells } from './sealed-cells.ts';

/** A row of the file as it came. */
export type FileRow = { row_no: number; cells: Cells };
type Cells = Record<string, string>;
type Block = Columns<'import_cells', 'row_nos' | 'cells'>;

const rowsOfBlock = 500;

const blocksAtOnce = 4;

/** Many rows under one seal cost less than each by itself. Sealed text holds no comma, so several blocks travel as one text. */
export async function keepFile(db: Database, seal: Seal, import_id: number, rows: FileRow[]): Promise<void> {
  let number = 0;
  const blocks = await inBatches([...inSlices(rows, rowsOfBlock)], (block) => {
    number += 1;
    return { number, row_nos: numbersOf(block), cells: sealBlock(seal, block) };
  });
  for (const some of inSlices(blocks, blocksAtOnce))
    await sql`
      insert into import_cells (import_id, number, row_nos, cells)
      select ${import_id}, block.number, string_to_array(block.row_nos, ',')::int[], block.cells
      from unnest(${some.map(({ number }) => number)}::int[], ${some.map(({ row_nos }) => row_nos)}::text[],
        ${some.map(({ cells }) => cells)}::text[]) block (number, row_nos, cells)`.execute(db);
}

/** The whole file; `did` gets the number of rows read. */
export async function fileRows(on: Runner, seal: Seal, import_id: number, did: (rows: number) => void): Promise<FileRow[]> {
  const { rows } = await sql<Block>`
    select row_nos, cells from import_cells where import_id = ${import_id} order by number`.execute(on);
  const blocks = await inBatches(rows, (block) => {
    const opened = openBlock(seal, block);
    did(opened.length);
    return opened;
  });
  return blocks.flat();
}

export type PlacedRow = FileRow & { record_id: number | null };

/** Some rows of the file in its order, with the ids of their records. */
export async function pageOfFile(on: Runner, seal: Seal, import_id: number, limit: number, offset: number): Promise<PlacedRow[]> {
  const { rows } = await sql<Block & { record_ids: (number | null)[] | null; first: number }>`
    select b.row_nos, b.cells, b.record_ids, b.beyond - cardinality(b.row_nos) as first
    from (select c.*, (sum(cardinality(row_nos)) over (order by number))::int as beyond from import_cells c where import_id = ${import_id}) b
    where b.beyond > ${offset} and b.beyond - cardinality(b.row_nos) < ${offset + limit} order by b.number`.execute(on);
  const placed = rows.flatMap(({ record_ids, ...block }) =>
    openBlock(seal, block).map((row, at) => ({ ...row, record_id: record_ids?.[at] ?? null })),
  );
  const start = offset - (rows[0]?.first ?? 0);
  return placed.slice(start, start + limit);
}

/** Writes cells over. Whether the file has all of these rows is the answer. */
export async function fixRows(tx: Transaction, seal: Seal, import_id: number, fixed: Map<number, Cells>): Promise<boolean> {
  const { rows: blocks } = await sql<Block & Columns<'import_cells', 'number'>>`
    select number, row_nos, cells from import_cells
    where import_id = ${import_id} and row_nos && ${[...fixed.keys()]}::int[] for update`.execute(tx);
  for (const { number, ...block } of blocks) {
    const rows = openBlock(seal, block).map(({ row_no, cells }) => ({ row_no, cells: { ...cells, ...fixed.get(row_no) } }));
    await sql`
      update import_cells set cells = ${sealBlock(seal, rows)} where import_id = ${import_id} and number = ${number}`.execute(tx);
  }
  const known = new Set(blocks.flatMap(({ row_nos }) => row_nos));
  return [...fixed.keys()].every((row_no) => known.has(row_no));
}

const numbersOf = (rows: readonly FileRow[]): string => rows.map(({ row_no }) => row_no).join();
const sealBlock = (seal: Seal, rows: readonly FileRow[]): string =>
  sealCells(
    seal,
    rows.map(({ cells }) => cells),
  );

/** A block from before there were blocks is one row. */
const openBlock = (seal: Seal, { row_nos, cells }: Block): FileRow[] =>
  [openCells<Cells | Cells[]>(seal, cells)].flat().map((row, at) => ({ row_no: row_nos[at] as number, cells: row }));
