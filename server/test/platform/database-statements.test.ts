import { beforeEach, expect, test } from 'vitest';
import { explainDatabaseError } from '../../src/platform/database/explain-error.ts';
import { maintain } from '../../src/platform/database/maintain.ts';
import { useDatabase } from '../databases/use-database.ts';

const used = useDatabase();

beforeEach(async () => {
  await used.db.script(`
    drop table if exists notes;
    create table notes (id int primary key, text text constraint a_note_says_something check (text <> ''));
    insert into notes values (1, 'one'), (2, 'two');
  `);
});

test('a statement that comes again is prepared once and keeps its name', async () => {
  await used.db.transaction(async (tx) => {
    const text = 'select text from notes where id = $1 and $2 = 5';
    for (const id of [1, 2, 1]) await tx.run(text, [id, 5]);
    const { rows } = await tx.run('select count(*) as named from pg_prepared_statements where statement = $1', [text]);
    expect(rows).toEqual([{ named: 1 }]);
  });
});

test('a prepared statement survives a change of its table', async () => {
  const read = async () => (await used.db.run('select * from notes where id = $1', [1])).rows;
  for (let times = 0; times < 3; times += 1) expect(await read()).toEqual([{ id: 1, text: 'one' }]);
  await used.db.script('alter table notes add column author text');
  expect(await read()).toEqual([{ id: 1, text: 'one', author: null }]);
  const inTransaction = () => used.db.transaction(async (tx) => (await tx.run('select * from notes where id = $1', [2])).rows);
  for (let times = 0; times < 3; times += 1) await inTransaction();
  await used.db.script('alter table notes drop column author');
  expect(await inTransaction()).toEqual([{ id: 2, text: 'two' }]);
});

test('several statements in one text give the rows of the last', async () => {
  expect((await used.db.run(`select 1 as one; select 2 as two`)).rows).toEqual([{ two: 2 }]);
});

test('a refused row names its constraint, and the connection stays usable', async () => {
  const failure = async (text: string, values: unknown[]) => used.db.run(text, values).then(undefined, explainDatabaseError);
  expect(await failure('insert into notes values ($1, $2)', [1, 'again'])).toEqual({ kind: 'constraint', constraint: 'notes_pkey' });
  expect(await failure('insert into notes values ($1, $2)', [3, ''])).toEqual({ kind: 'constraint', constraint: 'a_note_says_something' });
  expect(await failure('insert into notes (text) values ($1)', ['x'])).toEqual({ kind: 'constraint', constraint: 'id' });
  expect(await failure('select $1::int as number', ['many'])).toEqual({ kind: 'bad_value' });
  expect(await failure('select nothing from notes', [])).toBeUndefined();
  expect((await used.db.run('select count(*) as notes from notes', [])).rows).toEqual([{ notes: 2 }]);
});

test('many concurrent statements are all answered', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, (_, n) => used.db.run('select $1::int as n', [n])));
  expect(answers.map(({ rows }) => rows[0].n)).toEqual(Array.from({ length: 200 }, (_, n) => n));
});

test('a large value goes in and comes out whole', async () => {
  const text = 'ä'.repeat(5_000_000);
  await used.db.run('insert into notes values ($1, $2)', [3, text]);
  const { rows } = await used.db.run('select text from notes where id = 3', []);
  expect(rows[0].text === text).toBe(true);
});

test('maintenance forgets dead rows and counts the living', async () => {
  await used.db.script('insert into notes select n, n::text from generate_series(10, 2009) n; delete from notes where id >= 1010');
  await maintain(used.db);
  const { rows } = await used.db.run(`select reltuples::int as rows from pg_class where relname = 'notes'`, []);
  expect(rows).toEqual([{ rows: 1002 }]);
});

/** The last test of this file, because it uses up the names. */
test('statements made up on the spot do not fill the memory of the database', async () => {
  await used.db.transaction(async (tx) => {
    for (let made = 0; made < 1100; made += 1) for (const _ of ['once', 'again']) await tx.run(`select ${made} + $1::int as made`, [1]);
    const { rows } = await tx.run('select count(*) as named from pg_prepared_statements', []);
    expect(rows[0].named).toBeGreaterThan(900);
    expect(rows[0].named).toBeLessThanOrEqual(1000);
    const last = await tx.run(`select 1099 + $1::int as made`, [1]);
    expect(last.rows).toEqual([{ made: 1100 }]);
  });
});
