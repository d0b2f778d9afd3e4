import type { Database } from '../../src/platform/database/database.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { prepareDatabase } from '../../src/platform/database/prepare-database.ts';
import type { Config } from '../../src/platform/settings.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** Everything that decides about the contents of a database with all tables and without rows. */
export const tableSources = ['server/migrations', 'server/src/platform', 'server/test/databases', 'package-lock.json'];

/** The tables, the job tables and the role of the application. */
export async function prepareTables(
  { databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  finish: (db: Database) => Promise<void> = async () => undefined,
): Promise<void> {
  const db = await openDatabase({ databaseUrl, dataFolder });
  try {
    await prepareDatabase(db, { migrateDatabaseUrl: undefined, dataFolder }, migrationsFolder);
    await finish(db);
  } finally {
    await db.close();
  }
}
