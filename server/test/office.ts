import type { FastifyInstance } from 'fastify';
import { createApp } from '../src/app.ts';
import { syncPermissions } from '../src/features/access/sync-permissions.ts';
import { stepDown } from '../src/platform/database/step-down.ts';
import type { House } from '../src/platform/house.ts';
import { createLog } from '../src/platform/http/create-log.ts';
import { closeHouse, openHouse } from '../src/platform/open-house.ts';
import type { Config } from '../src/platform/settings.ts';
import { testDatabaseSettings } from './databases/test-database.ts';
import { type Cast, hireCast, type PersonName } from './office/cast.ts';
import { type Person, personWith } from './office/person.ts';

/** The house with a few people in it, on a database of its own. `as('manager').get('/employees')` asks in their name. */
export type Office = {
  app: FastifyInstance;
  house: House;
  cast: Cast;
  /** What the log said, line by line. */
  logged: string[];
  as(name: PersonName): Person;
  /** Somebody with this token, or with none. */
  anyone(token?: string): Person;
  /** Takes the database away, as a failure would. */
  loseDatabase(): Promise<void>;
  close(): Promise<void>;
};

export async function openOffice(settings: Partial<Config> = {}): Promise<Office> {
  const { databaseUrl, dataFolder, dispose } = await testDatabaseSettings();
  const logged: string[] = [];
  const log = createLog('info', { write: (line) => void logged.push(line) });
  const house = await openHouse({ ...usual, databaseUrl, dataFolder, ...settings }, log);
  const app = await createApp(house);
  await syncPermissions(house.db);
  const cast = await hireCast(house.db);
  await stepDown(house.db);
  await house.jobs.start();
  await app.ready();
  let isLost = false;

  return {
    app,
    house,
    cast,
    logged,
    as: (name) => personWith(app, cast[name].token),
    anyone: (token) => personWith(app, token),
    async loseDatabase() {
      isLost = true;
      await closeHouse(house);
    },
    async close() {
      await app.close();
      if (!isLost) await closeHouse(house);
      await dispose();
    },
  };
}

const usual: Omit<Config, 'databaseUrl' | 'dataFolder'> = {
  port: 0,
  host: '127.0.0.1',
  migrateDatabaseUrl: undefined,
  demo: false,
  adminEmail: undefined,
  adminPassword: undefined,
  publicUrl: 'https://hr.example.com',
  smtpUrl: undefined,
  filesUrl: undefined,
  scannerUrl: undefined,
  logLevel: 'info',
  secretKey: undefined,
  revealUnknownEmail: false,
  languagePicker: true,
  quickSearch: true,
  trustProxy: [],
};
