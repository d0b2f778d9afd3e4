import type { Database } from './database.ts';

/** Owns no tables and cannot sign in; created by the preparation of a superuser's database. */
export const plainRole = 'cadre_at_work';

/** Policies and privileges do not restrict a superuser, so the application does not run as one. The embedded engine has no other account. */
export async function stepDown(db: Database): Promise<void> {
  if (await isSuperuser(db)) db.become(plainRole);
}

export async function isSuperuser(db: Database): Promise<boolean> {
  const { rows } = await db.run('select rolsuper from pg_roles where rolname = session_user', []);
  return rows[0].rolsuper;
}

/** Roles belong to the whole server, so another database may have brought it already. */
export async function createPlainRole(db: Database): Promise<void> {
  await db.script(`do $$ begin create role ${plainRole}; exception when duplicate_object or unique_violation then null; end $$`);
  // Without a server that vacuums its tables, the application does it itself.
  if (db.engine !== 'embedded') return;
  await db.script(`grant pg_maintain, pg_checkpoint to ${plainRole}; grant execute on function pg_switch_wal() to ${plainRole}`);
}
