import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '../problem.ts';
import { checkedName, type Files } from './files.ts';

/** The disk is full, a quota is used up, or the folder is not writable. */
const takesNothing = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES', 'EPERM']);

/** Files in a folder. A name exists only for a complete file: it is written to a temporary file, synced, then renamed. */
export function createFolderFiles(folder: string): Files {
  const pathOf = (name: string): string => join(folder, checkedName(name));

  return {
    async put(name, content) {
      const aside = join(folder, `.${randomUUID()}.part`);
      const path = pathOf(name);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const file = await open(aside, 'wx', 0o600);
        const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
        await pipeline(source, file.createWriteStream({ flush: true }));
        await rename(aside, path);
      } catch (error) {
        await rm(aside, { force: true });
        throw takesNothing.has((error as { code?: unknown }).code) ? new Problem('file_not_stored', { cause: error }) : error;
      }
      await syncFolder(folder);
    },
    async get(name) {
      // Opened first, so that a missing file is an error here and not in the middle of an answer.
      const file = await open(pathOf(name), 'r').catch((error) => {
        throw error.code === 'ENOENT' ? new Problem('file_missing', { cause: error }) : error;
      });
      return createReadStream('', { fd: file });
    },
    async remove(name) {
      await rm(pathOf(name), { force: true });
    },
    async *list() {
      for (const name of await readdir(folder).catch(() => [])) {
        // Another process may remove it meanwhile.
        const found = await stat(join(folder, name)).catch(() => undefined);
        if (found?.isFile()) yield { name, changedAt: found.mtime };
      }
    },
  };
}

/** Removes partial files of processes that ended while writing. Recent ones stay, because another process may still be writing them. */
export async function sweepParts(folder: string, olderThanMinutes: number): Promise<void> {
  const left = (await readdir(folder).catch(() => [])).filter((name) => /^\..*\.part$/.test(name));
  for (const name of left) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs >= olderThanMinutes * 60_000) await rm(path, { force: true });
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
