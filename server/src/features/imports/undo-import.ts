import type { StoredRow } from '../../crud/asker.ts';
import type { Behaviour } from '../../crud/behaviour.ts';
import type { ImportKind, ImportKinds } from '../../crud/import-kind.ts';
import { forgetFiles } from '../../crud/media-rows.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import type { House } from '../../platform/house.ts';
import { Problem } from '../../platform/problem.ts';
import { actorOf, type ImportJob, mayStillAct } from './import-job.ts';
import { whoGoes } from './later-work.ts';
import { noteEmployees } from './note-employees.ts';
import { forgetIds, importedIds } from './record-ids.ts';
import { takeBackUpdates, updatesToTakeBack } from './take-back-updates.ts';
import { actingFor } from './update-employee.ts';

/** Takes back exactly the employees of the import and puts back whom it changed, without those who are to be kept, all of them or none. */
export async function undoImport(house: House, job: ImportJob, behaviour: Behaviour, kinds: ImportKinds = {}): Promise<void> {
  const actor = actorOf(job);
  await house.db.transaction(async (tx) => {
    const { rows } = await sql<Columns<'imports', 'resource'>>`
      select resource from imports where id = ${job.id} and status = 'undoing' for update`.execute(tx);
    if (!rows[0]) return;
    if (!(await mayStillAct(tx, job))) throw new Problem('not_allowed');
    const imported = await importedIds(tx, job.id);
    const kind = kinds[rows[0].resource];
    if (kind) return undoKind(tx, job, kind, imported);
    await sql`select from employees where id = any(${imported}::int[]) order by id for update`.execute(tx);
    const updates = await updatesToTakeBack(tx, house.seal, job.id, job.later);
    // First, so that who comes back from below somebody of this file no longer holds them.
    await takeBackUpdates(actingFor(house, tx, behaviour, job), job.id, updates);
    const ids = await whoGoes(tx, imported, job.later, updates);
    await noteEmployees(tx, actor, 'delete', await remove(house, tx, ids));
    await forgetIds(tx, job.id, ids);
    await sql`update imports set status = 'undone', undone_at = now(), done_count = ${ids.length + updates.length},
      updated_count = ${updates.length} where id = ${job.id}`.execute(tx);
  });
}

async function undoKind(tx: Transaction, job: ImportJob, kind: ImportKind, ids: number[]): Promise<void> {
  const actor = actorOf(job);
  kind.demand(actor);
  await kind.undo(tx, { actor, import_id: job.id }, ids);
  await forgetIds(tx, job.id, ids);
  await sql`update imports set status = 'undone', undone_at = now(), done_count = ${ids.length}, updated_count = 0 where id = ${job.id}`.execute(
    tx,
  );
}

async function remove(house: House, tx: Transaction, ids: number[]): Promise<StoredRow[]> {
  // They go as a whole: no version of theirs is to be shown in a row that is about to go too.
  await tx.run(`select set_config('cadre.mirroring', 'on', true)`, []);
  await sql`delete from employee_versions where employee_id = any(${ids}::int[])`.execute(tx);
  const { rows } = await sql<StoredRow>`delete from employees where id = any(${ids}::int[]) returning *`.execute(tx);
  await tx.run(`select set_config('cadre.mirroring', '', true)`, []);
  const { rows: gone } = await sql<Columns<'media', 'stored_as'>>`
    delete from media where model = 'employees' and model_id = any(${ids}::int[]) returning stored_as`.execute(tx);
  forgetFiles(house, tx, gone);
  return rows;
}
