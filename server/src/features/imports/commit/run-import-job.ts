import type { Behaviour } from '../../../crud/behaviour.ts';
import type { ImportKinds } from '../../../crud/write/import-kind.ts';
import { explainDatabaseError } from '../../../platform/database/explain-error.ts';
import { sql } from '../../../platform/database/sql.ts';
import { problemOf } from '../../../platform/http/problem-of.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { checkImport } from '../check/check-import.ts';
import { countsOf } from '../check/counts-of.ts';
import { giveUpImport } from '../undo/give-up-import.ts';
import { undoImport } from '../undo/undo-import.ts';
import { commitImport } from './commit-import.ts';
import { failureOf } from './failure.ts';
import type { ImportJob } from './import-job.ts';

export function handleImportJobs(services: Services, behaviour: Behaviour, kinds: ImportKinds = {}): void {
  services.jobs.handle<ImportJob>('check_import', (job) =>
    guarded(services, job, 'checking', () => checkImport(services, job, behaviour, kinds)),
  );
  services.jobs.handle<ImportJob>('commit_import', async (job) => {
    await guarded(services, job, 'committing', () => commitImport(services, job, behaviour, kinds));
    await giveUpImport(services, job, behaviour, kinds);
  });
  services.jobs.handle<ImportJob>('undo_import', (job) =>
    guarded(services, job, 'undoing', () => undoImport(services, job, behaviour, kinds)),
  );
}

type Busy = 'checking' | 'committing' | 'undoing';

/** If the database is unavailable the job runs again. Any other error is reported to the owner, and no partial work remains. */
async function guarded(services: Services, job: ImportJob, busy: Busy, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (explainDatabaseError(error)?.kind === 'unavailable') throw error;
    const problem = problemOf(error) ?? new Problem('bug');
    if (problem.code === 'bug') services.log.error({ err: error, import_id: job.id }, 'import failed');
    await notify(services, job, busy, problem);
  }
}

async function notify({ db }: Services, { id }: ImportJob, busy: Busy, problem: Problem): Promise<void> {
  // The world has changed since the dry run; a new one shows where.
  const again = busy === 'committing' && (problem.fields !== undefined || problem.code === 'import_is_stale');
  const after = {
    checking: sql`status = 'failed'`,
    // Only recorded here: rows written before are undone first.
    committing: sql`status = 'committing'`,
    undoing: sql`status = 'committed', ${countsOf}`,
  };
  await sql`
    update imports i set ${after[busy]}, failure = ${failureOf(problem, again)} where i.id = ${id} and i.status = ${busy}`.execute(db);
}
