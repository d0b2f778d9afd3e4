import type { Database } from './database.ts';

/** A server that acknowledges commits before they are on disk may lose them; Cadre does not start on one. */
export async function assertDurable(db: Database): Promise<void> {
  if (process.env.CADRE_TEST_POSTGRES === '1') return;
  const { rows } = await db.run(
    `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit') and setting = 'off' order by name`,
    [],
  );
  if (rows.length === 0) return;
  const settings = rows.map(({ name }) => `${name} = off`).join(' and ');
  throw Object.assign(new Error(`PostgreSQL runs with ${settings}, so saved data could be lost. Switch it on, then start Cadre again.`), {
    code: 'DATABASE_NOT_DURABLE',
  });
}
