import pg from 'pg';
import type { ClosablePool } from './closable-pool.ts';
import { instance } from './instance.ts';
import { valueParsers } from './value-parsers.ts';

export function openPostgresPool(databaseUrl: string): ClosablePool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: instance,
    max: 10,
    connectionTimeoutMillis: 2_000,
    keepAlive: true,
    statement_timeout: 15_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 30_000,
    // Short statements over large tables: compiling one takes many times as long as running it.
    options: '-c timezone=UTC -c jit=off',
    types: valueParsers,
  });
  return { pool, close: () => pool.end() };
}
