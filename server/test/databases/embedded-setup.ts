import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { hashSources } from '../../../testing/hash-sources.ts';
import { testFolder } from '../../../testing/test-folder.ts';
import { engineVersion } from '../../src/platform/database/embedded/template-folder.ts';
import { copyCached } from './cached-folder.ts';
import { prepareTables, tableSources } from './prepare-tables.ts';

/** One prepared folder for the whole run, to copy from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await testFolder('cadre-embedded-tests-');
  const tearDown = () => rm(folder, { recursive: true, force: true });
  try {
    const state = hashSources(tableSources, engineVersion());
    const prepared = join(folder, 'prepared');
    await copyCached({ kind: 'embedded', state }, prepared, createTables);
    await rename(join(prepared, 'database'), join(folder, 'tables'));
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('embedded', { folder });
  return tearDown;
}

const createTables = (folder: string): Promise<void> =>
  prepareTables({ databaseUrl: undefined, dataFolder: folder }, async (db) => {
    // The tests create no further database here, and dropping these two halves the data to copy.
    await db.script('update pg_database set datistemplate = false');
    for (const name of ['template0', 'template1']) await db.script(`drop database ${name}`);
  });
