import type { Database } from './database.ts';
import { sql } from './sql.ts';

/** A larger table would keep everybody waiting while it is written anew; its pages are only cleared for the next rows. */
const largestMegabytes = 64;

/**
 * What was deleted or overwritten stays in the pages of its table and in the log until they are used again. Here tables are
 * written anew and the log begins a new file, twice, so that no file on the disk holds it any more. A PostgreSQL server has
 * administrators and backups of its own, which decide when.
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
  // What the planner noted of the values.
  await db.run('vacuum (full) pg_catalog.pg_statistic');
  for (const _turn of ['what is logged so far', 'what was logged meanwhile']) {
    await db.run('select pg_switch_wal()');
    await db.run('checkpoint');
  }
}
