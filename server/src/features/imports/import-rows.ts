import type { ImportRowData } from '@cadre/contract/calls/imports';
import type { Complaint, Complaints } from '@cadre/contract/problems';
import type { Change } from '../../crud/audit.ts';
import type { Seal } from '../../platform/access/seal.ts';
import type { Runner } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import { type Translate, wordsOf } from '../../platform/texts/texts.ts';
import { openCells } from './sealed-cells.ts';

type Stored = Columns<'import_rows', 'row_no' | 'cells' | 'complaints' | 'remarks' | 'record_id' | 'existing_id' | 'wanted'> & {
  cells: string;
  complaints: Complaints | null;
  remarks: Complaints;
};

/** The same words as in the index of the broken rows. */
export const wrongOnes: Sql = sql`r.complaints <> '{}'`;
export const updatingOnes: Sql = sql`r.existing_id is not null and r.complaints = '{}'`;
export const remarkedOnes: Sql = sql`r.remarks <> '{}'`;

/** Rows of the file with what is wrong in them, in the reader's words. */
export async function importRows(
  db: Runner,
  wanted: { seal: Seal; t: Translate; id: number; only: Sql; limit: number; offset: number },
): Promise<ImportRowData[]> {
  const { rows } = await sql<Stored>`
    select r.row_no, r.cells, r.complaints, r.remarks, r.record_id, r.existing_id, r.wanted from import_rows r
    where r.import_id = ${wanted.id} and ${wanted.only} order by r.row_no limit ${wanted.limit} offset ${wanted.offset}`.execute(db);
  return rows.map(({ row_no, cells, complaints, remarks, record_id, existing_id, wanted: found }) => ({
    row_no,
    cells: openCells(wanted.seal, cells),
    complaints: sentences(wanted.t, complaints ?? {}),
    remarks: sentences(wanted.t, remarks),
    suggestions: {},
    record_id,
    existing_id,
    changes: existing_id !== null && found ? (openCells<{ changes?: Change[] }>(wanted.seal, found).changes ?? []) : [],
  }));
}

const sentences = (t: Translate, found: Complaints): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(found).map(([name, complaints]) => {
      const label = wordsOf(t).field('employees', name);
      return [name, complaints.map((complaint) => sentence(t, label, complaint))];
    }),
  );

/** A row as a whole may be refused, as any write may be. */
const sentence = (t: Translate, label: string, { code, problem, ...args }: Complaint): string =>
  problem === undefined
    ? t(`checks.${code}` as 'checks.terms', { label, ...args } as never)
    : t(`problems.${problem}` as 'problems.not_allowed', args as never);
