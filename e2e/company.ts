import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashSources } from '../testing/hash-sources.ts';
import { shortLived } from '../testing/short-lived.ts';
import { testFolder } from '../testing/test-folder.ts';

const project = fileURLToPath(new URL('..', import.meta.url));
const cache = join(project, 'node_modules/.cache/cadre');
const sources = ['rules/src', 'contract/src', 'server/src', 'server/seeds', 'server/migrations', 'package-lock.json', 'e2e/company.ts'];
/** Two months show everything that a year shows, in a fifth of the time. */
const days = 60;

/** A data folder with the demo company in it, to copy from. It is made once for each day and each state of the sources. */
export async function companyFolder(): Promise<string> {
  const folder = join(cache, `company-${nameOfToday()}`);
  if (existsSync(folder)) return folder;
  for (const name of await readdir(cache).catch(() => [])) {
    if (name.startsWith('company-')) await rm(join(cache, name), { recursive: true, force: true });
  }
  const unfinished = await testFolder('cadre-company-');
  try {
    await seed(unfinished);
    const moving = `${folder}.${process.pid}`;
    await mkdir(cache, { recursive: true });
    await cp(unfinished, moving, { recursive: true });
    // Another process may have finished the same work in the meantime.
    await rename(moving, folder).catch(() => rm(moving, { recursive: true, force: true }));
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return folder;
}

async function seed(folder: string): Promise<void> {
  const { DATABASE_URL: _, ...env } = process.env;
  const program = join(project, 'server/src/commands/seed.ts');
  const child = spawn(process.execPath, [...shortLived, program, '--days', String(days)], {
    env: { ...env, CADRE_DATA: folder },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The demo company could not be built. What was said about it stands above.');
}

const nameOfToday = (): string => hashSources(sources, new Date().toISOString().slice(0, 10));
