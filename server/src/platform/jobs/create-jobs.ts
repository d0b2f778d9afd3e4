import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import type { FastifyBaseLogger } from 'fastify';
import { PgBoss } from 'pg-boss';
import { inRank } from '../batching/rank.ts';
import type { Database, Transaction } from '../database/database.ts';
import { runAs } from '../database/run-as.ts';
import { jobSchema } from './create-job-schema.ts';
import { executeForJobs } from './execute-for-jobs.ts';
import type { JobData, JobHandler, Jobs } from './jobs.ts';

export type JobOptions = {
  /** How soon a job of a dead process is detected, and how often this is checked. */
  heartbeatSeconds: number;
  superviseSeconds: number;
  /** How often scheduled jobs are polled; enqueued jobs are announced. */
  clockSeconds: number;
  /** How often due retries, and jobs left by another process, are polled. */
  retrySeconds: number;
};

const usual: JobOptions = { heartbeatSeconds: 30, superviseSeconds: 15, clockSeconds: 10, retrySeconds: 5 };
const retries = { retryLimit: 8, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600 };
/**
 * A running job takes as long as its rows need; heartbeats detect a dead one. With the default of 15 minutes, a long export would be
 * started again and again in parallel.
 */
const expireInSeconds = 24 * 60 * 60;
/** An hour and more in ever longer steps, then once an hour. */
const patient = { retryLimit: 40 };
/** After a time without a server each job runs once, however many of its hours passed. */
const catchUp = { tz: 'UTC', missed: 'once' } as const;
/** The data of a job is deleted soon after it is done. */
const deleteAfterSeconds = 24 * 60 * 60;
const stopMilliseconds = 20_000;

/** The transaction that saves a job. All statements of pg-boss run in it meanwhile, including its occasional lookup of the queue. */
const enqueuing = new AsyncLocalStorage<Transaction>();

type Known = { expireInSeconds?: number | undefined };

/** Jobs in the database itself, with tables created by a migration: a job is saved together with its cause, and any process may run it. */
export function createJobs(db: Database, log: FastifyBaseLogger, options: Partial<JobOptions> = {}): Jobs {
  const { heartbeatSeconds, superviseSeconds, clockSeconds, retrySeconds } = { ...usual, ...options };
  const handlers = new Map<string, JobHandler>();
  const crons = new Map<string, string>();
  const patientOnes = new Set<string>();
  const workers = new Map<string, string>();
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) =>
        enqueuing.getStore()?.run(text, values ?? []) ?? inRank('machines', () => executeForJobs(db, text, values)),
    },
    backend: db.engine === 'embedded' ? 'pglite' : 'postgres',
    schema: jobSchema,
    migrate: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    flowIntervalSeconds: 3600,
    // The embedded engine has no autovacuum to monitor; both engines are vacuumed elsewhere.
    monitorVacuum: false,
    reindex: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'jobs'));
  let isRunning = false;

  const lookAgain = (name: string): void => {
    const worker = workers.get(name);
    if (worker) boss.notifyWorker(worker);
  };

  const register = async (name: string, handler: JobHandler, known: Known | undefined): Promise<void> => {
    const isTimed = crons.has(name);
    const queue = { ...retries, deleteAfterSeconds, heartbeatSeconds, expireInSeconds };
    if (!known) await boss.createQueue(name, { ...queue, policy: isTimed ? 'exclusive' : 'standard' });
    else if (known.expireInSeconds !== expireInSeconds) await boss.updateQueue(name, { expireInSeconds });
    const polling = { pollingIntervalSeconds: isTimed ? clockSeconds : retrySeconds, heartbeatRefreshSeconds: heartbeatSeconds / 3 };
    const worker = await boss.work<JobData>(name, polling, async (jobs) => {
      // Of several that were announced while one was done, each would wait for the next look.
      lookAgain(name);
      for (const job of jobs) await runJob(name, handler, job.data, log);
    });
    workers.set(name, worker);
  };

  const schedule = async (): Promise<void> => {
    const known = new Map((await boss.getSchedules()).map((one) => [one.name, one]));
    for (const name of known.keys()) if (!crons.has(name)) await boss.unschedule(name);
    for (const [name, cron] of crons) {
      const { cron: knownCron, options } = known.get(name) ?? {};
      if (knownCron !== cron || options?.missed !== catchUp.missed) await boss.schedule(name, cron, null, catchUp);
    }
  };

  return {
    handle: (name, handler, waitsFor) => {
      handlers.set(name, handler as JobHandler);
      if (waitsFor) patientOnes.add(name);
    },
    every: (name, cron, handler) => {
      handlers.set(name, handler);
      crons.set(name, cron);
    },
    async enqueue(tx, name, data) {
      await enqueuing.run(tx, () => boss.send(name, data, patientOnes.has(name) ? patient : undefined));
      tx.afterCommit(() => lookAgain(name));
    },
    async forget(tx, words) {
      await tx.run(
        `delete from ${jobSchema}.job where exists (select from unnest($1::text[]) word
           where strpos(lower(concat(data, output)), lower(substr(to_json(word)::text, 2, length(to_json(word)::text) - 2))) > 0)`,
        [words],
      );
    },
    async start() {
      if (db.engine === 'embedded') await takeOver(db);
      await boss.start();
      isRunning = true;
      const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
      for (const [name, handler] of handlers) await register(name, handler, known.get(name));
      await schedule();
    },
    async stop() {
      if (!isRunning) return;
      isRunning = false;
      await boss.stop({ graceful: true, timeout: stopMilliseconds });
    },
  };
}

/**
 * One process alone opens an embedded database, so a job that began before it was opened was left by a process that is gone: it is due at
 * once, and its next start counts as a retry.
 */
async function takeOver(db: Database): Promise<void> {
  const { rows } = await db.run(`select to_regclass('${jobSchema}.job') is not null as is_there`, []);
  if (rows[0].is_there)
    await db.run(
      `update ${jobSchema}.job set state = 'retry', start_after = now(), heartbeat_on = null 
       where state = 'active' and retry_count < retry_limit and started_on < pg_postmaster_start_time()`,
      [],
    );
}

/** Publishes the start and end of each job, for measurements. */
const jobs = channel('cadre:job');

async function runJob(name: string, handler: JobHandler, data: JobData, log: FastifyBaseLogger): Promise<void> {
  jobs.publish({ name, is: 'begun' });
  try {
    await inRank('background', () => runAs('system', () => handler(data)));
  } catch (error) {
    log.error({ err: error, job: name }, 'job failed and is tried again later');
    throw error;
  } finally {
    jobs.publish({ name, is: 'over' });
  }
}
