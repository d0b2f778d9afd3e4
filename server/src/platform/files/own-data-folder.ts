import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { closeToOthers, isOursAlone } from './close-to-others.ts';
import { complaintOf, diskComplaint } from './disk-complaint.ts';

/** Only this account can read the files the process writes from now on, and those already in the folder. */
export async function ownDataFolder(folder: string): Promise<void> {
  if (isMainThread) process.umask(0o077);
  await makeUsable(folder);
  const first = [folder, join(folder, 'database', 'PG_VERSION')].filter((path) => existsSync(path));
  for (const path of first) if (!(await isOursAlone(path))) return closeToOthers(folder);
}

async function makeUsable(folder: string): Promise<void> {
  const complaint = await mkdir(folder, { recursive: true, mode: 0o700 }).then(
    () => diskComplaint(folder),
    (error) => complaintOf(folder, error),
  );
  if (complaint) throw Object.assign(new Error(complaint), { code: 'DATA_FOLDER_NOT_USABLE' });
}
