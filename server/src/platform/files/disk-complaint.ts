import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A database that was just made takes this much. */
const leastMegabytes = 64;

/** Why Cadre cannot work in a folder, as a sentence for who runs it; undefined where it can. */
export async function diskComplaint(folder: string): Promise<string | undefined> {
  const failure = await failureOfWriting(folder);
  if (failure) return complaintOf(folder, failure);
  const { bavail, blocks, bsize } = await statfs(folder);
  // Some mounted disks do not report their size.
  if (blocks === 0) return undefined;
  const megabytes = Math.floor((bavail * bsize) / 1024 ** 2);
  return megabytes < leastMegabytes
    ? `The disk of the data folder ${folder} is almost full: ${megabytes} MB are left, and Cadre needs ${leastMegabytes} MB to work. Make room, or set CADRE_DATA to a folder on another disk.`
    : undefined;
}

/** Explains a failure to use the folder to the server's operator; any other error stays unchanged. */
export function complaintOf(folder: string, { code, message }: NodeJS.ErrnoException): string {
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk of the data folder ${folder} is full. Make room, or set CADRE_DATA to a folder on another disk.`;
  if (code === 'EROFS')
    return `The data folder ${folder} is on a disk that is read-only. Set CADRE_DATA to a folder that Cadre may write to.`;
  return `The data folder ${folder} cannot be written to (${message}). Let the account that runs Cadre write to it, or set CADRE_DATA to another folder.`;
}

async function failureOfWriting(folder: string): Promise<NodeJS.ErrnoException | undefined> {
  const path = join(folder, `.written-${process.pid}`);
  try {
    await writeFile(path, 'Cadre can write here.');
    await rm(path);
    return undefined;
  } catch (error) {
    return error as NodeJS.ErrnoException;
  }
}
