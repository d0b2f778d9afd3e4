import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { wholeRun } from '../../../testing/whole-run.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { testDatabaseSettings, testEngine } from '../databases/test-database.ts';
import { startWriter } from './start-writer.ts';

const settings = await testDatabaseSettings();
const restored = await testDatabaseSettings({ migrated: false });
afterAll(async () => {
  await settings.dispose();
  await restored.dispose();
});

/** Every round starts a process and recovers; `npm run test:all` takes the time for more of them. */
const rounds = wholeRun ? 12 : 3;

async function totals(resource: typeof settings): Promise<{ kept: number; there: number }> {
  const db = await openDatabase(resource);
  const { rows } = await db.run(
    `select (select sum(rows)::int from row_counts where table_name = 'jobs') as kept, (select count(*)::int from jobs) as there`,
    [],
  );
  await db.close();
  return rows[0];
}

test('killed in the middle of writing and folding, the kept total is still what is there; and so it is in a copy', async () => {
  for (let round = 1; round <= rounds; round += 1) {
    const writer = startWriter(settings, new URL('./counting-writer.ts', import.meta.url));
    await writer.acknowledged(3 + ((round * 7) % 20));
    await writer.kill();
    const { kept, there } = await totals(settings);
    expect({ round, kept }).toEqual({ round, kept: there });
    expect(there).toBeGreaterThan(0);
  }
  if (testEngine === 'embedded') {
    await cp(join(settings.dataFolder, 'database'), join(restored.dataFolder, 'database'), { recursive: true });
    expect(await totals(restored)).toEqual(await totals(settings));
  }
});
