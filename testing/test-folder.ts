import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const enough = 2 * 1024 ** 3;

/**
 * A fresh folder, in memory if the machine has room there: each database is hundreds of files, created and removed in one run, and writing
 * them to a disk would only cost time.
 */
export async function testFolder(prefix: string): Promise<string> {
  return mkdtemp(join((await hasRoom()) ? memory : tmpdir(), prefix));
}

async function hasRoom(): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  try {
    const { bavail, bsize } = await statfs(memory);
    return bavail * bsize > enough;
  } catch {
    return false;
  }
}
