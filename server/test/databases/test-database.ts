import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { holdCompiledEngine } from './hold-compiled-engine.ts';
import { databaseUrl, onServer } from './on-server.ts';

export type TestDatabaseSettings = { databaseUrl: string | undefined; dataFolder: string; dispose(): Promise<void> };

export const testEngine = process.env.CADRE_TEST_ENGINE as 'embedded' | 'postgres';

/** A separate database on the engine of this run: all tables without rows, or no tables. */
export async function testDatabaseSettings({ migrated } = { migrated: true }): Promise<TestDatabaseSettings> {
  const dataFolder = await mkdtemp(join(inject(testEngine).folder, 'test-'));
  const removeFolder = () => rm(dataFolder, { recursive: true, force: true });
  if (testEngine === 'embedded') {
    await holdCompiledEngine();
    // Ten times cheaper than its promise.
    if (migrated) cpSync(inject('embedded').template, join(dataFolder, 'database'), { recursive: true });
    return { databaseUrl: undefined, dataFolder, dispose: removeFolder };
  }

  const { url, template } = inject('postgres');
  const name = `cadre_test_${randomBytes(6).toString('hex')}`;
  // Copying closed files costs half as much as copying pages through the write-ahead log.
  await onServer(url, `create database ${name} template ${migrated ? template : 'template0'} strategy file_copy`);
  const dispose = async () => {
    await onServer(url, `drop database if exists ${name} with (force)`);
    await removeFolder();
  };
  return { databaseUrl: databaseUrl(url, name), dataFolder, dispose };
}
