import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { test as base } from 'vitest';
import { shortLived } from '../../../testing/short-lived.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import { createLog } from '../../src/platform/http/create-log.ts';
import { createJobs } from '../../src/platform/jobs/create-jobs.ts';
import type { Jobs } from '../../src/platform/jobs/jobs.ts';
import { type TestDatabaseSettings, testDatabaseSettings } from '../databases/test-database.ts';

const log = createLog('silent');
const quickWatch = { heartbeatSeconds: 10, superviseSeconds: 1, clockSeconds: 1, retrySeconds: 1 };
const often = { interval: 50 };

/** A database, and who works there. */
type Site = { settings: TestDatabaseSettings; open(): Promise<Database>; worker(db: Database): Jobs };

async function useSite(use: (site: Site) => Promise<void>): Promise<void> {
  const settings = await testDatabaseSettings();
  const opened: Database[] = [];
  const working: Jobs[] = [];
  await use({
    settings,
    async open() {
      const db = await openDatabase({ ...settings, log: () => undefined });
      opened.push(db);
      return db;
    },
    worker(db) {
      const jobs = createJobs(db, log, quickWatch);
      working.push(jobs);
      return jobs;
    },
  });
  for (const jobs of working) await jobs.stop();
  for (const db of opened) await db.close();
  await settings.dispose();
}

const test = base.extend<{ empty: Site; shared: Site & { db: Database } }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the required fixtures from the pattern
  empty: async ({}, use) => useSite(use),
  /** One for all tests whose queues have distinct names. */
  // biome-ignore lint/correctness/noEmptyPattern: as above
  shared: [async ({}, use) => useSite(async (site) => use({ ...site, db: await site.open() })), { scope: 'file' }],
});

/** These tests mostly wait for timers, so they run concurrently, the longest first. */
test.describe.concurrent('a job', () => {
  test('of a process that was killed in the middle is taken up again', async ({ empty, expect }) => {
    const { databaseUrl, dataFolder } = empty.settings;
    const child = spawn(process.execPath, [...shortLived, fileURLToPath(new URL('job-child.ts', import.meta.url))], {
      env: { ...process.env, SETTINGS: JSON.stringify({ databaseUrl, dataFolder }) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(child.stdout, 'data');
    expect(String(line)).toBe('started\n');
    child.kill('SIGKILL');
    await once(child, 'exit');

    const db = await empty.open();
    // No other process opens an embedded database, so recovery need not wait for the missed heartbeat of the killed process.
    if (db.engine === 'embedded') {
      await empty.worker(db).start();
      expect((await db.run(`select state::text from pgboss.job where name = 'hang'`, [])).rows).toEqual([{ state: 'retry' }]);
    }
    const done: unknown[] = [];
    const jobs = empty.worker(db);
    jobs.handle('hang', async (data) => void done.push(data));
    await jobs.start();
    await expect.poll(() => done, often).toEqual([{ name: 'Clara' }]);
  });

  test('is done if and only if its transaction is saved', async ({ shared: { db, worker }, expect }) => {
    const jobs = worker(db);
    const done: unknown[] = [];
    jobs.handle('greet', async (data) => void done.push(data));
    await jobs.start();

    const refused = db.transaction(async (tx) => {
      await jobs.enqueue(tx, 'greet', { name: 'nobody' });
      throw new Error('changed my mind');
    });
    await expect(refused).rejects.toThrow('changed my mind');
    await db.transaction((tx) => jobs.enqueue(tx, 'greet', { name: 'Clara' }));
    await expect.poll(() => done, often).toEqual([{ name: 'Clara' }]);
  });

  test('takes as long as it needs, also of a queue that was made with less time', async ({ shared: { db, worker }, expect }) => {
    const makeQueue = async () => {
      const jobs = worker(db);
      jobs.handle('write', async () => undefined);
      await jobs.start();
      await db.transaction((tx) => jobs.enqueue(tx, 'write', {}));
      await jobs.stop();
      const { rows } = await db.run(`select expire_seconds from pgboss.job where name = 'write' order by created_on desc limit 1`, []);
      return rows[0].expire_seconds;
    };
    expect(await makeQueue()).toBe(86_400);
    await db.run(`update pgboss.queue set expire_seconds = 900 where name = 'write'`, []);
    expect(await makeQueue()).toBe(86_400);
  });

  test('that fails is tried again', async ({ shared: { db, worker }, expect }) => {
    const jobs = worker(db);
    let attempts = 0;
    jobs.handle('stumble', async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('not yet');
    });
    await jobs.start();
    await db.transaction((tx) => jobs.enqueue(tx, 'stumble', {}));
    await expect.poll(() => attempts, often).toBe(2);
  });

  test('that waits while no worker runs is done by the next worker that starts', async ({ shared: { db, worker }, expect }) => {
    const first = worker(db);
    first.handle('wait', async () => undefined);
    await first.start();
    await first.stop();
    await db.transaction((tx) => first.enqueue(tx, 'wait', { late: true }));

    const done: unknown[] = [];
    const second = worker(db);
    second.handle('wait', async (data) => void done.push(data));
    await second.start();
    await expect.poll(() => done, often).toEqual([{ late: true }]);
  });

  test('of every day runs once after two days without a server, and not at the very first start', async ({ empty, expect }) => {
    const db = await empty.open();
    let runs = 0;
    const start = async () => {
      const jobs = empty.worker(db);
      jobs.every('daily', '22 5 * * *', async () => {
        runs += 1;
      });
      await jobs.start();
      return jobs;
    };
    const enqueued = async () => (await db.run("select id from pgboss.job where name = 'daily'", [])).rows.length;
    const first = await start();
    await first.stop();
    expect({ runs, enqueued: await enqueued() }).toEqual({ runs: 0, enqueued: 0 });

    await db.run("update pgboss.schedule set created_on = now() - interval '5 days'", []);
    await db.run("update pgboss.version set cron_on = now() - interval '2 days'", []);
    const second = await start();
    await expect.poll(() => runs, often).toBe(1);
    await second.stop();
    expect(await enqueued()).toBe(1);
  });

  test('is shared by several workers, and none is done twice', async ({ shared: { db: first, open, worker }, expect }) => {
    const done: number[] = [];
    const second = first.engine === 'postgres' ? await open() : first;
    const all = [worker(first), worker(second)];
    for (const jobs of all) {
      jobs.handle<{ number: number }>('count', async ({ number }) => void done.push(number));
      await jobs.start();
    }
    const wanted = Array.from({ length: 12 }, (_, number) => number);
    await first.transaction(async (tx) => {
      for (const number of wanted) await all[0]?.enqueue(tx, 'count', { number });
    });
    await expect.poll(() => [...done].sort((a, b) => a - b), often).toEqual(wanted);
  });

  test('is saved with its transaction also by a process that has not heard of its queue yet', async ({
    shared: { db, worker },
    expect,
  }) => {
    const asking = worker(db);
    await asking.start();
    const working = worker(db);
    const done: unknown[] = [];
    working.handle('unheard_of', async (data) => void done.push(data));
    await working.start();
    await db.transaction((tx) => asking.enqueue(tx, 'unheard_of', { name: 'Clara' }));
    await expect.poll(() => done, often).toEqual([{ name: 'Clara' }]);
  });
});
