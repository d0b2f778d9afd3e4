import { afterAll, beforeAll, expect, test } from 'vitest';
import { assertDurable } from '../../src/platform/database/assert-durable.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { startCluster } from '../databases/cluster.ts';

const inTests = process.env.CADRE_TEST_POSTGRES;

/** The test server runs without durability and is marked as such; these tests check it like a production server. */
beforeAll(() => {
  delete process.env.CADRE_TEST_POSTGRES;
});

afterAll(() => {
  process.env.CADRE_TEST_POSTGRES = inTests;
});

test('a server with fsync off is refused, one as it is delivered is not', async () => {
  for (const [settings, isRefused] of [
    [['fsync=off'], true],
    [[], false],
  ] as const) {
    const cluster = await startCluster({ settings: [...settings] });
    const db = await openDatabase({ databaseUrl: cluster.url, dataFolder: '' });
    const check = assertDurable(db);
    if (isRefused) await expect(check).rejects.toThrow('fsync = off');
    else await expect(check).resolves.toBeUndefined();
    await db.close();
    await cluster.stop();
  }
});
