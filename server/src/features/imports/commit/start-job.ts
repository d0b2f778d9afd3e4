import type { Caller } from '../../../crud/access/caller.ts';
import { sql } from '../../../platform/database/sql.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { forgetCounts } from '../check/forget-findings.ts';
import { ownImport, type StoredImport } from '../files/stored-import.ts';
import type { Later } from '../undo/later-work.ts';
import { jobFor } from './import-job.ts';

type Step = {
  job: 'check_import' | 'commit_import' | 'undo_import';
  from: StoredImport['status'][];
  to: StoredImport['status'];
  /** Further conditions, with the import locked. */
  check?: (found: StoredImport) => void;
  later?: Later;
  updates?: boolean | null | undefined;
};

/** Moves an import on and hands the work to a job, both or neither. */
export async function startJob(
  { db, jobs }: Services,
  { actor, language }: Caller,
  id: number,
  { job, from, to, check, later, updates }: Step,
): Promise<StoredImport> {
  return db.transaction(async (tx) => {
    const found = await ownImport(tx, actor, id, sql`for update`);
    if (!from.includes(found.status)) throw new Problem('wrong_state');
    check?.(found);
    if (to === 'checking') await forgetCounts(tx, id);
    await sql`
      update imports set status = ${to}, done_count = 0, failure = null, update_existing = ${updates ?? found.update_existing}
      where id = ${id}`.execute(tx);
    await jobs.enqueue(tx, job, jobFor(id, actor, language, later));
    return ownImport(tx, actor, id);
  });
}
