import type { Complaints } from '@cadre/contract/problems';
import { right } from '@cadre/contract/rights';
import { complaintAboutBirth, isPlausibleHire } from '@cadre/rules/employment';
import type { Change } from '../../../crud/write/audit.ts';
import { type Actor, scopeOf } from '../../../platform/access/actor.ts';
import { inBatches } from '../../../platform/batching/in-batches.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { FileRow } from '../files/file-rows.ts';
import { type Existing, findExisting, textIn } from './find-existing.ts';
import { importableFields, mappableFields } from './importable-fields.ts';
import { rowsAbove } from './managers-first.ts';
import { markCycles, markLost } from './mark-managers.ts';
import { grouped } from './names.ts';
import { checkRead, type Reading, type ReadRow, readableOf, readRow } from './read-row.ts';
import { resolveReferences } from './resolve-references.ts';
import { todayWhere } from './today-where.ts';

/** `manager_row` instead of an id: a manager from the same file. */
export type CheckedRow = ReadRow & {
  manager_row: number | undefined;
  remarks: Complaints;
  /** The employee to be changed, as checked, and the changes. */
  existing: { id: number; key: string; version?: number; manager_id?: number | null } | undefined;
  changes: Change[];
};

/** `did` is called for every step of a row, to show the progress of the check. */
type Input = Reading & { language: string | undefined; updates: boolean; did: () => void };

/** How often `did` is called for each row. */
export const stepsOfRow = 2;

/** Everything that a write would refuse, found before anything is written; a handful of statements for the whole file. */
export async function checkRows(
  db: Runner,
  actor: Actor,
  file: FileRow[],
  { language, updates, did, ...reading }: Input,
): Promise<CheckedRow[]> {
  const fields = importableFields(actor);
  const readable = readableOf(reading, mappableFields(actor));
  const rows = await inBatches(file, ({ row_no, cells }) => {
    did();
    return readRow(row_no, cells, readable, language);
  });
  const known = await findExisting(db, actor, rows, updates);
  const existing: Existing = updates ? known : new Map();
  const isNew = ({ row_no }: ReadRow): boolean => !existing.has(row_no);
  const managers = await resolveReferences(db, actor, fields, rows, isNew);
  await inBatches(rows, (row) => {
    did();
    // An employee number refers to an existing employee, found or not.
    checkRead(row, fields, isNew(row) && !row.complaints.employee_no);
  });
  await markDuplicates(db, rows, existing);
  await markEmployment(db, rows.filter(isNew));
  markReach(actor, rows.filter(isNew));
  const checked = rows.map((row): CheckedRow => {
    const { row_no } = row;
    return { ...row, manager_row: managers.get(row_no), remarks: {}, existing: existing.get(row_no), changes: [] };
  });
  const above = rowsAbove(checked, (row) => row.existing?.id);
  markCycles(checked, above);
  markLost(checked, managers);
  return checked;
}

/** Unique in the database, ignoring case. */
const uniqueFields = ['work_email', 'device_user_code'];

/** Complains about values that are repeated in the file, or taken already. */
async function markDuplicates(db: Runner, rows: ReadRow[], existing: Existing): Promise<void> {
  for (const name of uniqueFields) {
    const places = grouped(rows.map((row) => [textIn(row, name), row.row_no]));
    const column = sql.ref(`e.${name}`);
    const { rows: stored } = await sql<{ id: number; text: string }>`
      select e.id, t.text from unnest(${[...places.keys()]}::text[]) t (text) join employees e on lower(${column}) = t.text`.execute(db);
    const taken = new Map(stored.map(({ id, text }) => [text, id]));
    for (const row of rows) {
      const text = textIn(row, name);
      if (text === null || row.complaints[name]) continue;
      const other = places.get(text)?.find((row_no) => row_no !== row.row_no);
      const holder = taken.get(text);
      if (holder !== undefined && holder !== existing.get(row.row_no)?.id) row.complaints[name] = [{ code: 'taken' }];
      else if (other !== undefined) row.complaints[name] = [{ code: 'taken_in_row', row: other }];
    }
  }
}

/** A new employee must also be of working age, and have a manager who is still employed when they begin. */
async function markEmployment(db: Runner, rows: ReadRow[]): Promise<void> {
  const today = await todayWhere(db);
  const leaving = await lastDays(
    db,
    new Set(rows.flatMap(({ values }) => (typeof values.manager_id === 'number' ? [values.manager_id] : []))),
  );
  for (const { values, complaints } of rows) {
    if (complaints.timezone) continue;
    const { birth_date, hire_date } = values;
    const day = today(values);
    const start = typeof hire_date === 'string' ? hire_date : undefined;
    const complaint = typeof birth_date === 'string' ? complaintAboutBirth(birth_date, start, day) : undefined;
    if (complaint) complaints.birth_date ??= [{ code: complaint }];
    if (start && !isPlausibleHire(start, day)) complaints.hire_date ??= [{ code: 'hire_out_of_range' }];
    const lastDay = leaving.get(values.manager_id);
    if (lastDay !== undefined && lastDay < (start && start > day ? start : day)) complaints.manager_id ??= [{ code: 'manager_has_left' }];
  }
}

/** The last day of those managers who have one. */
async function lastDays(db: Runner, ids: Set<number>): Promise<Map<unknown, string>> {
  const { rows } = await sql<{ id: number; day: string }>`
    select e.id, max(coalesce(p.left_on, e.last_working_day))::date as day from employees e join employment_periods p on p.employee_id = e.id
    where e.id = any(${[...ids]}::int[])
    group by e.id having bool_and(coalesce(p.left_on, e.last_working_day) is not null)`.execute(db);
  return new Map(rows.map(({ id, day }) => [id, day]));
}

/** Users who import for a branch or a department add people only there. The commit checks this again in the database. */
function markReach(actor: Actor, rows: ReadRow[]): void {
  const scope = scopeOf(actor, right('employees', 'import'));
  if (scope === 'all') return;
  const within: [string, (row: ReadRow) => boolean] =
    scope === 'branch'
      ? ['branch_id', ({ values }) => values.branch_id === actor.branch_id]
      : scope === 'department'
        ? ['department_id', ({ values }) => actor.department_ids.includes(values.department_id as number)]
        : ['manager_id', ({ values }) => scope === 'team' && values.manager_id === actor.employee_id];
  const [field, isWithin] = within;
  for (const row of rows) if (!isWithin(row)) row.complaints[field] ??= [{ code: 'out_of_reach' }];
}
