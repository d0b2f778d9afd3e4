import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestDatabaseSettings, testDatabaseSettings } from '../databases/test-database.ts';
import { addressOf, runMain } from '../starting/run-main.ts';

let settings: TestDatabaseSettings;
beforeEach(async () => {
  settings = await testDatabaseSettings();
});
afterEach(() => settings.dispose());

test('it starts with a first administrator who can sign in, and stops on request, without losing data', async () => {
  const first = runMain(settings, {
    CADRE_ADMIN_EMAIL: 'boss@example.com',
    CADRE_ADMIN_PASSWORD: 'grey-otter-under-bridge',
    // A folder that is not there yet is made.
    ...(settings.databaseUrl && { CADRE_DATA: join(settings.dataFolder, 'not', 'there') }),
  });
  await expect.poll(() => addressOf(first)).toBeDefined();
  expect(first.said()).toContain('Made the first administrator: boss@example.com.');
  const login = await fetch(`${addressOf(first)}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'boss@example.com', password: 'grey-otter-under-bridge' }),
  });
  expect(((await login.json()) as { user: { roles: number[] } }).user.roles).toEqual([1, 3, 5]);
  first.stop('SIGTERM');
  expect(await first.ended).toBe(0);
});
