import { cpSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testFolder } from '../../../testing/test-folder.ts';
import { syncFolder } from '../../src/platform/database/embedded/sync-folder.ts';

const cache = fileURLToPath(new URL('../../../node_modules/.cache/cadre', import.meta.url));
const keptStates = 3;
const oneDay = 24 * 60 * 60 * 1000;

/**
 * Copies the files that `make` leaves in a folder to `target`. They are made once for each `kind` and `state`, which names everything that
 * decides about them, and cached for later runs. A folder appears in the cache complete or not at all, and a copy counts only if the folder
 * was still there afterwards, because another run may remove it meanwhile.
 */
export async function copyCached(
  { kind, state }: { kind: string; state: string },
  target: string,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const cached = join(cache, `${kind}-${state}`);
  while (!(await copyWhole(cached, target))) {
    await add(cached, make);
    await removeOld(kind);
  }
}

async function copyWhole(cached: string, target: string): Promise<boolean> {
  const before = identity(cached);
  if (before === undefined) return false;
  try {
    await utimes(cached, new Date(), new Date());
    cpSync(cached, target, { recursive: true });
    if (identity(cached) === before) return true;
  } catch (error) {
    if (identity(cached) === before) throw error;
  }
  await rm(target, { recursive: true, force: true });
  return false;
}

const identity = (folder: string): number | undefined => statSync(folder, { throwIfNoEntry: false })?.ino;

async function add(cached: string, make: (folder: string) => Promise<void>): Promise<void> {
  const made = await testFolder('cadre-prepared-');
  const unfinished = `${cached}.${process.pid}`;
  try {
    await make(made);
    await mkdir(cache, { recursive: true });
    cpSync(made, unfinished, { recursive: true });
    await syncFolder(unfinished);
    // Another run may have finished the same work in the meantime.
    await rename(unfinished, cached).catch(() => undefined);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await rm(made, { recursive: true, force: true });
  }
}

/** Of each kind only the states that were used last are kept, and no folder that an interrupted run left unfinished. */
async function removeOld(kind: string): Promise<void> {
  const names = (await readdir(cache)).filter((name) => name.startsWith(`${kind}-`));
  const folders = await Promise.all(names.map(async (name) => ({ name, at: await lastUse(join(cache, name)) })));
  const isWhole = ({ name }: { name: string }): boolean => /-[0-9a-f]{16}$/.test(name);
  const old = folders
    .filter(isWhole)
    .sort((a, b) => b.at - a.at)
    .slice(keptStates);
  const abandoned = folders.filter((folder) => !isWhole(folder) && Date.now() - folder.at > oneDay);
  for (const { name } of [...old, ...abandoned]) {
    const leaving = join(cache, `${name}.${process.pid}`);
    await rename(join(cache, name), leaving).catch(() => undefined);
    await rm(leaving, { recursive: true, force: true });
  }
}

const lastUse = (folder: string): Promise<number> =>
  stat(folder).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
