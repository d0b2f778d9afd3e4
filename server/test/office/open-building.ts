import type { FastifyInstance } from 'fastify';
import { createApp } from '../../src/app.ts';
import { syncPermissions } from '../../src/features/access/sync-permissions.ts';
import { stepDown } from '../../src/platform/database/step-down.ts';
import type { House } from '../../src/platform/house.ts';
import { createLog } from '../../src/platform/http/create-log.ts';
import { openHouse } from '../../src/platform/open-house.ts';
import type { Config } from '../../src/platform/settings.ts';
import { testDatabaseSettings } from '../databases/test-database.ts';

/** The house at work on a database of its own, with what `fill` puts into it before anybody asks. */
export async function openBuilding<T>(settings: Partial<Config>, fill: (house: House, app: FastifyInstance) => Promise<T>) {
  const { databaseUrl, dataFolder, dispose } = await testDatabaseSettings();
  const logged: string[] = [];
  const log = createLog('info', { write: (line) => void logged.push(line) });
  const house = await openHouse({ ...usual, databaseUrl, dataFolder, ...settings }, log, { clockSeconds: neverMind });
  const app = await createApp(house);
  await syncPermissions(house.db);
  const content = await fill(house, app);
  await stepDown(house.db);
  await house.jobs.start();
  await app.ready();
  return { app, house, logged, content, dispose };
}

/** No test waits for the clock, and thirty jobs that look for it take a core for minutes of a run. */
const neverMind = 600;

const usual: Omit<Config, 'databaseUrl' | 'dataFolder'> = {
  port: 0,
  host: '127.0.0.1',
  migrateDatabaseUrl: undefined,
  isPublic: false,
  demo: false,
  adminEmail: undefined,
  adminPassword: undefined,
  publicUrl: 'https://hr.example.com',
  smtpUrl: undefined,
  filesUrl: undefined,
  scannerUrl: undefined,
  filesPerPerson: 500,
  logLevel: 'info',
  secretKey: undefined,
  revealUnknownEmail: false,
  languagePicker: true,
  quickSearch: true,
  trustProxy: [],
};
