import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate, pendingMigrations } from '../../src/platform/database/migrate.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { testEngine } from '../databases/test-database.ts';
import { useDatabase } from '../databases/use-database.ts';

const used = useDatabase();
let folder: string;

const first = { '0001_people.sql': 'create table people (id int primary key);' };
const second = {
  '0002_names.sql': `alter table people add name text;
    create function name_of(int) returns text language sql as $$ select name from people where id = $1; $$;`,
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cadre-migrations-'));
  await used.db.script('drop table if exists schema_migrations; drop function if exists name_of; drop table if exists people');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

async function have(files: Record<string, string>): Promise<void> {
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql);
}

async function columns(): Promise<string[]> {
  const { rows } = await used.db.run(`select column_name from information_schema.columns where table_name = 'people' order by 1`, []);
  return rows.map(({ column_name }) => column_name);
}

test('an empty database gets every migration, in order, and the second time none', async () => {
  await have({ ...second, ...first });
  expect(await pendingMigrations(used.db, folder)).toEqual(['0001_people.sql', '0002_names.sql']);
  expect(await migrate(used.db, folder)).toEqual({ applied: ['0001_people.sql', '0002_names.sql'] });
  expect(await columns()).toEqual(['id', 'name']);
  expect(await migrate(used.db, folder)).toEqual({ applied: [] });
  expect(await pendingMigrations(used.db, folder)).toEqual([]);
});

test('a database of an earlier version gets the missing migrations', async () => {
  await have(first);
  await migrate(used.db, folder);
  await have(second);
  expect(await pendingMigrations(used.db, folder)).toEqual(['0002_names.sql']);
  expect(await migrate(used.db, folder)).toEqual({ applied: ['0002_names.sql'] });
});

test('two servers that start concurrently both succeed, and each migration is applied once', async () => {
  const slow = { '0001_people.sql': `select pg_sleep(0.3); ${first['0001_people.sql']}` };
  await have({ ...slow, ...second });
  const other = testEngine === 'postgres' ? await openDatabase(used.settings) : used.db;
  const both = await Promise.all([migrate(used.db, folder), migrate(other, folder)]);
  if (other !== used.db) await other.close();
  expect(both.flatMap(({ applied }) => applied).sort()).toEqual(['0001_people.sql', '0002_names.sql']);
});

test('a migration that fails is rolled back, and the earlier ones stay', async () => {
  await have({ ...first, '0002_broken.sql': 'alter table people add name text; select * from nowhere;' });
  await expect(migrate(used.db, folder)).rejects.toThrow('The migration 0002_broken.sql failed');
  expect(await columns()).toEqual(['id']);
  expect(await pendingMigrations(used.db, folder)).toEqual(['0002_broken.sql']);
});

test('a database that is newer than the code is refused, with both versions named', async () => {
  await have({ ...first, ...second });
  await migrate(used.db, folder);
  await rm(join(folder, '0002_names.sql'));
  const refusal = { code: 'DATABASE_IS_NEWER', message: expect.stringMatching(/version 2 .*up to 1 only/) };
  await expect(migrate(used.db, folder)).rejects.toMatchObject(refusal);
  await expect(pendingMigrations(used.db, folder)).rejects.toMatchObject(refusal);
});

test('a migration that was changed after it was applied is refused; its line ends may change', async () => {
  await have({ ...first, ...second });
  await migrate(used.db, folder);
  await have({ '0002_names.sql': second['0002_names.sql'].replaceAll('\n', '\r\n') });
  expect(await migrate(used.db, folder)).toEqual({ applied: [] });
  await have({ '0002_names.sql': `${second['0002_names.sql']} select 1;` });
  await expect(migrate(used.db, folder)).rejects.toMatchObject({
    code: 'MIGRATION_CHANGED',
    message: expect.stringContaining('0002_names.sql'),
  });
});

test('a migration that slips in before an applied one is refused', async () => {
  await have({ ...first, '0003_later.sql': 'select 1' });
  await migrate(used.db, folder);
  await have(second);
  await expect(migrate(used.db, folder)).rejects.toMatchObject({ code: 'MIGRATION_TOO_LATE' });
});

test('two files with one number, or without a number, are refused', async () => {
  await have({ ...first, '0001_again.sql': 'select 1' });
  await expect(migrate(used.db, folder)).rejects.toThrow('have the same number');
  await rm(join(folder, '0001_again.sql'));
  await have({ 'names.sql': 'select 1' });
  await expect(migrate(used.db, folder)).rejects.toThrow('must be named like 0001_what_it_does.sql');
});
