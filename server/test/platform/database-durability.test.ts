import { afterEach, beforeEach, expect, test } from 'vitest';
import { assertDurable } from '../../src/platform/database/assert-durable.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { useDatabase } from '../databases/use-database.ts';

const used = useDatabase();
const inTests = process.env.CADRE_TEST_POSTGRES;

/** The test server runs without durability and is marked as such; these tests check it like a production server. */
beforeEach(() => {
  delete process.env.CADRE_TEST_POSTGRES;
});

afterEach(async () => {
  if (inTests !== undefined) process.env.CADRE_TEST_POSTGRES = inTests;
});

test('a database that acknowledges too early is refused', async () => {
  await used.db.script(`do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$`);
  const again = used.settings.databaseUrl === undefined ? used.db : await openDatabase(used.settings);
  if (again === used.db) await again.script('set synchronous_commit = off');
  await expect(assertDurable(again)).rejects.toMatchObject({
    code: 'DATABASE_NOT_DURABLE',
    message: expect.stringContaining('synchronous_commit = off'),
  });
  if (again !== used.db) await again.close();
});
