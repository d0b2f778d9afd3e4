import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseUrl } from '../databases/on-server.ts';
import { type TestDatabaseSettings, testDatabaseSettings } from '../databases/test-database.ts';
import { runMain } from './run-main.ts';

let settings: TestDatabaseSettings;
beforeEach(async () => {
  settings = await testDatabaseSettings();
});
afterEach(() => settings.dispose());

test.each([
  ['a bad setting', { PORT: 'abc' }, 'PORT must be a number from 0 to 65535, not "abc".'],
  [
    'a well-known password',
    { CADRE_ADMIN_EMAIL: 'boss@example.com', CADRE_ADMIN_PASSWORD: 'password1234' },
    'CADRE_ADMIN_PASSWORD is too well known',
  ],
])('%s ends the start with a sentence', async (_what, environment, sentence) => {
  const process = runMain(settings, environment);
  expect(await process.ended).toBe(1);
  expect(process.said()).toContain(sentence);
  expect(process.said()).not.toContain('hunter2');
  expect(process.said()).not.toContain('    at ');
});

test('a database that the server does not know ends the start with a sentence', async () => {
  const process = runMain(settings, { DATABASE_URL: databaseUrl(settings.databaseUrl as string, 'nowhere') });
  expect(await process.ended).toBe(1);
  expect(process.said()).toContain('PostgreSQL does not know the database in DATABASE_URL');
  expect(process.said()).not.toContain('    at ');
});

test('a database that is unavailable is waited for, which the start prints', async () => {
  const process = runMain(settings, { DATABASE_URL: 'postgres://cadre:hunter2@127.0.0.1:1/cadre' });
  await expect.poll(() => process.said()).toContain('PostgreSQL can’t be reached at DATABASE_URL');
  process.stop('SIGTERM');
  await process.ended;
  expect(process.said()).not.toMatch(/hunter2| {4}at /);
});

test('a public address gets no demo by default, and the start prints it', async () => {
  const process = runMain(settings, { HOST: '0.0.0.0', CADRE_DEMO: '' });
  await expect.poll(() => process.said()).toContain('Nobody can sign in yet. Set CADRE_ADMIN_EMAIL');
  expect(process.said()).not.toContain('cadre-demo');
  process.stop('SIGTERM');
  expect(await process.ended).toBe(0);
});

test('a port in use ends the start with a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const process = runMain(settings, { PORT: String(port) });
  expect(await process.ended).toBe(1);
  expect(process.said()).toContain(`The port ${port} is in use already.`);
  other.close();
});
