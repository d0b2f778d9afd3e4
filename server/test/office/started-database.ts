import { createApp } from '../../src/app.ts';
import { syncPermissions } from '../../src/features/access/sync-permissions.ts';
import { syncApprovalModels } from '../../src/features/approvals/sync-approval-models.ts';
import { createLog } from '../../src/platform/http/create-log.ts';
import { jobSchema } from '../../src/platform/jobs/create-job-schema.ts';
import { closeServices, openServices } from '../../src/platform/open-services.ts';
import { isTemplateMissing, keepAsTemplate, type TestDatabaseSettings, testDatabaseSettings } from '../databases/test-database.ts';
import { usualConfig } from './usual-config.ts';

/**
 * A separate database as the first start of the program leaves it: with permissions, kinds of requests and queues, which every office would
 * otherwise create one by one. The first office of a run makes it from the current declarations; the others copy it.
 */
export const startedDatabase = (): Promise<TestDatabaseSettings> =>
  testDatabaseSettings({ from: 'started' }).catch(async (error) => {
    if (!isTemplateMissing(error)) throw error;
    await keepAsTemplate('started', await startOnce());
    return testDatabaseSettings({ from: 'started' });
  });

async function startOnce(): Promise<TestDatabaseSettings> {
  const settings = await testDatabaseSettings();
  const services = await openServices({ ...usualConfig, ...settings }, createLog('silent'));
  try {
    await syncPermissions(services.db);
    await syncApprovalModels(services.db);
    const app = await createApp(services);
    await services.jobs.start();
    await services.jobs.stop();
    await app.close();
    await services.db.run(`delete from ${jobSchema}.job`);
  } finally {
    await closeServices(services);
  }
  return settings;
}
