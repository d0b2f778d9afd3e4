import type { Transaction } from '../database/database.ts';

export type JobData = Record<string, unknown>;
export type JobHandler<D extends JobData = JobData> = (data: D) => Promise<void>;

export type Jobs = {
  /** Registers a handler; before `start`. Jobs that wait for another machine are retried for more than a day. */
  handle<D extends JobData>(name: string, handler: JobHandler<D>, waitsFor?: 'another_machine'): void;
  /**
   * Runs at these moments, in UTC, once per moment for all processes; before `start`. Moments without a running server are made up for by one run
   * after the next start, so a handler processes everything that is due.
   */
  every(name: string, cron: string, handler: () => Promise<void>): void;
  /** The job exists if and only if the transaction is saved. */
  enqueue(tx: Transaction, name: string, data: JobData): Promise<void>;
  /** Removes every job, done or not, that mentions one of these words. */
  forget(tx: Transaction, words: readonly string[]): Promise<void>;
  start(): Promise<void>;
  /** Accepts no new jobs and lets the running ones finish. */
  stop(): Promise<void>;
};
