import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { shortLived } from '../../../testing/short-lived.ts';
import { type TestDatabaseSettings, testDatabaseSettings } from '../databases/test-database.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

let settings: TestDatabaseSettings;
beforeEach(async () => {
  settings = await testDatabaseSettings();
});
afterEach(() => settings.dispose());

type Run = { said: () => string; ended: Promise<number | null>; stop: (signal: NodeJS.Signals) => void };

function run(environment: Record<string, string>): Run {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const child = spawn(process.execPath, [...shortLived, main], {
    env: {
      ...inherited,
      PORT: '0',
      CADRE_DATA: settings.dataFolder,
      CADRE_DEMO: '0',
      LOG_LEVEL: 'warn',
      ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }),
      ...environment,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  return { said: () => said, ended: once(child, 'exit').then(([code]) => code), stop: (signal) => void child.kill(signal) };
}

const address = (process: Run): string | undefined => /Cadre is ready: (http:\/\/\S+)/.exec(process.said())?.[1];

test('it starts with a first administrator who signs in, and stops when told to, with nothing lost', async () => {
  const first = run({
    CADRE_ADMIN_EMAIL: 'boss@example.com',
    CADRE_ADMIN_PASSWORD: 'grey-otter-under-bridge',
    // A folder that is not there yet is made.
    ...(settings.databaseUrl && { CADRE_DATA: join(settings.dataFolder, 'not', 'there') }),
  });
  await expect.poll(() => address(first)).toBeDefined();
  expect(first.said()).toContain('Made the first administrator: boss@example.com.');
  const login = await fetch(`${address(first)}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'boss@example.com', password: 'grey-otter-under-bridge' }),
  });
  expect(((await login.json()) as { user: { roles: number[] } }).user.roles).toEqual([1, 3, 5]);
  first.stop('SIGTERM');
  expect(await first.ended).toBe(0);
});

test.each([
  ['a bad setting', { PORT: 'abc' }, 'PORT must be a number from 0 to 65535, not "abc".'],
  [
    'a password that everybody knows',
    { CADRE_ADMIN_EMAIL: 'boss@example.com', CADRE_ADMIN_PASSWORD: 'password1234' },
    'CADRE_ADMIN_PASSWORD is too well known',
  ],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://cadre:hunter2@127.0.0.1:1/cadre' },
    'PostgreSQL cannot be reached at DATABASE_URL',
  ],
])('%s ends the start with a sentence', async (_what, environment, sentence) => {
  const process = run(environment);
  expect(await process.ended).toBe(1);
  expect(process.said()).toContain(sentence);
  expect(process.said()).not.toContain('hunter2');
  expect(process.said()).not.toContain('    at ');
});

test('where strangers come by no demo is built unasked, and the start says so', async () => {
  const process = run({ HOST: '0.0.0.0', CADRE_DEMO: '' });
  await expect.poll(() => process.said()).toContain('Nobody can sign in yet. Set CADRE_ADMIN_EMAIL');
  expect(process.said()).not.toContain('cadre-demo');
  process.stop('SIGTERM');
  expect(await process.ended).toBe(0);
});

test('a port in use ends the start with a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const process = run({ PORT: String(port) });
  expect(await process.ended).toBe(1);
  expect(process.said()).toContain(`The port ${port} is in use already.`);
  other.close();
});
