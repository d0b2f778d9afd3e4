import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Files } from './files.ts';
import { createFolderFiles, sweepParts } from './folder-files.ts';

let folder: string;
let files: Files;
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'cadre-files-')), 'files');
  files = createFolderFiles(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('stored files can be read back, from bytes and from a stream', async () => {
  const bytes = Buffer.from([0, 1, 2, 255]);
  await files.put('a1', bytes);
  await files.put('b2', Readable.from(['one ', 'two']));
  expect(await buffer(await files.get('a1'))).toEqual(bytes);
  expect(await text(await files.get('b2'))).toBe('one two');
});

test('others on the machine cannot read it', async () => {
  await files.put('secret', Buffer.from('x'));
  expect((await stat(join(folder, 'secret'))).mode & 0o077).toBe(0);
});

test('a broken stream leaves no file', async () => {
  const breaking = Readable.from(
    (async function* () {
      yield 'half';
      throw new Error('cable cut');
    })(),
  );
  await expect(files.put('broken', breaking)).rejects.toThrow('cable cut');
  expect((await readdir(folder)).filter((name) => name.includes('broken') || name.endsWith('.part'))).toEqual([]);
});

test('a full disk has a specific error, and leaves no partial file', async () => {
  const full = Readable.from(
    (async function* () {
      yield 'half';
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    })(),
  );
  await expect(files.put('full', full)).rejects.toMatchObject({ code: 'file_not_stored', status: 503 });
  expect((await readdir(folder)).filter((name) => name.includes('full') || name.endsWith('.part'))).toEqual([]);
});

test('a removed file is gone, and removing it again is fine', async () => {
  await files.put('gone', Buffer.from('x'));
  await files.remove('gone');
  await files.remove('gone');
  await expect(files.get('gone')).rejects.toMatchObject({ code: 'file_missing', status: 404 });
});

test('lists every file with its last change, and no files if the folder does not exist yet', async () => {
  const place = await mkdtemp(join(tmpdir(), 'cadre-list-'));
  const some = createFolderFiles(join(place, 'files'));
  expect(await Array.fromAsync(some.list())).toEqual([]);
  await some.put('listed', Buffer.from('x'));
  const changedAt = new Date('2026-03-01T08:00:00Z');
  await utimes(join(place, 'files', 'listed'), changedAt, changedAt);
  expect(await Array.fromAsync(some.list())).toEqual([{ name: 'listed', changedAt }]);
  await rm(place, { recursive: true });
});

test.each(['../escape', '/etc/passwd', 'a/b', '..', '.hidden', '', 'a\u0000b'])('%j is no name for a file', async (name) => {
  await expect(files.put(name, Buffer.from('x'))).rejects.toThrow('not a name');
  await expect(files.get(name)).rejects.toThrow('not a name');
});

test('partial files of a killed process are removed, recent ones of a running process are not', async () => {
  const place = await mkdtemp(join(tmpdir(), 'cadre-parts-'));
  for (const name of ['.old.part', '.young.part', 'whole']) await writeFile(join(place, name), 'x');
  await utimes(join(place, '.old.part'), new Date(0), new Date(0));
  await sweepParts(place, 10);
  expect((await readdir(place)).sort()).toEqual(['.young.part', 'whole']);
  await sweepParts(place, 0);
  expect(await readdir(place)).toEqual(['whole']);
  await sweepParts(join(place, 'nothing-here'), 0);
  await rm(place, { recursive: true });
});
