import type { Behaviour } from '../../../crud/behaviour.ts';
import type { ImportKinds } from '../../../crud/write/import-kind.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { checksAgain } from '../commit/failure.ts';
import type { ImportJob } from '../commit/import-job.ts';
import { importedIds } from '../commit/record-ids.ts';
import { Overtaken } from '../commit/rows-in-batches.ts';
import { type Count, takeBackKind, takeBackPeople } from './take-back-import.ts';
import { updatesToTakeBack } from './take-back-updates.ts';

/**
 * Undoes a refused commit: all rows its batches had written are removed, except people who have been edited in the meantime. Until then its
 * status is importing, so that another run continues here.
 */
export async function giveUpImport(services: Services, job: ImportJob, behaviour: Behaviour, kinds: ImportKinds): Promise<void> {
  const { rows } = await sql<Columns<'imports', 'resource'> & { failure: string }>`
    select resource, failure from imports where id = ${job.id} and status = 'committing' and failure is not null`.execute(services.db);
  if (!rows[0]) return;
  const { resource, failure } = rows[0];
  const kind = kinds[resource];
  const count: Count = async (tx, gone, putBack) => {
    const { rowCount } = await sql`
      update imports set done_count = greatest(0, done_count - ${gone + putBack}) where id = ${job.id} and ${isGivenUp}`.execute(tx);
    if (rowCount === 0) throw new Overtaken();
  };
  try {
    await (kind ? takeBackKind(services, job, kind, count) : giveUpPeople(services, job, behaviour, count));
  } catch (error) {
    if (error instanceof Overtaken) return;
    throw error;
  }
  await services.db.transaction((tx) => finish(services, tx, job, checksAgain(failure)));
}

async function giveUpPeople(services: Services, job: ImportJob, behaviour: Behaviour, count: Count): Promise<void> {
  const updates = await updatesToTakeBack(services.db, services.seal, job.id, 'keep');
  const going = await importedIds(services.db, job.id);
  await takeBackPeople(services, job, behaviour, { updates, going, later: 'keep', count });
}

const isGivenUp = sql`status = 'committing' and failure is not null`;

async function finish({ jobs }: Services, tx: Transaction, job: ImportJob, again: boolean): Promise<void> {
  const { rowCount } = await sql`
    update imports set status = ${again ? 'checking' : 'failed'}, done_count = 0 where id = ${job.id} and ${isGivenUp}`.execute(tx);
  if (rowCount && again) await jobs.enqueue(tx, 'check_import', job);
}
