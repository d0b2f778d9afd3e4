import type { AddressInfo } from 'node:net';
import { seedDemo } from '../seeds/demo.ts';
import { type DemoPasswords, demoPasswordsFor, publishedPasswords, tellAccounts } from '../seeds/demo-accounts.ts';
import { isEmpty } from '../seeds/is-empty.ts';
import { replacePublishedPasswords } from '../seeds/replace-published-passwords.ts';
import { createApp, migrationsFolder } from './app.ts';
import { readConfig } from './config.ts';
import { explainStart } from './explain-start.ts';
import { ensureFirstAdministrator } from './features/access/ensure-first-administrator.ts';
import { syncPermissions } from './features/access/sync-permissions.ts';
import { mailAtOnce } from './features/notifications/mail-at-once.ts';
import { proveSeal } from './platform/access/seal.ts';
import { assertDurable } from './platform/database/assert-durable.ts';
import { prepareDatabase } from './platform/database/prepare-database.ts';
import { stepDown } from './platform/database/step-down.ts';
import { waitForDatabase } from './platform/database/wait-for-database.ts';
import type { House } from './platform/house.ts';
import { createLog } from './platform/http/create-log.ts';
import { closeHouse, openHouse } from './platform/open-house.ts';
import type { Config } from './platform/settings.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const say = (line = ''): void => console.log(line);

try {
  await start(readConfig(process.env));
} catch (error) {
  console.error(explainStart(error));
  process.exit(1);
}

async function start(config: Config): Promise<void> {
  say(config.databaseUrl === undefined ? `Opening the database in ${config.dataFolder} ...` : 'Connecting to PostgreSQL ...');
  const house = await openHouse(config, createLog(config.logLevel));
  try {
    await waitForDatabase(house.db, say);
    const passwords = await prepare(house);
    await stepDown(house.db);
    const app = await createApp(house);
    await house.jobs.start();
    mailAtOnce(app, house);
    await app.listen({ port: config.port, host: config.host });
    stopOnSignal(app, house);
    greet(house, (app.server.address() as AddressInfo).port);
    await tellWhoCanSignIn(house, passwords);
  } catch (error) {
    await closeHouse(house).catch((failure) => house.log.warn({ err: failure }, 'did not close cleanly'));
    throw error;
  }
}

/** Returns the passwords of the demo accounts that are known here. */
async function prepare(house: House): Promise<DemoPasswords | undefined> {
  await assertDurable(house.db);
  const applied = await prepareDatabase(house.db, house.config, migrationsFolder, (line) => house.log.warn(line));
  if (applied.length > 0) say(`Migrated the database: ${applied.join(', ')}.`);
  await proveSeal(house.db, house.seal);
  await syncPermissions(house.db);
  if (await ensureFirstAdministrator(house)) say(`Made the first administrator: ${house.config.adminEmail}.`);
  if (!house.config.demo || !(await isEmpty(house.db))) return knownPasswords(house);
  say('Building the demo company ...');
  const passwords = demoPasswordsFor(house.config);
  const { employees, users } = await seedDemo(house, { passwords, progress: (line) => say(`  ${line}`) });
  say(`The demo company has ${employees} employees and ${users} users.`);
  return passwords;
}

async function knownPasswords({ config, db }: House): Promise<DemoPasswords | undefined> {
  if (config.isPublic) return replacePublishedPasswords(db);
  return config.demo ? publishedPasswords : undefined;
}

function greet({ config }: House, port: number): void {
  say();
  say(`Cadre is ready: ${config.port === port ? config.publicUrl : `http://${config.host}:${port}`}`);
  say();
}

async function tellWhoCanSignIn({ db }: House, passwords: DemoPasswords | undefined): Promise<void> {
  if (passwords) tellAccounts(passwords, say);
  else if (await isEmpty(db))
    say('Nobody can sign in yet. Set CADRE_ADMIN_EMAIL and CADRE_ADMIN_PASSWORD, or CADRE_DEMO=1 for the demo company.');
  else return;
  say();
}
