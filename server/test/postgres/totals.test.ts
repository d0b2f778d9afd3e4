import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldCounts } from '../../src/crud/read/compact-counts.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { type TestDatabaseSettings, testDatabaseSettings } from '../databases/test-database.ts';

let db: Database;
let settings: TestDatabaseSettings;
beforeAll(async () => {
  settings = await testDatabaseSettings();
  db = await openDatabase(settings);
});
afterAll(async () => {
  await db.close();
  await settings.dispose();
});

const add = (on: Pick<Database, 'run'>) => on.run('insert into jobs (name) values (gen_random_uuid()::text)', []);
const totals = async () => {
  const { rows } = await db.run(
    `select (select sum(rows)::int from row_counts where table_name = 'jobs') as kept, (select count(*)::int from jobs) as there`,
    [],
  );
  return rows[0];
};

test('inserting into a table waits neither for another insert nor for compacting the counts', async () => {
  const others = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const slow = db.transaction(async (tx) => {
    await add(tx);
    begun.resolve();
    await others.promise;
  });
  await begun.promise;
  await add(db);
  await add(db);
  await foldCounts(db);
  expect(await totals()).toEqual({ kept: 2, there: 2 });
  others.resolve();
  await slow;
  expect(await totals()).toEqual({ kept: 3, there: 3 });
});

test('counts that two processes compact concurrently are counted once', async () => {
  for (let round = 0; round < 20; round += 1) {
    await Promise.all([add(db), foldCounts(db), add(db), foldCounts(db), foldCounts(db)]);
  }
  expect(await totals()).toEqual({ kept: 43, there: 43 });
});

test('thousands of count entries are compacted in batches, with the same total', async () => {
  await db.run(`insert into row_counts (table_name, rows) select 'jobs', 0 from generate_series(1, 2500)`, []);
  await foldCounts(db);
  expect(await totals()).toEqual({ kept: 43, there: 43 });
  expect((await db.run(`select count(*)::int as rows from row_counts where table_name = 'jobs'`, [])).rows).toEqual([{ rows: 1 }]);
});

test('an emptied table has a count of zero, even while counts are compacted', async () => {
  await Promise.all([foldCounts(db), db.script('truncate jobs cascade'), foldCounts(db)]);
  const { kept: stored, there } = await totals();
  expect({ kept: stored, there }).toEqual({ kept: 0, there: 0 });
});
