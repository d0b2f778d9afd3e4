import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { testFolder } from '../../../testing/test-folder.ts';
import { engineVersion, templateFolder } from '../../src/platform/database/embedded/template-folder.ts';
import { readMigrationFiles } from '../../src/platform/database/migration-files.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { prepareTemplate } from './prepare-template.ts';

const cache = dirname(templateFolder());
const oneDay = 24 * 60 * 60 * 1000;
const database = '../../src/platform/database';
/** Files that, besides the migrations, determine the contents of the folder. */
const recipes = [
  'prepare-template.ts',
  'embedded-setup.ts',
  `${database}/prepare-database.ts`,
  `${database}/grant-application.ts`,
  `${database}/step-down.ts`,
];

/** One prepared folder to copy from, reused between runs until its sources change. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const hash = createHash('sha256').update(engineVersion());
  for (const recipe of recipes) hash.update(readFileSync(join(import.meta.dirname, recipe)));
  for (const { name, checksum } of await readMigrationFiles(migrationsFolder)) hash.update(name).update(checksum);
  const template = join(cache, `prepared-${hash.digest('hex').slice(0, 16)}`);
  if (!existsSync(template)) {
    await forgetOldTemplates();
    await createTemplate(template);
  }
  const folder = await testFolder('cadre-embedded-tests-');
  project.provide('embedded', { template, folder });
  return () => rm(folder, { recursive: true, force: true });
}

async function createTemplate(template: string): Promise<void> {
  const dataFolder = await testFolder('cadre-template-');
  try {
    await prepareTemplate({ databaseUrl: undefined, dataFolder }, async (db) => {
      // The tests create no further database here, and dropping these two halves the data to copy.
      await db.script('update pg_database set datistemplate = false');
      for (const name of ['template0', 'template1']) await db.script(`drop database ${name}`);
    });
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
  for (const folder of names.filter((name) => name.startsWith('prepared-')).map((name) => join(cache, name))) {
    if (Date.now() - (await stat(folder)).mtimeMs > oneDay) await rm(folder, { recursive: true, force: true });
  }
}
