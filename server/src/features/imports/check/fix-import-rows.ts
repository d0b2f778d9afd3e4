import type { BodyOf } from '@cadre/contract/call';
import type { fixImportRows as mendCall } from '@cadre/contract/calls/imports';
import type { Caller } from '../../../crud/access/caller.ts';
import { sql } from '../../../platform/database/sql.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { fixRows } from '../files/file-rows.ts';
import { ownImport, type StoredImport } from '../files/stored-import.ts';
import { forgetFindings } from './forget-findings.ts';

type FixedCells = BodyOf<typeof mendCall>['rows'];

/** Overwrites cells with the user's corrections; the uploaded file itself is not stored. */
export async function fixImportRows({ db, seal }: Services, { actor }: Caller, id: number, rows: FixedCells): Promise<StoredImport> {
  return db.transaction(async (tx) => {
    const found = await ownImport(tx, actor, id, sql`for update`);
    if (!['uploaded', 'checked', 'failed'].includes(found.status)) throw new Problem('wrong_state');
    const fixed = new Map(rows.map(({ row_no, cells }) => [row_no, trimmed(cells)]));
    const isKnown = rows.every(({ cells }) => Object.keys(cells).every((heading) => found.headings.includes(heading)));
    const isOnce = fixed.size === rows.length;
    if (!isKnown || !isOnce || !(await fixRows(tx, seal, id, fixed))) throw invalid({ rows: [{ code: 'not_valid' }] });
    await forgetFindings(tx, id);
    return ownImport(tx, actor, id);
  });
}

const trimmed = (cells: Record<string, string | null>): Record<string, string> =>
  Object.fromEntries(Object.entries(cells).map(([heading, text]) => [heading, (text ?? '').trim()]));
