import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldCounts } from '../../src/crud/fold-counts.ts';
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

test('who adds to a table waits neither for another who does, nor for the folding', async () => {
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

test('what is folded at the same time by two is counted once', async () => {
  for (let round = 0; round < 20; round += 1) {
    await Promise.all([add(db), foldCounts(db), add(db), foldCounts(db), foldCounts(db)]);
  }
  expect(await totals()).toEqual({ kept: 43, there: 43 });
});

test('thousands that have come together are put together in turns, and mean the same', async () => {
  await db.run(`insert into row_counts (table_name, rows) select 'jobs', 0 from generate_series(1, 2500)`, []);
  await foldCounts(db);
  expect(await totals()).toEqual({ kept: 43, there: 43 });
  expect((await db.run(`select count(*)::int as rows from row_counts where table_name = 'jobs'`, [])).rows).toEqual([{ rows: 1 }]);
});

test('an emptied table has none, whoever folds meanwhile', async () => {
  await Promise.all([foldCounts(db), db.script('truncate jobs cascade'), foldCounts(db)]);
  const { kept, there } = await totals();
  expect({ kept, there }).toEqual({ kept: 0, there: 0 });
});
