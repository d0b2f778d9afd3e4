import type { AddressInfo } from 'node:net';
import { seedDemo } from '../seeds/demo.ts';
import { type DemoPasswords, demoPasswordsFor, printAccounts, publishedPasswords } from '../seeds/demo-accounts.ts';
import { isEmpty } from '../seeds/is-empty.ts';
import { replacePublishedPasswords } from '../seeds/replace-published-passwords.ts';
import { createApp, migrationsFolder } from './app.ts';
import { readConfig } from './config.ts';
import { explainStart } from './explain-start.ts';
import { ensureFirstAdministrator } from './features/access/ensure-first-administrator.ts';
import { syncPermissions } from './features/access/sync-permissions.ts';
import { syncApprovalModels } from './features/approvals/sync-approval-models.ts';
import { mailAtOnce } from './features/notifications/mail-at-once.ts';
import { proveSeal } from './platform/access/seal.ts';
import { assertDurable } from './platform/database/assert-durable.ts';
import { prepareDatabase } from './platform/database/prepare-database.ts';
import { stepDown } from './platform/database/step-down.ts';
import { waitForDatabase } from './platform/database/wait-for-database.ts';
import { createLog } from './platform/http/create-log.ts';
import { closeServices, openServices } from './platform/open-services.ts';
import type { Services } from './platform/services.ts';
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
  const services = await openServices(config, createLog(config.logLevel));
  try {
    await waitForDatabase(services.db, say);
    const passwords = await prepare(services);
    await stepDown(services.db);
    const app = await createApp(services);
    await services.jobs.start();
    mailAtOnce(app, services);
    await app.listen({ port: config.port, host: config.host });
    stopOnSignal(app, services);
    greet(services, (app.server.address() as AddressInfo).port);
    await printSignIns(services, passwords);
  } catch (error) {
    await closeServices(services).catch((failure) => services.log.warn({ err: failure }, 'did not close cleanly'));
    throw error;
  }
}

/** Returns the passwords of the demo accounts that are known here. */
async function prepare(services: Services): Promise<DemoPasswords | undefined> {
  await assertDurable(services.db);
  const applied = await prepareDatabase(services.db, services.config, migrationsFolder, (line) => services.log.warn(line));
  if (applied.length > 0) say(`Migrated the database: ${applied.join(', ')}.`);
  await proveSeal(services.db, services.seal);
  await syncPermissions(services.db);
  await syncApprovalModels(services.db);
  if (await ensureFirstAdministrator(services)) say(`Made the first administrator: ${services.config.adminEmail}.`);
  if (!services.config.demo || !(await isEmpty(services.db))) return knownPasswords(services);
  say('Building the demo company ...');
  const passwords = demoPasswordsFor(services.config);
  const { employees, users } = await seedDemo(services, { passwords, progress: (line) => say(`  ${line}`) });
  say(`The demo company has ${employees} employees and ${users} users.`);
  return passwords;
}

async function knownPasswords({ config, db }: Services): Promise<DemoPasswords | undefined> {
  if (config.isPublic) return replacePublishedPasswords(db);
  return config.demo ? publishedPasswords : undefined;
}

function greet({ config }: Services, port: number): void {
  say();
  say(`Cadre is ready: ${config.port === port ? config.publicUrl : `http://${config.host}:${port}`}`);
  say();
}

async function printSignIns({ db }: Services, passwords: DemoPasswords | undefined): Promise<void> {
  if (passwords) printAccounts(passwords, say);
  else if (await isEmpty(db))
    say('Nobody can sign in yet. Set CADRE_ADMIN_EMAIL and CADRE_ADMIN_PASSWORD, or CADRE_DEMO=1 for the demo company.');
  else return;
  say();
}
