import type { Behaviour } from '../../crud/behaviour.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import type { House } from '../../platform/house.ts';
import { inTurns } from '../../platform/turns/in-turns.ts';
import { type CheckedRow, checkRows, type FileRow } from './check-rows.ts';
import { forgetRows } from './forget-findings.ts';
import { actorOf, type ImportJob } from './import-job.ts';
import { isWrong } from './mark-managers.ts';
import { markSamePeople } from './mark-same-people.ts';
import { keepRightRows } from './right-rows.ts';
import { openCells, sealCells } from './sealed-cells.ts';
import { tryUpdates } from './try-updates.ts';

const batch = 1000;

/** The dry run. It may run twice: it writes what it finds, and it finds the same. */
export async function checkImport(house: House, job: ImportJob, behaviour: Behaviour): Promise<void> {
  const { rows } = await sql<Columns<'imports', 'mapping' | 'update_existing'> & { mapping: Record<string, string | null> }>`
    select mapping, update_existing from imports where id = ${job.id} and status = 'checking'`.execute(house.db);
  if (!rows[0]) return;
  const actor = actorOf(job);
  const { mapping, update_existing } = rows[0];
  const checked = await checkRows(house.db, actor, mapping, await fileRows(house, job.id), job.language, update_existing);
  await tryUpdates(house, behaviour, job, checked);
  await markSamePeople(house, actor, checked);
  await forgetRows(house.db, job.id);
  const told = checked.filter((row) => row.existing || isWrong(row) || Object.keys(row.remarks).length > 0);
  for (let from = 0; from < told.length; from += batch) await tell(house, job.id, told.slice(from, from + batch));
  await keepRightRows(
    house,
    job.id,
    checked.filter((row) => !isWrong(row)),
  );
  await sql`
    update imports set status = 'checked', done_count = ${checked.length}, wrong_count = ${checked.filter(isWrong).length},
      updated_count = ${checked.filter((row) => row.existing && !isWrong(row)).length},
      remarked_count = ${checked.filter(({ remarks }) => Object.keys(remarks).length > 0).length}
    where id = ${job.id} and status = 'checking'`.execute(house.db);
}

async function fileRows({ db, seal }: House, id: number): Promise<FileRow[]> {
  const { rows } = await sql<Columns<'import_rows', 'row_no' | 'cells'> & { cells: string }>`
    select row_no, cells from import_rows where import_id = ${id} order by row_no`.execute(db);
  return inTurns(rows, ({ row_no, cells }) => ({ row_no, cells: openCells(seal, cells) }));
}

/** A row with nothing to tell stays as it was read. */
async function tell({ db, seal }: House, id: number, checked: CheckedRow[]): Promise<void> {
  const found = checked.map(({ row_no, complaints, remarks, existing, changes }) => ({
    row_no,
    wanted: existing && sealCells(seal, { changes }),
    existing_id: existing?.id,
    existing_version: existing?.version,
    complaints,
    remarks,
  }));
  await sql`
    update import_rows r set wanted = found.wanted, complaints = found.complaints, remarks = found.remarks, existing_id = found.existing_id,
      existing_version = found.existing_version
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
      as found (row_no int, wanted jsonb, complaints jsonb, remarks jsonb, existing_id int, existing_version int)
    where r.import_id = ${id} and r.row_no = found.row_no`.execute(db);
}
