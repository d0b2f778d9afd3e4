import type { FastifyInstance } from 'fastify';
import { createApp } from '../../src/app.ts';
import { syncPermissions } from '../../src/features/access/sync-permissions.ts';
import { stepDown } from '../../src/platform/database/step-down.ts';
import { createLog } from '../../src/platform/http/create-log.ts';
import { openServices } from '../../src/platform/open-services.ts';
import type { Services } from '../../src/platform/services.ts';
import type { Config } from '../../src/platform/settings.ts';
import { startedDatabase } from './started-database.ts';
import { usualConfig } from './usual-config.ts';

/** The running app on a separate database, which `fill` fills before the first request. */
export async function openBuilding<T>(settings: Partial<Config>, fill: (services: Services, app: FastifyInstance) => Promise<T>) {
  const { databaseUrl, dataFolder, dispose } = await startedDatabase();
  const logged: string[] = [];
  const log = createLog('info', { write: (line) => void logged.push(line) });
  const services = await openServices({ ...usualConfig, databaseUrl, dataFolder, ...settings }, log, rarely);
  const app = await createApp(services);
  // A database of the caller's own has only the tables.
  if (settings.databaseUrl) await syncPermissions(services.db);
  const content = await fill(services, app);
  await stepDown(services.db);
  await services.jobs.start();
  await app.ready();
  return { app, services, logged, content, dispose };
}

/**
 * No test waits for a timer or for a crashed process, and polling forty queues every few seconds in every office takes minutes of CPU time
 * per run. Enqueued jobs are announced; failed ones wait a little longer.
 */
const rarely = { clockSeconds: 600, superviseSeconds: 600, retrySeconds: 10 };
