import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const sqliteBusy = 5;
/** The time in milliseconds that a process that is shutting down has to release the folder. */
const patienceMilliseconds = 1000;

export type FolderLock = { release(): void };

/**
 * Two engines on one folder lose each other's rows without an error. The lock is a kernel lock, held by an open SQLite transaction: it needs no
 * cleanup, because it is released when the process ends.
 */
export function lockDataFolder(folder: string): FolderLock {
  const lock = new DatabaseSync(join(folder, 'database.lock'), { timeout: patienceMilliseconds });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== sqliteBusy) throw error;
    throw Object.assign(
      new Error(
        `The data folder ${folder} is in use by another Cadre process. Stop that process first, or set CADRE_DATA to another folder.`,
      ),
      { code: 'DATA_FOLDER_IN_USE' },
    );
  }
  return { release: () => lock.close() };
}
