import fs from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testFolder } from '../../../testing/test-folder.ts';
import { createCheckpointer } from '../../src/platform/database/embedded/checkpointer.ts';
import { createDatabaseFolder } from '../../src/platform/database/embedded/create-database-folder.ts';
import { openEngine } from '../../src/platform/database/embedded/open-engine.ts';

/** The prototype that all open file handles share. */
async function handlesOf(folder: string): Promise<fs.promises.FileHandle> {
  await using probe = await open(join(folder, 'PG_VERSION'));
  return Object.getPrototypeOf(probe);
}

/** Which files have been written to and not synced since, by whichever way. */
async function watchDisk(folder: string) {
  const { writeSync, fsyncSync } = fs;
  const handles = await handlesOf(folder);
  const { sync } = handles;

  let writes = 0;
  const unsynced = new Map<number, number>();
  const watch = { unsynced, syncs: 0, stop: () => put(writeSync, fsyncSync, sync) };
  const put = (write: unknown, syncNow: unknown, syncBeside: typeof sync) => {
    Object.assign(fs, { writeSync: write, fsyncSync: syncNow });
    handles.sync = syncBeside;
    syncBuiltinESMExports();
  };
  put(
    (file: number, ...more: unknown[]) => {
      writes += 1;
      unsynced.set(fs.fstatSync(file).ino, writes);
      return (writeSync as (...all: unknown[]) => number)(file, ...more);
    },
    (file: number) => {
      watch.syncs += 1;
      fsyncSync(file);
      unsynced.delete(fs.fstatSync(file).ino);
    },
    async function (this: fs.promises.FileHandle) {
      const { ino } = await this.stat();
      const last = unsynced.get(ino);
      await sync.call(this);
      if (unsynced.get(ino) === last) unsynced.delete(ino);
    },
  );
  return watch;
}

describe('a checkpoint', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await testFolder('cadre-checkpoints-');
    await createDatabaseFolder(join(folder, 'database'));
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));

  const tables = Array.from({ length: 12 }, (_, at) => `notes_${at}`);

  test('finds its work done, leaves no page unsynced, and leaves no objects in the database', async () => {
    const engine = await openEngine(join(folder, 'database'), (error) => expect.fail(String(error)));
    const { postgres } = engine;
    const upkeepDue = createCheckpointer(engine);
    const disk = await watchDisk(join(folder, 'database'));
    await postgres.exec('create role clerk in role pg_checkpoint');
    for (const table of tables)
      await postgres.exec(`create table ${table} (id serial primary key, text text); grant all on ${table} to clerk`);
    await postgres.exec('grant all on all sequences in schema public to clerk; set role clerk');

    const redone = async () => (await postgres.query<{ at: string }>('select redo_lsn as at from pg_control_checkpoint()')).rows[0]?.at;
    for (const _round of ['first', 'second']) {
      const before = await redone();
      let syncs = 0;
      for (let turn = 0; (await redone()) === before; turn += 1) {
        await postgres.exec(`insert into ${tables[turn % tables.length]} (text) select repeat('x', 900) from generate_series(1, 300)`);
        syncs = disk.syncs;
        await upkeepDue()?.();
      }
      // Writing to the log continues, but no page is left unsynced.
      const pages = fs.globSync(join(folder, 'database', '{base,global,pg_xact}', '**', '*')).map((path) => fs.statSync(path).ino);
      expect(pages.filter((ino) => disk.unsynced.has(ino))).toEqual([]);
      expect(disk.syncs - syncs).toBeLessThan(2 * tables.length);
    }

    disk.stop();
    const { rows } = await postgres.query(`
      select current_user as name, (select count(*)::int from pg_proc where probin like '%pg_buffercache') as functions`);
    expect(rows).toEqual([{ name: 'clerk', functions: 0 }]);
    await postgres.close();
  });

  test('stops the engine when the disk cannot sync its writes', async () => {
    const failures: unknown[] = [];
    const { postgres, disk } = await openEngine(join(folder, 'database'), (error) => failures.push(error));
    const handles = await handlesOf(join(folder, 'database'));
    const { sync } = handles;
    await postgres.exec(`create table notes as select repeat('x', 900) as text from generate_series(1, 30000)`);
    await disk.syncAhead(4);
    expect(failures).toEqual([]);
    const broken = new Error('the disk is broken');
    handles.sync = () => Promise.reject(broken);
    await postgres.exec(`update notes set text = repeat('y', 900)`);
    await disk.syncAhead(4);
    handles.sync = sync;
    expect(failures).toContain(broken);
    await postgres.close();
  });
});
