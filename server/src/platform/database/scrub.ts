import type { Database } from './database.ts';
import { sql } from './sql.ts';

/** Rewriting a larger table would block every session; its pages are only freed for new rows. */
const largestMegabytes = 64;

/**
 * Deleted or overwritten values stay in the pages of their table and in the log until these are reused. This rewrites the tables and starts a new log
 * file, twice, so that no file on the disk contains the values. A PostgreSQL server has its own administrators and backups, which decide when.
 */
export async function scrub(db: Database): Promise<void> {
  if (db.engine !== 'embedded') return;
  const { rows } = await db.run(
    `select schemaname || '.' || relname as name, pg_total_relation_size(relid) <= $1::int8 * 1024 * 1024 as is_small
     from pg_stat_user_tables order by 1`,
    [largestMegabytes],
  );
  for (const { name, is_small } of rows) {
    await (is_small ? sql`vacuum (full, analyze) ${sql.ref(name)}` : sql`vacuum (analyze) ${sql.ref(name)}`).execute(db);
  }
  // The planner's statistics contain values too.
  await db.run('vacuum (full) pg_catalog.pg_statistic');
  for (const _turn of ['what is logged so far', 'what was logged meanwhile']) {
    await db.run('select pg_switch_wal()');
    await db.run('checkpoint');
  }
}
