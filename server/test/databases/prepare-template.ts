import { createApp } from '../../src/app.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { prepareDatabase } from '../../src/platform/database/prepare-database.ts';
import { createLog } from '../../src/platform/http/create-log.ts';
import { jobSchema } from '../../src/platform/jobs/create-job-schema.ts';
import { closeHouse, openHouse } from '../../src/platform/open-house.ts';
import type { Config } from '../../src/platform/settings.ts';
import { usualConfig } from '../office/usual-config.ts';
import { migrationsFolder } from './migrations-folder.ts';

/**
 * The common start of all test databases: tables, job tables, the application role, and the queues, which every start would otherwise
 * create one by one.
 */
export async function prepareTemplate(
  settings: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  finish: (db: Database) => Promise<void> = async () => undefined,
): Promise<void> {
  const house = await openHouse({ ...usualConfig, ...settings }, createLog('silent'));
  try {
    await prepareDatabase(house.db, { migrateDatabaseUrl: undefined, dataFolder: settings.dataFolder }, migrationsFolder);
    const app = await createApp(house);
    await house.jobs.start();
    await house.jobs.stop();
    await app.close();
    await house.db.run(`delete from ${jobSchema}.job`);
    await finish(house.db);
  } finally {
    await closeHouse(house);
  }
}
