import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { wholeRun } from '../../../testing/whole-run.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { testDatabaseSettings, testEngine } from '../databases/test-database.ts';
import { startWriter } from './start-writer.ts';

const settings = await testDatabaseSettings();
const restored = await testDatabaseSettings({ from: 'nothing' });
afterAll(async () => {
  await settings.dispose();
  await restored.dispose();
});

/** Every round starts a process and recovers; `npm run test:all` takes the time for more of them. */
const rounds = Array.from({ length: wholeRun ? 12 : 2 }, (_, at) => at + 1);

async function totals(resource: typeof settings): Promise<{ kept: number; there: number }> {
  const db = await openDatabase(resource);
  const { rows } = await db.run(
    `select (select sum(rows)::int from row_counts where table_name = 'jobs') as kept, (select count(*)::int from jobs) as there`,
    [],
  );
  await db.close();
  return rows[0];
}

test.each(rounds)('the stored total matches the actual count after a kill while writing and compacting (round %i)', async (round) => {
  const writer = startWriter(settings, new URL('./counting-writer.ts', import.meta.url));
  await writer.acknowledged(3 + ((round * 7) % 20));
  await writer.kill();
  const { kept: stored, there } = await totals(settings);
  expect(stored).toBe(there);
  expect(there).toBeGreaterThan(0);
});

/** A server has its own ways to copy a database. */
if (testEngine === 'embedded') {
  test('the totals are the same in a copy', async () => {
    await cp(join(settings.dataFolder, 'database'), join(restored.dataFolder, 'database'), { recursive: true });
    expect(await totals(restored)).toEqual(await totals(settings));
  });
}
