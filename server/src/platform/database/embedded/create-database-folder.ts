import { cp, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { closeToOthers } from '../../files/close-to-others.ts';
import { syncFolder } from './sync-folder.ts';
import { isTrusted, keepTemplate, templateFolder } from './template-folder.ts';

/**
 * The folder is created completely or not at all: a process that crashes half-way leaves no folder that a later start could mistake for a database.
 */
export async function createDatabaseFolder(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const template = templateFolder();
  if (await isTrusted(template)) {
    await cp(template, unfinished, { recursive: true });
  } else {
    await initialise(unfinished);
    await keepTemplate(unfinished, template);
  }
  await closeToOthers(unfinished);
  await syncFolder(unfinished);
  await rename(unfinished, folder);
  await syncFolder(dirname(folder), { recursive: false });
}

/** Runs in a separate thread, because the memory used by the creation is only released when the thread ends. */
async function initialise(folder: string): Promise<void> {
  const worker = new Worker(new URL('./initialise-worker.ts', import.meta.url), { workerData: { folder }, execArgv: [] });
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Creating the embedded database failed (${code}).`))));
  });
}
