import { type Connection, createConnect, isStalePlan } from './connection.ts';
import type { Database, Run } from './database.ts';
import { openEmbeddedPool } from './embedded/open-embedded-pool.ts';
import { openPostgresPool } from './open-postgres-pool.ts';
import { runTransaction } from './run-transaction.ts';
import { refuseInsideTransaction, refuseTransactionWords } from './transaction-scope.ts';

type Settings = { databaseUrl: string | undefined; dataFolder: string; log?: (line: string) => void };

export async function openDatabase({ databaseUrl, dataFolder, log = console.error }: Settings): Promise<Database> {
  const { pool, listen, onUpkeep, close } =
    databaseUrl === undefined ? await openEmbeddedPool(dataFolder) : openPostgresPool(databaseUrl, log);
  const scope = {};
  const { connect, become, shut } = createConnect(pool, log);
  onUpkeep?.(shut);
  const run: Run = async (text, values) => {
    refuseInsideTransaction(scope);
    refuseTransactionWords(text);
    const connection = await connect();
    try {
      return await queryOutside(connection, text, values);
    } finally {
      connection.release();
    }
  };

  return {
    engine: databaseUrl === undefined ? 'embedded' : 'postgres',
    run,
    script: async (sql) => void (await run(sql)),
    transaction: async (work, { plans } = {}) => {
      refuseInsideTransaction(scope);
      return runTransaction({ database: scope, connect, log, mode: 'read write', plans }, work);
    },
    reading: async (work, { patience, plans } = {}) => {
      refuseInsideTransaction(scope);
      return runTransaction({ database: scope, connect, log, mode: 'read only', patience, plans }, work);
    },
    listen,
    become,
    close,
  };
}

/** A statement with a plan that a migration has outdated had no effect yet, so it is sent again, to be planned again. */
async function queryOutside({ query }: Connection, text: string, values?: readonly unknown[]) {
  try {
    return await query(text, values);
  } catch (error) {
    if (!isStalePlan(error)) throw error;
    return query(text, values, false);
  }
}
