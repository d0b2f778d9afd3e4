import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { closeToOthers, isOursAlone } from '../../files/close-to-others.ts';
import { syncFolder } from './sync-folder.ts';

const nodeModules = fileURLToPath(new URL('../../../../../node_modules', import.meta.url));

/** Creating a cluster takes seconds, copying one half a second; so an empty cluster is cached for each engine version. */
export function templateFolder(): string {
  return join(nodeModules, '.cache', 'cadre', `own-embedded-${engineVersion()}`);
}

export function engineVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const { version } = JSON.parse(readFileSync(join(dirname(entry), '..', 'package.json'), 'utf8')) as { version: string };
  return version;
}

/** Every new database is a copy of the template, so no other user may have been able to write to it. */
export const isTrusted = async (template: string): Promise<boolean> => existsSync(template) && isOursAlone(template);

/** A cached template only saves time, so a read-only installation works without one. */
export async function keepTemplate(folder: string, template: string): Promise<void> {
  if (!existsSync(nodeModules)) return;
  const unfinished = `${template}.${process.pid}`;
  try {
    await mkdir(dirname(template), { recursive: true });
    await cp(folder, unfinished, { recursive: true });
    await closeToOthers(unfinished);
    await syncFolder(unfinished);
    await rename(unfinished, template);
  } catch {
    await rm(unfinished, { recursive: true, force: true }).catch(() => undefined);
  }
}
