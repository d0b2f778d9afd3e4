import type { Database } from '../../src/platform/database/database.ts';
import { prepareDatabase } from '../../src/platform/database/prepare-database.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** What every database of the tests begins with, made once: the tables, those of the jobs, and the role that works with them. */
export async function prepareTemplate(db: Database): Promise<void> {
  await prepareDatabase(db, { migrateDatabaseUrl: undefined, dataFolder: '' }, migrationsFolder);
}
