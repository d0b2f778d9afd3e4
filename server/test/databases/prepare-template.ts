import { createApp } from '../../src/app.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { prepareDatabase } from '../../src/platform/database/prepare-database.ts';
import { createLog } from '../../src/platform/http/create-log.ts';
import { jobSchema } from '../../src/platform/jobs/create-job-schema.ts';
import { closeServices, openServices } from '../../src/platform/open-services.ts';
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
  const services = await openServices({ ...usualConfig, ...settings }, createLog('silent'));
  try {
    await prepareDatabase(services.db, { migrateDatabaseUrl: undefined, dataFolder: settings.dataFolder }, migrationsFolder);
    const app = await createApp(services);
    await services.jobs.start();
    await services.jobs.stop();
    await app.close();
    await services.db.run(`delete from ${jobSchema}.job`);
    await finish(services.db);
  } finally {
    await closeServices(services);
  }
}
