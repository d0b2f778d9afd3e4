import type { Database } from './database.ts';

/*
 * Separate accounts for owner and application guarantee that an attacker who takes over the application cannot rewrite its history. This
 * only holds if the application's account can neither change an entry nor its table, nor become a role that can.
 */

/** Checked before any privilege is revoked: the account must not be the owner, under any name. */
export async function assertIsNotOwner(db: Database, owner: string): Promise<void> {
  const { rows } = await db.run(
    `select rolname as account, rolsuper or rolcreaterole or pg_has_role(rolname, $1, 'member') as may_rewrite
    from pg_roles where rolname = session_user`,
    [owner],
  );
  refuseIf(rows[0]);
}

/** Checked after all grants: the effective privileges of the account, from any source. */
export async function assertCannotRewrite(db: Database): Promise<void> {
  const { rows } = await db.run(
    `select session_user as account, logs is not null as is_there,
      pg_has_role(session_user, (select relowner from pg_class where oid = logs), 'member')
        or has_any_column_privilege(session_user, logs, 'update')
        or has_table_privilege(session_user, logs, 'delete, truncate, trigger')
        or has_schema_privilege(session_user, current_schema(), 'create')
        or has_database_privilege(session_user, current_database(), 'create') as may_rewrite
    from (select to_regclass('logs') as logs) history`,
    [],
  );
  if (!rows[0].is_there) throw refusal('DATABASE_URL and MIGRATE_DATABASE_URL do not lead to the same database.');
  refuseIf(rows[0]);
}

function refuseIf({ account, may_rewrite }: { account: string; may_rewrite: boolean }): void {
  if (!may_rewrite) return;
  throw refusal(
    `The account ${account} in DATABASE_URL may alter the history, although MIGRATE_DATABASE_URL names an owner for that. ` +
      'Use an account that owns nothing, is no superuser, makes no roles and belongs to no group that may.',
  );
}

function refusal(sentence: string): Error {
  return Object.assign(new Error(sentence), { code: 'ACCOUNT_NOT_FIT' });
}
