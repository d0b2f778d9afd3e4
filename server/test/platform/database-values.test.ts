import { expect, test } from 'vitest';
import { testEngine } from '../databases/test-database.ts';
import { useDatabase } from '../databases/use-database.ts';

const used = useDatabase();

async function selected(expression: string, values: unknown[] = []): Promise<unknown> {
  const { rows } = await used.db.run(`select ${expression} as value`, values);
  return rows[0].value;
}

test('the database is the one this run is about', () => {
  expect(used.db.engine).toBe(testEngine);
});

test('a day stays a day', async () => {
  expect(await selected(`date '2026-03-29'`)).toBe('2026-03-29');
  expect(await selected(`array[date '2026-03-29', null]`)).toEqual(['2026-03-29', null]);
});

test('a timestamp is an instant, in any time zone', async () => {
  expect(await selected(`timestamptz '2026-03-29 01:30:00+02'`)).toEqual(new Date('2026-03-28T23:30:00Z'));
  expect(await selected(`timestamp '2026-03-29 01:30:00'`)).toEqual(new Date('2026-03-29T01:30:00Z'));
  expect(await selected(`$1::timestamptz::text`, [new Date('2026-07-01T12:00:00Z')])).toBe('2026-07-01 12:00:00+00');
});

test('a large integer is a number, and is refused if a number cannot represent it', async () => {
  expect(await selected('9007199254740991::int8')).toBe(9007199254740991);
  expect(await selected('array[1::int8, null]')).toEqual([1, null]);
  await expect(selected('9007199254740993::int8')).rejects.toThrow('9007199254740993 does not fit');
  expect(await selected('1::int8')).toBe(1);
});

test('an exact number keeps every digit', async () => {
  expect(await selected('12345678901234567890.10::numeric')).toBe('12345678901234567890.10');
});

test('json comes back as it went in', async () => {
  expect(await selected('$1::jsonb', [{ a: [1, 'ü'] }])).toEqual({ a: [1, 'ü'] });
  expect(await selected(`'[1]'::json`)).toEqual([1]);
});

test('arrays are read back as they were written, with any content', async () => {
  for (const words of [[], ['', ' ', 'NULL', 'null', null, 'a,b', '{c}', 'd"e', 'f\\g', "h'i", 'ü\n\t'], ['{}', '"', '\\\\"']])
    expect(await selected('$1::text[]', [words])).toEqual(words);
  expect(await selected('$1::float8[]', [[1, -2.5, 1e21, null, Number.POSITIVE_INFINITY]])).toEqual([
    1,
    -2.5,
    1e21,
    null,
    Number.POSITIVE_INFINITY,
  ]);
  expect(await selected('$1::boolean[]', [[true, null, false]])).toEqual([true, null, false]);
  expect(
    await selected('$1::int[]', [
      [
        [1, 2],
        [3, 4],
      ],
    ]),
  ).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(await selected('$1::timestamptz[]', [[new Date('2026-07-01T12:00:00Z')]])).toEqual([new Date('2026-07-01T12:00:00Z')]);
});

test('people are ordered as people expect', async () => {
  const names = ['Zoe', 'Ömer', 'Olaf', 'ábel', 'Abel', 'Étienne', 'Emil', 'oskar', 'Łukasz', 'Lena'];
  const { rows } = await used.db.run(`select name from unnest($1::text[]) as name order by name collate "und-x-icu"`, [names]);
  expect(rows.map(({ name }) => name)).toEqual(['Abel', 'ábel', 'Emil', 'Étienne', 'Lena', 'Łukasz', 'Olaf', 'Ömer', 'oskar', 'Zoe']);
});

test('the extensions that the tables need are there', async () => {
  await used.db.script('create extension pg_trgm; create extension btree_gist;');
  expect(await selected(`similarity('Meyer', 'Meier') > 0.2`)).toBe(true);
});
