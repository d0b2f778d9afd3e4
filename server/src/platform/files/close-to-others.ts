import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const forOthers = 0o077;

/** Whether no other account on this machine can read, change or replace it. */
export async function isOursAlone(path: string): Promise<boolean> {
  if (process.platform === 'win32') return true;
  const { mode, uid } = await lstat(path);
  return (mode & forOthers) === 0 && uid === process.getuid?.();
}

/** Removes all other accounts' access to a folder and its content. */
export async function closeToOthers(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await closeOne(folder);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() || entry.isDirectory()) await closeOne(join(entry.parentPath, entry.name));
}

async function closeOne(path: string): Promise<void> {
  const { mode, uid } = await lstat(path);
  // A mounted folder may belong to the machine; files that we write into it still belong to this account.
  if ((mode & forOthers) !== 0 && uid === process.getuid?.()) await chmod(path, mode & 0o700);
}
