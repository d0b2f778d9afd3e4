import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { engineVersion, templateFolder } from '../../src/platform/database/embedded/template-folder.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { readMigrationFiles } from '../../src/platform/database/migration-files.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { migrationsFolder } from './migrations-folder.ts';

const cache = dirname(templateFolder());
const oneDay = 24 * 60 * 60 * 1000;

/** One migrated folder to copy from, kept between runs for as long as migrations and engine stay the same. */
export async function setup(project: TestProject): Promise<void> {
  const hash = createHash('sha256').update(engineVersion());
  for (const { name, checksum } of await readMigrationFiles(migrationsFolder)) hash.update(name).update(checksum);
  const template = join(cache, `migrated-${hash.digest('hex').slice(0, 16)}`);
  if (!existsSync(template)) {
    await forgetOldTemplates();
    await createTemplate(template);
  }
  project.provide('embedded', { template });
}

async function createTemplate(template: string): Promise<void> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'cadre-template-'));
  try {
    const db = await openDatabase({ databaseUrl: undefined, dataFolder });
    await migrate(db, migrationsFolder).finally(() => db.close());
    const unfinished = `${template}.${process.pid}`;
    await mkdir(cache, { recursive: true });
    await cp(join(dataFolder, 'database'), unfinished, { recursive: true });
    await rename(unfinished, template).catch(() => rm(unfinished, { recursive: true, force: true }));
  } finally {
    await rm(dataFolder, { recursive: true, force: true });
  }
}

async function forgetOldTemplates(): Promise<void> {
  const names = existsSync(cache) ? await readdir(cache) : [];
  for (const folder of names.filter((name) => name.startsWith('migrated-')).map((name) => join(cache, name))) {
    if (Date.now() - (await stat(folder)).mtimeMs > oneDay) await rm(folder, { recursive: true, force: true });
  }
}
