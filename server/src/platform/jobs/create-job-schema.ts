import type { Database } from '../database/database.ts';
import { acquireMigrationLock } from '../database/migration-lock.ts';

export const jobSchema = 'pgboss';

/** pg-boss would make its schema itself, but of processes that start together all but one would fail at it. */
export async function createJobSchema(db: Database): Promise<void> {
  await db.transaction(async ({ run }) => {
    await acquireMigrationLock(run);
    await run(`create schema if not exists ${jobSchema}`);
  });
}
