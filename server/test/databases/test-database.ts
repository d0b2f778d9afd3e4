import { randomBytes } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { holdCompiledEngine } from './hold-compiled-engine.ts';
import { databaseUrl, onServer, startedOf } from './on-server.ts';

export type TestDatabaseSettings = { databaseUrl: string | undefined; dataFolder: string; dispose(): Promise<void> };

/** What a new database is a copy of: all tables without rows, or the same after a first start of the program. */
export type Template = 'tables' | 'started';

export const testEngine = process.env.CADRE_TEST_ENGINE as 'embedded' | 'postgres';

/** A separate database on the engine of this run. */
export async function testDatabaseSettings({ from }: { from: Template | 'nothing' } = { from: 'tables' }): Promise<TestDatabaseSettings> {
  const dataFolder = await mkdtemp(join(inject(testEngine).folder, 'test-'));
  const removeFolder = () => rm(dataFolder, { recursive: true, force: true });
  if (testEngine === 'embedded') {
    await holdCompiledEngine();
    // Ten times cheaper than its promise.
    if (from !== 'nothing') cpSync(embeddedTemplate(from), join(dataFolder, 'database'), { recursive: true });
    return { databaseUrl: undefined, dataFolder, dispose: removeFolder };
  }

  const { url } = inject('postgres');
  const name = `cadre_test_${randomBytes(6).toString('hex')}`;
  // Copying closed files costs half as much as copying pages through the write-ahead log.
  await onServer(url, `create database ${name} template ${from === 'nothing' ? 'template0' : postgresTemplate(from)} strategy file_copy`);
  const dispose = async () => {
    await onServer(url, `drop database if exists ${name} with (force)`);
    await removeFolder();
  };
  return { databaseUrl: databaseUrl(url, name), dataFolder, dispose };
}

/** Makes a closed database a template, unless another worker was faster with an equal one. */
export async function keepAsTemplate(template: Template, { databaseUrl, dataFolder, dispose }: TestDatabaseSettings): Promise<void> {
  const kept =
    databaseUrl === undefined
      ? rename(join(dataFolder, 'database'), embeddedTemplate(template))
      : onServer(
          inject('postgres').url,
          `alter database ${new URL(databaseUrl).pathname.slice(1)} rename to ${postgresTemplate(template)}`,
        );
  await kept.catch((error: { code?: string }) => {
    if (!isThereAlready.has(error.code)) throw error;
  });
  await dispose();
}

export const isTemplateMissing = ({ code }: { code?: string }): boolean => missing.has(code);

const embeddedTemplate = (name: Template): string => join(inject('embedded').folder, name);
function postgresTemplate(name: Template): string {
  const { template } = inject('postgres');
  return name === 'tables' ? template : startedOf(template);
}

/** Of a folder, and of a database. */
const isThereAlready = new Set<string | undefined>(['ENOTEMPTY', 'EEXIST', '42P04']);
const missing = new Set<string | undefined>(['ENOENT', '3D000']);
