import type { BodyOf } from '@cadre/contract/call';
import type { mendImport as mendCall } from '@cadre/contract/calls/imports';
import type { Asker } from '../../crud/asker.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import type { House } from '../../platform/house.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import { forgetFindings } from './forget-findings.ts';
import { openCells, sealCells } from './sealed-cells.ts';
import { ownImport, type StoredImport } from './stored-import.ts';

type Mended = BodyOf<typeof mendCall>['rows'];

/** Writes cells over as somebody corrects them; the file itself is nowhere kept. */
export async function mendImport({ db, seal }: House, { actor }: Asker, id: number, rows: Mended): Promise<StoredImport> {
  return db.transaction(async (tx) => {
    const found = await ownImport(tx, actor, id, sql`for update`);
    if (!['uploaded', 'checked', 'failed'].includes(found.status)) throw new Problem('wrong_state');
    const mended = new Map(rows.map(({ row_no, cells }) => [row_no, cells]));
    const { rows: stored } = await sql<Columns<'import_rows', 'row_no' | 'cells'> & { cells: string }>`
      select row_no, cells from import_rows where import_id = ${id} and row_no = any(${[...mended.keys()]}::int[])`.execute(tx);
    const isKnown = rows.every(({ cells }) => Object.keys(cells).every((heading) => found.headings.includes(heading)));
    if (!isKnown || stored.length !== rows.length) throw invalid({ rows: [{ code: 'not_valid' }] });
    for (const { row_no, cells } of stored) {
      const whole = { ...openCells<Record<string, string>>(seal, cells), ...trimmed(mended.get(row_no) ?? {}) };
      await sql`
        update import_rows set cells = to_jsonb(${sealCells(seal, whole)}::text) where import_id = ${id} and row_no = ${row_no}`.execute(
        tx,
      );
    }
    await forgetFindings(tx, id);
    return ownImport(tx, actor, id);
  });
}

const trimmed = (cells: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).map(([heading, text]) => [heading, (text ?? '').trim()]));
