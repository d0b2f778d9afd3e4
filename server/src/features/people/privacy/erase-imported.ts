import type { Seal } from '../../../platform/access/seal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';

/** Rows of files that were imported or only tried; they wait sealed for some days, so each is opened and read. Their files lose their names. */
export async function eraseImported(seal: Seal, tx: Transaction, id: number, words: string[]): Promise<void> {
  const { rows } = await sql<Columns<'import_rows', 'import_id' | 'row_no' | 'record_id' | 'existing_id' | 'cells'>>`
    select import_id, row_no, record_id, existing_id, cells from import_rows`.execute(tx);
  const sought = words.map((word) => word.toLowerCase());
  const tells = (cells: unknown): boolean => {
    const said = Object.values(JSON.parse(seal.open(String(cells), 'import_rows')) as Record<string, string>);
    return sought.some((word) => [...said, said.join(' ')].some((one) => one.toLowerCase().includes(word)));
  };
  const told = rows.filter(({ record_id, existing_id, cells }) => record_id === id || existing_id === id || tells(cells));
  await sql`
    delete from import_rows r using unnest(${told.map((row) => row.import_id)}::int[], ${told.map((row) => row.row_no)}::int[]) gone (import_id, row_no)
    where r.import_id = gone.import_id and r.row_no = gone.row_no`.execute(tx);
  const imports = told.map((row) => row.import_id);
  // What was read of them waits for the import; who still wants it checks what is left.
  await sql`delete from import_blocks where import_id = any(${imports}::int[])`.execute(tx);
  await sql`
    update imports set file_name = '•••', status = case status when 'checked' then 'uploaded' else status end
    where id = any(${imports}::int[])`.execute(tx);
}
