import { afterAll, expect, test } from 'vitest';
import { wholeRun } from '../../../testing/whole-run.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { testDatabaseSettings } from '../databases/test-database.ts';
import { startWriter } from './start-writer.ts';

const settings = await testDatabaseSettings({ from: 'nothing' });
afterAll(() => settings.dispose());

/** Every round starts a process and recovers; `npm run test:all` takes the time for more of them. */
const rounds = Array.from({ length: wholeRun ? 20 : 2 }, (_, at) => at + 1);
const acknowledged: number[] = [];

test.each(rounds)('killed in the middle of writing, it starts again (round %i)', async (round) => {
  const writer = startWriter(settings);
  await writer.acknowledged(1 + ((round * 7) % 40));
  acknowledged.push(...(await writer.kill()));
});

test('and has lost no acknowledged write', async () => {
  const db = await openDatabase(settings);
  const { rows } = await db.run('select id, count(*) as halves from pairs group by id order by id', []);
  await db.close();
  const stored = new Set(rows.map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThan(rounds.length);
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  expect(rows.filter(({ halves }) => halves !== 2)).toEqual([]);
});
