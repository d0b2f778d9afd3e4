import pg from 'pg';
import type { ClosablePool } from './closable-pool.ts';
import { instance } from './instance.ts';
import { createListening } from './listening.ts';
import { valueParsers } from './value-parsers.ts';

export function openPostgresPool(databaseUrl: string, log: (line: string) => void): ClosablePool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: instance,
    max: 10,
    connectionTimeoutMillis: 10_000,
    // A new connection reads the catalogue and plans every statement again, so short idle times do not close connections. An hour bounds their
    // memory.
    idleTimeoutMillis: 600_000,
    maxLifetimeSeconds: 3600,
    keepAlive: true,
    statement_timeout: 15_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 30_000,
    // Short statements over large tables: compiling one takes many times as long as running it.
    options: '-c timezone=UTC -c jit=off',
    types: valueParsers,
    // Pipelines statements that do not wait for each other; callers that await each result see no difference.
    pipeline: true,
  });
  const listening = createListening({ connectionString: databaseUrl, application_name: instance, keepAlive: true }, log);
  return {
    pool,
    listen: listening.listen,
    close: async () => {
      await listening.stop();
      await pool.end();
    },
  };
}
