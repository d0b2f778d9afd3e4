import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { createJobSchema, jobSchema } from './create-job-schema.ts';
import type { Database } from './database/database.ts';
import { executeForJobs } from './execute-for-jobs.ts';

const soonestSeconds = 10;
const glanceMilliseconds = 250;

/** Makes the tables of the jobs, or brings them to the version of the code; the application that works with them may not do so itself. */
export async function createJobTables(owner: Database, log: (line: string) => void): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => executeForJobs(owner, text, values) },
    backend: owner.engine === 'embedded' ? 'pglite' : 'postgres',
    schema: jobSchema,
    supervise: false,
    schedule: false,
    bamIntervalSeconds: soonestSeconds,
  });
  boss.on('error', (error) => log(`Tables of the jobs: ${error.message}`));
  await createJobSchema(owner);
  await boss.start();
  // A new version may leave indexes to be built beside the work, which only the owner can do.
  while (await isBuilding(boss)) await pause(glanceMilliseconds);
  await boss.stop();
}

async function isBuilding(boss: PgBoss): Promise<boolean> {
  return (await boss.getBamStatus()).some(({ status }) => status === 'pending' || status === 'in_progress');
}
