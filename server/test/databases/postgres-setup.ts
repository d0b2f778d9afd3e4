import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { hashSources } from '../../../testing/hash-sources.ts';
import { testFolder } from '../../../testing/test-folder.ts';
import { unprivilegedAccount } from './account.ts';
import { copyCached } from './cached-folder.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { findPrograms } from './find-programs.ts';
import { databaseUrl, onServer, startedOf } from './on-server.ts';
import { prepareTables, tableSources } from './prepare-tables.ts';

type Server = Pick<Cluster, 'url' | 'stop'> & { template: string };

/** One PostgreSQL for the whole run, with one prepared database to copy from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await testFolder('cadre-postgres-tests-');
  const removeFolder = () => rm(folder, { recursive: true, force: true });
  const open = process.env.TEST_DATABASE_URL ? () => openForeign(process.env.TEST_DATABASE_URL as string) : openOwn;
  const { url, template, stop } = await open().catch(async (error) => {
    await removeFolder();
    throw error;
  });
  project.provide('postgres', { url, template, folder });
  return async () => {
    await removeFolder();
    await stop();
  };
}

const ownTemplate = 'cadre_template';

/** A server of our own. Its tables are cached, because creating them takes longer than many test files. */
async function openOwn(): Promise<Server> {
  const account = unprivilegedAccount();
  const programs = await findPrograms(account);
  const version = execFileSync(join(programs.folder, 'postgres'), ['--version'], { encoding: 'utf8', cwd: '/', ...account });
  const key = { kind: 'postgres', state: hashSources(tableSources, version, process.arch) };
  const fill = (target: string) => copyCached(key, target, createOwn);
  const cluster = await startCluster({ hurried: true, fill, account, programs, settings: ['max_connections=200'] });
  return { ...cluster, template: ownTemplate };
}

async function createOwn(folder: string): Promise<void> {
  const cluster = await startCluster({ hurried: true });
  try {
    await createTemplate(cluster.url, ownTemplate);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  await cluster.stopInto(folder);
}

/** A server that others use as well, so the names are new in each run. */
async function openForeign(url: string): Promise<Server> {
  const template = `${ownTemplate}_${randomBytes(6).toString('hex')}`;
  const stop = async () => {
    for (const name of [startedOf(template), template]) await onServer(url, `drop database if exists ${name} with (force)`);
  };
  await createTemplate(url, template).catch(async (error) => {
    await stop().catch(() => undefined);
    throw error;
  });
  return { url, template, stop };
}

async function createTemplate(url: string, name: string): Promise<void> {
  await onServer(url, `create database ${name} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'`);
  const dataFolder = await testFolder('cadre-template-');
  await prepareTables({ databaseUrl: databaseUrl(url, name), dataFolder }).finally(() => rm(dataFolder, { recursive: true, force: true }));
}
