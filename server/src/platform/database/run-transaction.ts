import { setTimeout as pause } from 'node:timers/promises';
import { rankNow } from '../batching/rank.ts';
import { type Connect, type Connection, isStalePlan } from './connection.ts';
import type { Statement, Transaction } from './database.ts';
import { identitySetting } from './run-as.ts';
import { insideTransaction, refuseTransactionWords } from './transaction-scope.ts';

const mostRetries = 3;
const firstPauseMilliseconds = 20;
const serializationFailure = '40001';
const deadlock = '40P01';

type Work<R> = (tx: Transaction) => Promise<R>;
type Setting = {
  database: object;
  connect: Connect;
  log: (line: string) => void;
  mode: 'read write' | 'read only';
  plans?: 'kept' | undefined;
  patience?: 'long' | undefined;
};

/** A conflict between two transactions is expected: the one that lost is retried after a short delay. */
export async function runTransaction<R>(setting: Setting, work: Work<R>): Promise<R> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await tryTransaction(setting, work);
    } catch (error) {
      if (retries >= mostRetries || !mayRetry(error)) throw error;
      await pause(firstPauseMilliseconds * 2 ** retries * (0.5 + Math.random()));
    }
  }
}

function mayRetry(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === serializationFailure || code === deadlock || isStalePlan(error);
}

async function tryTransaction<R>({ database, connect, log, mode, plans, patience }: Setting, work: Work<R>): Promise<R> {
  const afterCommit: (() => void | Promise<void>)[] = [];
  const connection = await connect();
  let result: R;
  try {
    await connection.query(
      `begin isolation level read committed ${mode}; ${identitySetting()}${settingOfPatience(patience)}${settingOfPlans(plans)}`,
    );
    const lastly: Statement[] = [];
    result = await insideTransaction(database, (isOpen) => workAndHooks(connection, isOpen, { lastly, afterCommit }, work));
    await commit(connection, lastly);
  } catch (error) {
    connection.release(!(await rolledBack(connection)));
    throw error;
  }
  connection.release();
  for (const hook of afterCommit) await runLogged(hook, log);
  return result;
}

/** The statement timeout protects interactive users. Background work takes as long as its rows require, or it would be retried forever. */
function settingOfPatience(patience: Setting['patience']): string {
  if (rankNow() === 'background') return '; set local statement_timeout = 0';
  return patience === 'long' ? `; set local statement_timeout = '${longestReport}'` : '';
}

const longestReport = '60s';

const settingOfPlans = (plans: Setting['plans']): string => (plans === 'kept' ? '; set local plan_cache_mode = force_generic_plan' : '');

type Noted = { lastly: Statement[]; afterCommit: (() => void | Promise<void>)[] };

async function workAndHooks<R>(connection: Connection, isOpen: () => boolean, { lastly, afterCommit }: Noted, work: Work<R>): Promise<R> {
  const beforeCommit = new Map<string, () => Promise<void>>();
  const result = await work({
    run: oneAtATime(connection, isOpen),
    beforeCommit: (key, hook) => {
      if (!beforeCommit.has(key)) beforeCommit.set(key, hook);
    },
    lastly: (statement) => void lastly.push(statement),
    afterCommit: (hook) => void afterCommit.push(hook),
  });
  for (const hook of beforeCommit.values()) await hook();
  return result;
}

/** Statements started side by side still run one after the other, and none runs after the transaction has ended. */
function oneAtATime(connection: Connection, isOpen: () => boolean): Connection['query'] {
  let previous: Promise<unknown> = Promise.resolve();
  return (text, values) => {
    const next = previous.then(() => {
      if (!isOpen()) throw new Error('The transaction is over; a statement came too late for it.');
      refuseTransactionWords(text);
      return connection.query(text, values);
    });
    previous = next.catch(() => undefined);
    return next;
  };
}

/** If a statement fails, the commit becomes a rollback, so the statements are sent without waiting for each response. */
async function commit(connection: Connection, lastly: readonly Statement[]): Promise<void> {
  const sent = lastly.map((statement) => {
    const { text, values } = statement.flat();
    return connection.query(text, values);
  });
  const [{ command }] = await Promise.all([connection.query('commit'), ...sent]);
  if (command === 'ROLLBACK') throw new Error('A failed statement was caught inside the transaction, so nothing was saved.');
}

/** A connection that cannot roll back is dead, and its transaction with it; the error that led here is reported. */
async function rolledBack(connection: Connection): Promise<boolean> {
  return connection.query('rollback').then(
    () => true,
    () => false,
  );
}

async function runLogged(hook: () => void | Promise<void>, log: (line: string) => void): Promise<void> {
  try {
    await hook();
  } catch (error) {
    log(`A step after a saved transaction failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
}
