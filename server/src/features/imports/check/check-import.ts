import type { Behaviour } from '../../../crud/behaviour.ts';
import type { ImportKind, ImportKinds } from '../../../crud/write/import-kind.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { actorOf, type ImportJob } from '../commit/import-job.ts';
import { type Progress, withProgress } from '../commit/progress.ts';
import { type FileRow, fileRows } from '../files/file-rows.ts';
import { sealCells } from '../files/sealed-cells.ts';
import type { StoredImport } from '../files/stored-import.ts';
import { checkKind } from './check-kind.ts';
import { type CheckedRow, checkRows, stepsOfRow } from './check-rows.ts';
import { daysIn } from './day-from.ts';
import { forgetRows } from './forget-findings.ts';
import { mappableFields } from './importable-fields.ts';
import { isWrong } from './mark-managers.ts';
import { markSamePeople } from './mark-same-people.ts';
import type { Reading } from './read-row.ts';
import { keepRightRows } from './right-rows.ts';
import { isUpdate, tryUpdates } from './try-updates.ts';

const batch = 1000;

/** A trial of a change takes as long as this many other steps of a row. */
const stepsOfTrial = 50;

type CheckTarget = Columns<'imports', 'mapping' | 'date_orders' | 'same' | 'update_existing' | 'rows_count'> &
  Reading &
  Pick<StoredImport, 'resource'>;

/** The dry run. It may run twice with the same result. */
export async function checkImport(services: Services, job: ImportJob, behaviour: Behaviour, kinds: ImportKinds = {}): Promise<void> {
  const { rows } = await sql<CheckTarget>`
    select resource, mapping, date_orders, same, update_existing, rows_count from imports where id = ${job.id} and status = 'checking'`.execute(
    services.db,
  );
  const [wanted] = rows;
  if (!wanted) return;
  const { file, checked } = await withProgress(services.db, job.id, (progress) => {
    const kind = kinds[wanted.resource];
    return kind ? findOfKind(services, job, kind, wanted, progress) : findAll(services, job, behaviour, wanted, progress);
  });
  await forgetRows(services.db, job.id);
  const result = checked.flatMap((row, at): CheckedCells[] => (isShown(row) ? [{ row, cells: file[at]?.cells ?? {} }] : []));
  for (let from = 0; from < result.length; from += batch) await notify(services, job.id, result.slice(from, from + batch));
  await keepRightRows(
    services,
    job.id,
    checked.filter((row) => !isWrong(row)),
  );
  await sql`
    update imports set status = 'checked', done_count = ${checked.length}, wrong_count = ${checked.filter(isWrong).length},
      updated_count = ${checked.filter(isUpdate).length},
      existing_count = ${checked.filter(isHere).length},
      unclear_dates = ${JSON.stringify(unclearDates(wanted.mapping, file, checked))},
      remarked_count = ${checked.filter(isRemarked).length}
    where id = ${job.id} and status = 'checking'`.execute(services.db);
}

type CheckedCells = { row: CheckedRow; cells: FileRow['cells'] };

const isShown = (row: CheckedRow): boolean => row.existing !== undefined || isWrong(row) || isRemarked(row);
const isRemarked = ({ remarks }: CheckedRow): boolean => Object.keys(remarks).length > 0;

type Found = { file: FileRow[]; checked: CheckedRow[] };

async function findOfKind(
  services: Services,
  job: ImportJob,
  kind: ImportKind,
  wanted: CheckTarget,
  { expects, did }: Progress,
): Promise<Found> {
  const { resource, mapping, date_orders, same, rows_count } = wanted;
  expects(rows_count * (stepsOfRow + 1));
  const actor = actorOf(job);
  const file = await fileRows(services.db, services.seal, job.id, did);
  const fields = mappableFields(actor, resource);
  const checked = await checkKind(services.db, actor, kind, file, { mapping, date_orders, same, fields, language: job.language, did });
  return { file, checked };
}

async function findAll(
  services: Services,
  job: ImportJob,
  behaviour: Behaviour,
  wanted: CheckTarget,
  { expects, did }: Progress,
): Promise<Found> {
  const { mapping, date_orders, same, update_existing: updates, rows_count } = wanted;
  const expectTrials = (trials: number): void => expects(rows_count * (stepsOfRow + 1) + trials * stepsOfTrial);
  expectTrials(updates ? rows_count : 0);
  const actor = actorOf(job);
  const file = await fileRows(services.db, services.seal, job.id, did);
  const checked = await checkRows(services.db, actor, file, { mapping, date_orders, same, language: job.language, updates, did });
  expectTrials(checked.filter(isUpdate).length);
  await tryUpdates(services, behaviour, job, checked, () => did(stepsOfTrial));
  await markSamePeople(services, actor, checked);
  return { file, checked };
}

const isHere = ({ complaints }: CheckedRow): boolean =>
  Object.values(complaints).some((all) => all.some(({ code }) => code === 'already_here'));

/** The columns where another date order would turn unclear cells into dates. */
const unclearDates = (mapping: Reading['mapping'], file: FileRow[], checked: CheckedRow[]): string[] =>
  Object.entries(mapping).flatMap(([heading, name]) => {
    const isUnclear = ({ complaints }: CheckedRow, at: number): boolean =>
      complaints[name ?? '']?.[0]?.code === 'unclear_date' && daysIn(file[at]?.cells[heading] ?? '').length > 0;
    return checked.some(isUnclear) ? [heading] : [];
  });

/** A row without findings stays as it was read. Findings are stored with the row's cells, so that they can be read alone. */
async function notify({ db, seal }: Services, id: number, result: CheckedCells[]): Promise<void> {
  const found = result.map(({ cells, row: { row_no, complaints, remarks, existing, changes } }) => ({
    row_no,
    cells: sealCells(seal, cells),
    wanted: existing && sealCells(seal, { changes }),
    existing_id: existing?.id,
    existing_version: existing?.version,
    complaints,
    remarks,
  }));
  await sql`
    insert into import_rows (import_id, row_no, cells, wanted, complaints, remarks, existing_id, existing_version)
    select ${id}, row_no, cells, wanted, complaints, remarks, existing_id, existing_version
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found (
      row_no int, cells jsonb, wanted jsonb, complaints jsonb, remarks jsonb, existing_id int, existing_version int)`.execute(db);
}
