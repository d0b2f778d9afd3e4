import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../../src/platform/database/database.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { type TestDatabaseSettings, testDatabaseSettings } from './test-database.ts';

/** An open database without tables for the tests of one file; `logged` collects its log lines. */
export function useDatabase() {
  const used = { logged: [] as string[] } as { db: Database; settings: TestDatabaseSettings; logged: string[] };
  beforeAll(async () => {
    used.settings = await testDatabaseSettings({ from: 'nothing' });
    used.db = await openDatabase({ ...used.settings, log: (line) => used.logged.push(line) });
  });
  afterAll(async () => {
    await used.db.close();
    await used.settings.dispose();
  });
  return used;
}
