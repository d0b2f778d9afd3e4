import type { Run } from './database.ts';

/** Any number that no other lock in the database uses. */
const lockKey = 2_026_001;

/**
 * Processes that start together change the tables one after the other. Another one may be busy for as long as its
 * migration takes; only then does the usual impatience apply again.
 */
export async function acquireMigrationLock(run: Run): Promise<void> {
  await run('set local lock_timeout = 0; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
  await run('select pg_advisory_xact_lock($1)', [lockKey]);
  await run(`set local lock_timeout = '5s'`);
}
