import { createJobs } from '../../src/platform/create-jobs.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { createLog } from '../../src/platform/http/create-log.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** What every database of the tests begins with, made once: the tables, and those of the jobs. */
export async function prepareTemplate(db: Database): Promise<void> {
  await migrate(db, migrationsFolder);
  const jobs = createJobs(db, createLog('silent'));
  await jobs.start();
  await jobs.stop();
}
