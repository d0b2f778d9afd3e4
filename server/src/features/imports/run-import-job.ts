import type { Behaviour } from '../../crud/behaviour.ts';
import type { ImportKinds } from '../../crud/import-kind.ts';
import { explainDatabaseError } from '../../platform/database/explain-error.ts';
import { sql } from '../../platform/database/sql.ts';
import type { House } from '../../platform/house.ts';
import { problemOf } from '../../platform/http/problem-of.ts';
import { Problem } from '../../platform/problem.ts';
import { checkImport } from './check-import.ts';
import { commitImport } from './commit-import.ts';
import { countsOf } from './counts-of.ts';
import { failureOf } from './failure.ts';
import { giveUpImport } from './give-up-import.ts';
import type { ImportJob } from './import-job.ts';
import { undoImport } from './undo-import.ts';

export function handleImportJobs(house: House, behaviour: Behaviour, kinds: ImportKinds = {}): void {
  house.jobs.handle<ImportJob>('check_import', (job) => guarded(house, job, 'checking', () => checkImport(house, job, behaviour, kinds)));
  house.jobs.handle<ImportJob>('commit_import', async (job) => {
    await guarded(house, job, 'committing', () => commitImport(house, job, behaviour, kinds));
    await giveUpImport(house, job, behaviour, kinds);
  });
  house.jobs.handle<ImportJob>('undo_import', (job) => guarded(house, job, 'undoing', () => undoImport(house, job, behaviour, kinds)));
}

type Busy = 'checking' | 'committing' | 'undoing';

/** If the database is unavailable the job runs again. Any other error is reported to the owner, and no partial work remains. */
async function guarded(house: House, job: ImportJob, busy: Busy, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (explainDatabaseError(error)?.kind === 'unavailable') throw error;
    const problem = problemOf(error) ?? new Problem('bug');
    if (problem.code === 'bug') house.log.error({ err: error, import_id: job.id }, 'import failed');
    await tell(house, job, busy, problem);
  }
}

async function tell({ db }: House, { id }: ImportJob, busy: Busy, problem: Problem): Promise<void> {
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
