import type { ImportRowData } from '@cadre/contract/calls/imports';
import { wordedIn } from '@cadre/contract/custom-fields';
import type { Field } from '@cadre/contract/fields';
import type { Complaint, Complaints } from '@cadre/contract/problems';
import type { Caller } from '../../../crud/access/caller.ts';
import type { Change } from '../../../crud/write/audit.ts';
import type { Seal } from '../../../platform/access/seal.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { type Translate, wordsOf } from '../../../platform/texts/texts.ts';
import { mappableFields } from '../check/importable-fields.ts';
import { pageOfFile } from './file-rows.ts';
import { openCells } from './sealed-cells.ts';
import type { StoredImport } from './stored-import.ts';

type Stored = Columns<'import_rows', 'row_no' | 'cells' | 'complaints' | 'remarks' | 'existing_id' | 'wanted'> & {
  complaints: Complaints | null;
  remarks: Complaints;
  record_id: number | null;
};

/** The same words as in the index of the broken rows. */
export const wrongOnes: Sql = sql`r.complaints <> '{}'`;
export const updatingOnes: Sql = sql`r.existing_id is not null and r.complaints = '{}'`;
export const remarkedOnes: Sql = sql`r.remarks <> '{}'`;

type Reader = Pick<Caller, 'actor' | 't' | 'language'>;
type RowsQuery = { seal: Seal; reader: Reader; id: number; resource: StoredImport['resource'] };
type RowsPage = RowsQuery & { only: Sql | undefined; limit: number; offset: number };

/** Rows of the file, all or only those with findings, with their errors in the reader's words. */
export async function importRows(db: Runner, { only, limit, offset, ...requested }: RowsPage): Promise<ImportRowData[]> {
  if (only) return rowsResponse(db, requested, sql`${only} order by r.row_no limit ${limit} offset ${offset}`);
  const page = await pageOfFile(db, requested.seal, requested.id, limit, offset);
  const result = await rowsResponse(db, requested, sql`r.row_no = any(${page.map(({ row_no }) => row_no)}::int[])`);
  const byNumber = new Map(result.map((row) => [row.row_no, row]));
  return page.map((row) => byNumber.get(row.row_no) ?? { ...row, ...emptyResponse });
}

const emptyResponse = { complaints: {}, remarks: {}, suggestions: {}, existing_id: null, changes: [] };

async function rowsResponse(db: Runner, { seal, reader, id, resource }: RowsQuery, which: Sql): Promise<ImportRowData[]> {
  const fields = mappableFields(reader.actor, resource);
  const inWords = (found: Complaints) => sentences(reader, (name) => labelOf(reader, resource, name, fields[name]), found);
  const { rows } = await sql<Stored>`
    select r.row_no, r.cells, r.complaints, r.remarks, r.existing_id, r.wanted, (
      select c.record_ids[array_position(c.row_nos, r.row_no)] from import_cells c
      where c.import_id = r.import_id and r.row_no = any(c.row_nos)) as record_id
    from import_rows r where r.import_id = ${id} and ${which}`.execute(db);
  return rows.map(({ row_no, cells, complaints, remarks, record_id, existing_id, wanted }) => ({
    row_no,
    cells: openCells(seal, cells),
    complaints: inWords(complaints ?? {}),
    remarks: inWords(remarks),
    suggestions: {},
    record_id,
    existing_id,
    changes: existing_id !== null && wanted ? (openCells<{ changes?: Change[] }>(seal, wanted).changes ?? []) : [],
  }));
}

const labelOf = ({ t, language }: Reader, noun: string, name: string, field: Field | undefined): string =>
  field?.custom ? wordedIn(field.custom, language) : wordsOf(t).field(noun, name);

const sentences = ({ t }: Reader, label: (name: string) => string, found: Complaints): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(found).map(([name, complaints]) => [name, complaints.map((complaint) => sentence(t, label(name), complaint))]),
  );

/** A row as a whole may be refused, as any write may be. */
const sentence = (t: Translate, label: string, { code, problem, ...args }: Complaint): string =>
  problem === undefined
    ? t(`checks.${code}` as 'checks.terms', { label, ...args } as never)
    : t(`problems.${problem}` as 'problems.not_allowed', args as never);
