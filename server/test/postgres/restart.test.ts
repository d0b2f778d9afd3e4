import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { wholeRun } from '../../../testing/whole-run.ts';
import { explainDatabaseError } from '../../src/platform/database/explain-error.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { type Cluster, startCluster } from '../databases/cluster.ts';
import { addressOf, type Run, runMain } from '../starting/run-main.ts';

describe('PostgreSQL', () => {
  test('is unavailable during a restart under load, without other errors; then it recovers by itself', async () => {
    const cluster = await startCluster();
    const logged: string[] = [];
    const db = await openDatabase({ databaseUrl: cluster.url, dataFolder: '', log: (line) => logged.push(line) });
    await db.script('create table notes (id bigint generated always as identity primary key, text text)');
    const acknowledged: number[] = [];
    const failures: unknown[] = [];
    let isOver = false;

    const write = async (): Promise<void> => {
      while (!isOver) {
        const saved = db.transaction(async (tx) => (await tx.run('insert into notes (text) values ($1) returning id', ['x'])).rows[0].id);
        await saved.then(
          (id) => acknowledged.push(id),
          (error) => failures.push(error),
        );
      }
    };
    const moreAcknowledged = async (): Promise<void> => {
      const goal = acknowledged.length + 200;
      while (acknowledged.length < goal) await new Promise(setImmediate);
    };

    const writers = Array.from({ length: 20 }, write);
    for (let restart = 0; restart < 3; restart += 1) {
      await moreAcknowledged();
      await cluster.crashAndStart();
    }
    await moreAcknowledged();
    isOver = true;
    await Promise.all(writers);

    expect(failures.length).toBeGreaterThan(0);
    expect(failures.filter((error) => explainDatabaseError(error)?.kind !== 'unavailable')).toEqual([]);
    const { rows } = await db.run('select id from notes', []);
    const stored = new Set(rows.map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(logged.join()).toContain('Database connection lost');
    await db.close();
    await cluster.stop();
  });
});

/** Runs the program against its own database server, which takes long; only `npm run test:all` includes it. */
if (wholeRun)
  describe('the program', () => {
    const account = { email: 'boss@example.com', password: 'grey-otter-under-bridge' };
    let cluster: Cluster;
    let folder: string;
    let program: Run;
    let headers: Record<string, string>;
    beforeAll(async () => {
      cluster = await startCluster();
      folder = await mkdtemp(join(tmpdir(), 'cadre-lost-server-'));
    });
    afterAll(async () => {
      program.stop('SIGTERM');
      await program.ended;
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    });

    const send = (path: string, method = 'GET', body?: object, of = headers) =>
      fetch(`${addressOf(program)}${path}`, { method, headers: of, ...(body && { body: JSON.stringify(body) }) });

    async function signIn(email: string): Promise<Record<string, string>> {
      const json = { 'content-type': 'application/json' };
      const answer = await send('/api/v1/login', 'POST', { ...account, email }, json);
      const { token } = (await answer.json()) as { token: { access_token: string } };
      return { ...json, authorization: `Bearer ${token.access_token}` };
    }

    test('a start while the database is down waits, logs it once, and continues when the database is up', async () => {
      await cluster.crash();
      const first = { CADRE_ADMIN_EMAIL: account.email, CADRE_ADMIN_PASSWORD: account.password };
      program = runMain({ databaseUrl: cluster.url, dataFolder: folder, dispose: async () => undefined }, first);
      await expect.poll(() => program.said()).toContain('PostgreSQL can’t be reached at DATABASE_URL');
      await cluster.start();
      await expect.poll(() => addressOf(program)).toBeDefined();
      expect(program.said().match(/can’t be reached/g)).toHaveLength(1);
      expect(program.said()).not.toMatch(/ {4}at |postgres:\/\//);
      headers = await signIn(account.email);
    });

    test('a database that is killed under load loses no acknowledged write, and the program recovers by itself', async () => {
      const acknowledged: string[] = [];
      const refused: Response[] = [];
      let isOver = false;
      const write = async (lane: number): Promise<void> => {
        for (let at = 0; !isOver; at += 1) {
          const name = `Job ${lane}.${at}`;
          const answer = await send('/api/v1/jobs', 'POST', { name });
          if (answer.status === 200) acknowledged.push(name);
          else refused.push(answer);
        }
      };
      const moreAcknowledged = async (count: number): Promise<void> => {
        const goal = acknowledged.length + count;
        await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(goal);
      };
      const writers = [0, 1, 2, 3].map(write);
      for (let restart = 0; restart < 3; restart += 1) {
        await moreAcknowledged(20);
        await cluster.crash();
        const before = refused.length;
        await expect.poll(() => refused.length).toBeGreaterThan(before);
        expect((await send('/health')).status).toBe(200);
        await expect.poll(async () => (await send('/ready')).status).toBe(503);
        await cluster.start();
      }
      await moreAcknowledged(20);
      isOver = true;
      await Promise.all(writers);
      expect((await send('/ready')).status).toBe(200);
      const said = new Set(refused.map(({ status, headers }) => `${status} ${Number(headers.get('retry-after')) > 0}`));
      expect([...said]).toEqual(['503 true']);
      const stored = await storedJobs();
      expect(acknowledged.filter((name) => stored.get(name) !== 1)).toEqual([]);
      expect([...stored.values()].filter((count) => count !== 1)).toEqual([]);
    });

    test('a statement that waits for a locked table is refused in time, and does not block other users', async () => {
      const client = new pg.Client({ connectionString: cluster.url });
      await client.connect();
      onTestFinished(() => client.end());
      await client.query(`
    with colleague as (
      insert into users (first_name, last_name, email, password_hash, status)
      select 'Second', 'Boss', 'second@example.com', password_hash, 'active' from users where email = '${account.email}' returning id)
    insert into user_roles (user_id, role_id) select id, 1 from colleague`);
      const colleague = await signIn('second@example.com');
      await client.query('begin; lock table jobs in access exclusive mode');
      let refused = 0;
      // The limit of concurrent requests per user.
      const waiting = Array.from({ length: 4 }, async () => {
        const answer = await send('/api/v1/jobs');
        refused += 1;
        return answer;
      });
      for (const path of ['/api/v1/branches', '/api/v1/shifts', '/api/v1/leave-categories'])
        expect((await send(path, 'GET', undefined, colleague)).status).toBe(200);
      expect(refused).toBe(0);
      for (const answer of await Promise.all(waiting)) {
        expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true]);
        expect(await answer.json()).toMatchObject({ code: 'unavailable' });
      }
      await client.query('rollback');
      expect((await send('/api/v1/jobs')).status).toBe(200);
    });

    async function storedJobs(): Promise<Map<string, number>> {
      const client = new pg.Client({ connectionString: cluster.url });
      await client.connect();
      const { rows } = await client.query(`select name, count(*)::int as count from jobs group by name`);
      await client.end();
      return new Map(rows.map(({ name, count }) => [name, count]));
    }
  });
