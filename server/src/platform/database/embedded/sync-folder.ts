import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes the writes to a folder survive a power cut, including file names. */
export async function syncFolder(folder: string, { recursive } = { recursive: true }): Promise<void> {
  const entries = recursive ? await readdir(folder, { recursive: true, withFileTypes: true }) : [];
  for (const entry of entries.filter((found) => found.isFile())) await syncPath(join(entry.parentPath, entry.name), 'r+');
  // Windows has no way to sync a folder; its file system keeps names by itself.
  if (process.platform === 'win32') return;
  for (const entry of entries.filter((found) => found.isDirectory())) await syncPath(join(entry.parentPath, entry.name), 'r');
  await syncPath(folder, 'r');
}

async function syncPath(path: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
