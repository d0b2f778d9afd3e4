import { jobSchema } from './create-job-schema.ts';
import { createJobTables } from './create-job-tables.ts';
import { assertCannotRewrite, assertIsNotOwner } from './database/bound-account.ts';
import type { Database } from './database/database.ts';
import { grantApplication } from './database/grant-application.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import type { Config } from './settings.ts';

type Settings = Pick<Config, 'migrateDatabaseUrl' | 'dataFolder'>;
type Log = (line: string) => void;

/**
 * Brings the tables to the version of the code and says which migrations that took. Where the owner has an account of
 * its own, it comes for a short visit and leaves the application's account with what it needs.
 */
export async function prepareDatabase(db: Database, config: Settings, folder: string, log: Log = console.error): Promise<string[]> {
  const { migrateDatabaseUrl, dataFolder } = config;
  if (migrateDatabaseUrl === undefined) return (await migrate(db, folder)).applied;
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

async function visit(owner: Database, application: string, folder: string, log: Log): Promise<string[]> {
  const { applied } = await migrate(owner, folder);
  await createJobTables(owner, log);
  await grantApplication(owner, application, jobSchema);
  return applied;
}

async function accountOf(db: Database): Promise<{ name: string; quoted: string }> {
  const { rows } = await db.run('select current_user::text as name, quote_ident(current_user) as quoted', []);
  return rows[0];
}

/** What goes wrong on the owner's visit is told with the setting it belongs to. */
async function asOwner<R>(work: Promise<R>): Promise<R> {
  return work.catch((error: Error) => {
    throw Object.assign(error, { setting: 'MIGRATE_DATABASE_URL' });
  });
}
