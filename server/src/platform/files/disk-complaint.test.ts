import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { complaintOf, diskComplaint } from './disk-complaint.ts';
import { ownDataFolder } from './own-data-folder.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cadre-disk-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a folder that can be written to is left as it was', async () => {
  expect(await diskComplaint(folder)).toBeUndefined();
  expect(await readdir(folder)).toEqual([]);
});

test('a folder that cannot be created is named in the error', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const refusal = { code: 'DATA_FOLDER_NOT_USABLE', message: expect.stringContaining(`The data folder ${join(file, 'data')} cannot be`) };
  await expect(ownDataFolder(join(file, 'data'))).rejects.toMatchObject(refusal);
});

test.each([
  ['ENOSPC', 'is full'],
  ['EDQUOT', 'is full'],
  ['EROFS', 'read-only'],
  ['EACCES', 'cannot be written to'],
])('%s reads: %s', (code, words) => {
  expect(complaintOf('/data', Object.assign(new Error('inner words'), { code }))).toContain(words);
});
