import type { Behaviour } from '../../../crud/behaviour.ts';
import type { ImportKinds } from '../../../crud/write/import-kind.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { actorOf, type ImportJob, mayStillAct } from '../commit/import-job.ts';
import { importedIds } from '../commit/record-ids.ts';
import { Overtaken } from '../commit/rows-in-batches.ts';
import { whoGoes } from './later-work.ts';
import { type Count, takeBackKind, takeBackPeople } from './take-back-import.ts';
import { updatesToTakeBack } from './take-back-updates.ts';

/**
 * Removes exactly the employees of the import and restores those it changed, except the ones to be kept. Another run continues with the
 * rest.
 */
export async function undoImport(services: Services, job: ImportJob, behaviour: Behaviour, kinds: ImportKinds = {}): Promise<void> {
  const { rows } = await sql<Columns<'imports', 'resource'>>`
    update imports set updated_count = case done_count when 0 then 0 else updated_count end
    where id = ${job.id} and status = 'undoing' returning resource`.execute(services.db);
  if (!rows[0]) return;
  const kind = kinds[rows[0].resource];
  kind?.requireRight(actorOf(job));
  const count: Count = async (tx, gone, putBack) => {
    const { rowCount } = await sql`
      update imports set done_count = done_count + ${gone + putBack}, updated_count = updated_count + ${putBack}
      where id = ${job.id} and status = 'undoing'`.execute(tx);
    if (rowCount === 0) throw new Overtaken();
    if (!(await mayStillAct(tx, job))) throw new Problem('not_allowed');
  };
  try {
    await (kind ? takeBackKind(services, job, kind, count) : undoPeople(services, job, behaviour, count));
  } catch (error) {
    if (error instanceof Overtaken) return;
    throw error;
  }
  await sql`update imports set status = 'undone', undone_at = now() where id = ${job.id} and status = 'undoing'`.execute(services.db);
}

async function undoPeople(services: Services, job: ImportJob, behaviour: Behaviour, count: Count): Promise<void> {
  const { db, seal } = services;
  const updates = await updatesToTakeBack(db, seal, job.id, job.later);
  const going = await whoGoes(db, await importedIds(db, job.id), job.later, updates);
  await takeBackPeople(services, job, behaviour, { updates, going, later: job.later ?? 'keep', count });
}
