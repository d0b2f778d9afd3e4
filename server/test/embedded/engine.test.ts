import { subscribe } from 'node:diagnostics_channel';
import fs from 'node:fs';
import { chmod, mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testFolder } from '../../../testing/test-folder.ts';
import { createDatabaseFolder } from '../../src/platform/database/embedded/create-database-folder.ts';
import { openEngine } from '../../src/platform/database/embedded/open-engine.ts';
import { isTrusted, templateFolder } from '../../src/platform/database/embedded/template-folder.ts';
import { explainDatabaseError } from '../../src/platform/database/explain-error.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { scrub } from '../../src/platform/database/scrub.ts';
import { startWriter } from '../faults/start-writer.ts';

/** Counts the calls that reach the operating system, from wherever they come. */
function countSyncs() {
  const { fsyncSync } = fs;
  const counted = { syncs: 0, stopCounting: () => replace(fsyncSync) };
  const replace = (by: typeof fsyncSync) => {
    fs.fsyncSync = by;
    syncBuiltinESMExports();
  };
  replace((file) => {
    counted.syncs += 1;
    fsyncSync(file);
  });
  return counted;
}

/** Paths in a folder, and the folder itself, that users other than the owner can access. */
async function openToOthers(folder: string): Promise<string[]> {
  const paths = [folder, ...(await readdir(folder, { recursive: true })).map((name) => join(folder, name))];
  const modes = await Promise.all(paths.map(async (path) => ({ path, mode: (await stat(path)).mode })));
  return modes.filter(({ mode }) => (mode & 0o077) !== 0).map(({ path }) => path);
}

describe('the embedded engine', () => {
  let dataFolder: string;

  beforeEach(async () => {
    dataFolder = await testFolder('cadre-embedded-');
  });

  afterEach(() => rm(dataFolder, { recursive: true, force: true }));

  const open = () => openDatabase({ databaseUrl: undefined, dataFolder, log: () => undefined });
  const inUse = { code: 'DATA_FOLDER_IN_USE', message: expect.stringContaining('is in use by another Cadre process') };

  test('syncs the disk once per commit, and not for a read', async () => {
    const folder = join(dataFolder, 'database');
    await createDatabaseFolder(folder);
    const { postgres } = await openEngine(folder, (error) => expect.fail(String(error)));
    await postgres.exec('create table notes (id int)');
    const disk = countSyncs();
    const syncsOf = async (work: () => Promise<unknown>) => {
      const before = disk.syncs;
      await work();
      return disk.syncs - before;
    };
    for (let id = 0; id < 20; id += 1) expect(await syncsOf(() => postgres.query('insert into notes values ($1)', [id]))).toBe(1);
    expect(await syncsOf(() => postgres.query('select * from notes'))).toBe(0);
    expect(await syncsOf(() => postgres.exec('begin; insert into notes values (1); rollback'))).toBe(0);
    expect(await syncsOf(() => postgres.exec('checkpoint'))).toBeGreaterThan(1);
    disk.stopCounting();
    await postgres.close();
  });

  test('keeps its files private to their owner, even in a folder that was open before', async () => {
    await chmod(dataFolder, 0o755);
    await writeFile(join(dataFolder, 'left-open'), '', { mode: 0o644 });
    const db = await open();
    await db.run('create table notes as select generate_series(1, 10) as id', []);
    await db.close();
    expect(await openToOthers(dataFolder)).toEqual([]);
    expect(await openToOthers(templateFolder())).toEqual([]);
  });

  test('trusts no template that another user could have written to', async () => {
    expect(await isTrusted(dataFolder)).toBe(true);
    await chmod(dataFolder, 0o707);
    expect(await isTrusted(dataFolder)).toBe(false);
    await chmod(dataFolder, 0o700);
    await symlink(dataFolder, join(dataFolder, 'link'));
    expect(await isTrusted(join(dataFolder, 'link'))).toBe(false);
  });

  test('names the folder that cannot be opened', async () => {
    await mkdir(join(dataFolder, 'database'));
    await writeFile(join(dataFolder, 'database', 'PG_VERSION'), '12\n');
    await expect(open()).rejects.toThrow(`The embedded database in ${join(dataFolder, 'database')} could not be opened`);
  });

  test('refuses a second owner of its folder, in this process and in another', async () => {
    const db = await open();
    await expect(open()).rejects.toMatchObject({ ...inUse, message: expect.stringContaining(dataFolder) });
    const stranger = startWriter({ databaseUrl: undefined, dataFolder });
    expect(await stranger.ended).toContain(inUse.code);
    await db.close();
    const next = await open();
    await next.close();
  });

  test('opens after its owner was killed', async () => {
    const owner = startWriter({ databaseUrl: undefined, dataFolder });
    await owner.acknowledged(1);
    await expect(open()).rejects.toMatchObject(inUse);
    await owner.kill();
    const db = await open();
    expect((await db.run('select count(*) > 0 as written from pairs', [])).rows).toEqual([{ written: true }]);
    await db.close();
  });

  test('an interrupted creation of the database is restarted', async () => {
    const leftover = join(dataFolder, 'database.unfinished');
    await mkdir(leftover);
    await writeFile(join(leftover, 'PG_VERSION'), '18');
    const db = await open();
    expect((await db.run('select 1 as one', [])).rows).toEqual([{ one: 1 }]);
    await db.close();
    expect((await readdir(dataFolder)).sort()).toEqual(['database', 'database.lock']);
  });

  test('settings and prepared statements of a closed client do not affect the next one', async () => {
    const db = await open();
    await db.run(`set application_name = 'the client before'`);
    for (let times = 0; times < 2; times += 1) await db.run('select $1::int as n', [1]);
    await expect(db.run('select 9007199254740993::int8 as n', [])).rejects.toThrow('does not fit');
    expect((await db.run(`select current_setting('application_name') as name`, [])).rows).not.toEqual([{ name: 'the client before' }]);
    expect((await db.run('select $1::int as n', [2])).rows).toEqual([{ n: 2 }]);
    await db.close();
  });

  test('an engine that crashes is unavailable for a moment, and recovers with all acknowledged writes', async () => {
    const db = await open();
    await db.script('create table notes (id int, text text); insert into notes values (1)');
    const log = join(dataFolder, 'database', 'pg_wal');
    await rename(log, `${log}.gone`);
    const death = db.run(`insert into notes select 2, repeat('x', 1000) from generate_series(1, 40000)`, []);
    expect(await death.then(undefined, explainDatabaseError)).toEqual({ kind: 'unavailable' });
    await rename(`${log}.gone`, log);
    const found = () => db.run('select id from notes', []).then(({ rows }) => rows, explainDatabaseError);
    await expect.poll(found).toEqual([{ id: 1 }]);
    await db.close();
  });

  test('an engine that crashes during maintenance accepts requests again after its recovery', async () => {
    const db = await open();
    await db.script('create table notes (id int)');
    const control = join(dataFolder, 'database', 'global', 'pg_control');
    await rename(control, `${control}.gone`);
    const write = () => db.run('insert into notes values (1)', []).then(() => undefined, explainDatabaseError);
    await expect.poll(write, { interval: 0 }).toEqual({ kind: 'unavailable' });
    await rename(`${control}.gone`, control);
    await expect.poll(write).toBeUndefined();
    await db.close();
  });

  test('the log is truncated during heavy writes, and the queue is paused for it', async () => {
    const held: string[] = [];
    subscribe('cadre:place-held', (message) => void held.push((message as { rank: string }).rank));
    const db = await open();
    await db.script('create table notes (text text)');
    for (let times = 0; times < 5; times += 1) {
      await db.run(`insert into notes select repeat('x', 1000) from generate_series(1, 30000)`, []);
    }
    const { rows } = await db.run('select (pg_current_wal_lsn() - redo_lsn)::float8 / 1e6 as megabytes from pg_control_checkpoint()', []);
    expect(rows[0].megabytes).toBeLessThan(128);
    expect(held).toContain('upkeep');
    await db.close();
  });

  test('scrubbing removes purged data from all of its files', async () => {
    const db = await open();
    await db.script(`create table notes (id int, text text); insert into notes values (1, 'Quornelia'), (2, 'stays')`);
    await db.script('analyze notes');
    await db.script(`update notes set text = 'Former employee' where id = 1`);
    expect(await holding(dataFolder, 'Quornelia')).not.toEqual([]);
    await scrub(db);
    expect(await holding(dataFolder, 'Quornelia')).toEqual([]);
    expect((await db.run('select text from notes order by id', [])).rows).toEqual([{ text: 'Former employee' }, { text: 'stays' }]);
    await db.close();
  });
});

async function holding(folder: string, word: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(paths.map(async (path) => ((await readFile(path)).includes(word) ? path : '')));
  return found.filter((path) => path !== '');
}
