import type { Seal } from '../../../platform/access/seal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { Problem } from '../../../platform/problem.ts';

const purpose = 'import_rows';
type Block = Columns<'import_cells', 'import_id' | 'number' | 'row_nos' | 'record_ids' | 'cells'>;
type Row = { row_no: number; record_id: number | null; cells: Record<string, string> };

/** Rows of files that were imported or only tried; they wait sealed for some days, so each is opened and read. Their files lose their names. */
export async function eraseImported(seal: Seal, tx: Transaction, id: number, words: string[]): Promise<void> {
  const sought = words.map((word) => word.toLowerCase());
  const mentions = (cells: Row['cells']): boolean => {
    const said = Object.values(cells);
    return sought.some((word) => [...said, said.join(' ')].some((one) => one.toLowerCase().includes(word)));
  };
  const changes = await changesOf(tx, id);
  const { rows: blocks } = await sql<Block>`select import_id, number, row_nos, record_ids, cells from import_cells`.execute(tx);
  const imports = new Set<number>();
  for (const block of blocks) {
    const isTheirs = ({ row_no, record_id, cells }: Row): boolean =>
      record_id === id || changes.has(`${block.import_id} ${row_no}`) || mentions(cells);
    const rows = rowsOf(seal, block);
    const gone = rows.filter(isTheirs);
    if (gone.length === 0) continue;
    imports.add(block.import_id);
    await keepOnly(
      seal,
      tx,
      block,
      rows.filter((row) => !gone.includes(row)),
    );
    await sql`
      delete from import_rows where import_id = ${block.import_id} and row_no = any(${gone.map(({ row_no }) => row_no)}::int[])`.execute(
      tx,
    );
  }
  await refuseBusy(tx, [...imports]);
  // Deletes the checked rows of the imports; they must be checked again to be committed.
  await sql`delete from import_blocks where import_id = any(${[...imports]}::int[])`.execute(tx);
  await sql`
    update imports set file_name = '•••', status = case status when 'checked' then 'uploaded' else status end
    where id = any(${[...imports]}::int[])`.execute(tx);
}

/** A running import needs its rows; it is over in a moment. */
async function refuseBusy(tx: Transaction, ids: number[]): Promise<void> {
  const { rows } = await sql`select from imports where id = any(${ids}::int[]) and status in ('committing', 'undoing')`.execute(tx);
  if (rows.length > 0) throw new Problem('busy');
}

/** Rows that change this person. */
async function changesOf(tx: Transaction, id: number): Promise<Set<string>> {
  const { rows } = await sql<Columns<'import_rows', 'import_id' | 'row_no'>>`
    select import_id, row_no from import_rows where existing_id = ${id}`.execute(tx);
  return new Set(rows.map(({ import_id, row_no }) => `${import_id} ${row_no}`));
}

/** A block from before there were blocks is one row. */
function rowsOf(seal: Seal, { row_nos, record_ids, cells }: Block): Row[] {
  const opened = [JSON.parse(seal.open(cells, purpose)) as Row['cells'] | Row['cells'][]].flat();
  return opened.map((row, at) => ({ row_no: row_nos[at] as number, record_id: record_ids?.[at] ?? null, cells: row }));
}

async function keepOnly(seal: Seal, tx: Transaction, { import_id, number, record_ids }: Block, rows: Row[]): Promise<void> {
  const sealed = seal.close(JSON.stringify(rows.map(({ cells }) => cells)), purpose);
  await sql`
    update import_cells set row_nos = ${rows.map(({ row_no }) => row_no)}::int[], cells = ${sealed},
      record_ids = ${record_ids && rows.map(({ record_id }) => record_id)}::int[]
    where import_id = ${import_id} and number = ${number}`.execute(tx);
}
