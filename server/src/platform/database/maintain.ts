import type { Database } from './database.ts';
import { sql } from './sql.ts';

/** The embedded engine has no autovacuum. Tables are processed one statement at a time, so that other work can run in between. */
export async function maintain(db: Database): Promise<void> {
  const { rows } = await db.run(`select schemaname, relname from pg_stat_user_tables order by schemaname, relname`, []);
  for (const { schemaname, relname } of rows) {
    const table = sql.ref(`${schemaname}.${relname}`);
    await sql`vacuum ${table}`.execute(db);
    await sql`analyze ${table}`.execute(db);
  }
}
