import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { testFolder } from '../../../testing/test-folder.ts';
import { startCluster } from './cluster.ts';
import { databaseUrl, onServer } from './on-server.ts';
import { prepareTemplate } from './prepare-template.ts';

/** One PostgreSQL for the whole run, with one prepared database to copy from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: async () => undefined }
    : await startCluster({ hurried: true, settings: ['max_connections=200'] });
  const template = `cadre_template_${randomBytes(6).toString('hex')}`;
  const folder = await testFolder('cadre-postgres-tests-');
  const tearDown = async () => {
    await rm(folder, { recursive: true, force: true });
    await onServer(cluster.url, `drop database if exists ${template} with (force)`).catch(() => undefined);
    await cluster.stop();
  };
  try {
    await onServer(cluster.url, `create database ${template} template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'`);
    await prepareTemplate({ databaseUrl: databaseUrl(cluster.url, template), dataFolder: folder });
  } catch (error) {
    await tearDown();
    throw error;
  }
  project.provide('postgres', { url: cluster.url, template, folder });
  return tearDown;
}
