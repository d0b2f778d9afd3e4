import { createHash } from 'node:crypto';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { createPrioritySemaphore } from '../batching/priority-semaphore.ts';
import type { Shut } from './closable-pool.ts';
import { listText } from './list-text.ts';

export type Connection = {
  query(text: string, values?: readonly unknown[], isNamed?: boolean): Promise<QueryResult>;
  /** Back to the pool; a connection that may be broken is not used again. */
  release(broken?: boolean): void;
};

export type Connect = () => Promise<Connection>;

export function createConnect(
  pool: Pool,
  log: (line: string) => void,
): {
  connect: Connect;
  become(role: string): void;
  shut: Shut;
} {
  const nameOf = createStatementNames();
  const became = new WeakSet<PoolClient>();
  const line = createPrioritySemaphore(pool.options.max);
  let role: string | undefined;
  const onLoss = (error: Error): void => {
    if (!pool.ending) log(`Database connection lost: ${error.message}`);
  };
  pool.on('error', onLoss);
  // The pool listens only to idle connections; without a separate listener, the loss of a busy one would end the process.
  pool.on('connect', (client) => client.on('error', onLoss));

  return {
    connect: async () => {
      const leave = await line.acquire();
      const client = await pool.connect().catch((error) => {
        leave();
        throw error;
      });
      const connection = connectionOf(client, nameOf, leave);
      if (role !== undefined && !became.has(client)) {
        await setRole(connection, role);
        became.add(client);
      }
      return connection;
    },
    become: (wanted) => {
      role = wanted;
    },
    shut: line.pause,
  };
}

/** A connection that cannot take its role is discarded, not used with the previous one. */
async function setRole(connection: Connection, role: string): Promise<void> {
  await connection.query(`set role ${role}`).catch((error) => {
    connection.release(true);
    throw error;
  });
}

function connectionOf(client: PoolClient, nameOf: (text: string) => string | undefined, leave: () => void): Connection {
  let isBroken = false;

  return {
    async query(text, values, isNamed = true) {
      try {
        if (values === undefined) return lastOf(await client.query(text));
        const name = isNamed ? nameOf(text) : undefined;
        return await client.query({ text, values: values.map(sent), ...(name && { name }) });
      } catch (error) {
        isBroken ||= endsConnection(error);
        throw error;
      }
    },
    release(broken = false) {
      client.release(broken || isBroken);
      leave();
    },
  };
}

/** Values other than plain lists are converted by the driver. */
const sent = (value: unknown): unknown => (Array.isArray(value) ? (listText(value) ?? value) : value);

/** Several statements in one text give several results, which the types of node-postgres do not mention. */
function lastOf(result: QueryResult | QueryResult[]): QueryResult {
  return Array.isArray(result) ? (result.at(-1) as QueryResult) : result;
}

function endsConnection(error: unknown): boolean {
  const { severity } = error as { severity?: string };
  return severity === undefined || severity === 'FATAL' || severity === 'PANIC' || isStalePlan(error);
}

/** The table of a prepared statement has changed since, as with a migration under a running server. */
export function isStalePlan(error: unknown): boolean {
  const { code, message } = error as { code?: string; message?: string };
  return code === '0A000' && message === 'cached plan must not change result type';
}

const mostNames = 1000;
const longestText = 20_000;

/**
 * A statement that is sent a second time gets a name, so that every connection parses it only once. Names live as long as their connections, so their
 * number is limited: dynamically built statements must not fill the memory of the database.
 */
function createStatementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const seenOnce = new Set<string>();

  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostNames || text.length > longestText) return known;
    if (!seenOnce.has(text)) {
      if (seenOnce.size >= mostNames) seenOnce.clear();
      seenOnce.add(text);
      return undefined;
    }
    seenOnce.delete(text);
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    names.set(text, name);
    return name;
  };
}
