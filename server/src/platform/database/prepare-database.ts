import { setTimeout as pause } from 'node:timers/promises';
import { PgBoss } from 'pg-boss';
import { createJobSchema, jobSchema } from '../jobs/create-job-schema.ts';
import { executeForJobs } from '../jobs/execute-for-jobs.ts';
import type { Config } from '../settings.ts';
import { assertCannotRewrite, assertIsNotOwner } from './bound-account.ts';
import type { Database } from './database.ts';
import { grantApplication } from './grant-application.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { createPlainRole, isSuperuser, plainRole } from './step-down.ts';

type Settings = Pick<Config, 'migrateDatabaseUrl' | 'dataFolder'>;
type Log = (line: string) => void;

/**
 * Brings the tables to the version of the code and returns the migrations applied. If the owner has a separate account, it connects briefly
 * and leaves the application's account with the privileges it needs. A superuser leaves them to a plain role.
 */
export async function prepareDatabase(db: Database, config: Settings, folder: string, log: Log = console.error): Promise<string[]> {
  const { migrateDatabaseUrl, dataFolder } = config;
  if (migrateDatabaseUrl === undefined) return prepareAlone(db, folder, log);
  const application = await accountOf(db);
  const owner = await openDatabase({ databaseUrl: migrateDatabaseUrl, dataFolder, log });
  try {
    await assertIsNotOwner(db, (await asOwner(accountOf(owner))).name);
    const applied = await asOwner(visit(owner, application.quoted, folder, log));
    await assertCannotRewrite(db);
    return applied;
  } finally {
    await owner.close();
  }
}

async function prepareAlone(db: Database, folder: string, log: Log): Promise<string[]> {
  const applied = await createTables(db, folder, log);
  if (await isSuperuser(db)) {
    await createPlainRole(db);
    await grantApplication(db, plainRole, jobSchema);
  }
  return applied;
}

async function visit(owner: Database, application: string, folder: string, log: Log): Promise<string[]> {
  const applied = await createTables(owner, folder, log);
  await grantApplication(owner, application, jobSchema);
  return applied;
}

async function createTables(owner: Database, folder: string, log: Log): Promise<string[]> {
  const { applied } = await migrate(owner, folder);
  await createJobTables(owner, log);
  return applied;
}

async function accountOf(db: Database): Promise<{ name: string; quoted: string }> {
  const { rows } = await db.run('select current_user::text as name, quote_ident(current_user) as quoted', []);
  return rows[0];
}

/** Errors of the owner's connection name the setting it comes from. */
async function asOwner<R>(work: Promise<R>): Promise<R> {
  return work.catch((error: Error) => {
    throw Object.assign(error, { setting: 'MIGRATE_DATABASE_URL' });
  });
}

const soonestSeconds = 10;
const pollMilliseconds = 250;

/** Makes the tables of the jobs, or brings them to the version of the code; the application that works with them may not do so itself. */
async function createJobTables(owner: Database, log: (line: string) => void): Promise<void> {
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
  // A new version may leave indexes to build in the background, which only the owner can do.
  while (await isBuilding(boss)) await pause(pollMilliseconds);
  await boss.stop();
}

async function isBuilding(boss: PgBoss): Promise<boolean> {
  return (await boss.getBamStatus()).some(({ status }) => status === 'pending' || status === 'in_progress');
}
