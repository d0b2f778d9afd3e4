import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { describeTables } from '../../src/platform/database/describe-tables.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { testDatabaseSettings } from '../databases/test-database.ts';

test('the types of rows are those of the migrations; `npm run tables` renews them', async () => {
  const settings = await testDatabaseSettings();
  const db = await openDatabase(settings);
  try {
    const written = await readFile(new URL('../../src/platform/database/tables.ts', import.meta.url), 'utf8');
    expect(written).toBe(await describeTables(db));
  } finally {
    await db.close();
    await settings.dispose();
  }
});
