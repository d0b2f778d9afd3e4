import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { root, startNode } from './child.ts';

export type Postgres = { url: string; stop(): Promise<void> };

/** An empty database, on the server of TEST_DATABASE_URL or on a throwaway one that is stopped with it. */
export async function startPostgres(): Promise<Postgres> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => undefined } : await startOwn();
  const name = `cadre_bench_${randomBytes(6).toString('hex')}`;
  await onServer(server.url, `create database ${name} template template0 encoding 'UTF8'`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async stop() {
      await onServer(server.url, `drop database if exists ${name} with (force)`);
      await server.stop();
    },
  };
}

/**
 * A throwaway database server like that of the tests, but with synchronous writes. Runs in a separate process, because the bench does not
 * import the server.
 */
const ownServer = `
  const { startCluster } = await import(process.argv[1]);
  const cluster = await startCluster();
  console.log(cluster.url);
  const living = setInterval(() => {}, 60_000);
  process.once('SIGTERM', () => cluster.stop().then(() => clearInterval(living)));`;

async function startOwn(): Promise<Postgres> {
  const cluster = new URL('server/test/databases/cluster.ts', `file://${root}`).href;
  const { firstLine, stop } = await startNode(['--input-type=module', '--eval', ownServer, cluster]);
  return { url: firstLine, stop };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
