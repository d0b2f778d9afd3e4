import { AsyncLocalStorage } from 'node:async_hooks';
import { type Sql, sql } from './sql.ts';

/** A user, by id, or the system itself: jobs, commands and migrations. */
type Identity = number | 'system';

const current = new AsyncLocalStorage<Identity>();

/**
 * Transactions of this work run under the given identity. Row-level security (migrations/0008_pay_belt.sql) shows a user the rows their
 * rights reach, the system all rows, and no rows without an identity.
 */
export const runAs = <R>(name: Identity, work: () => Promise<R>): Promise<R> => current.run(name, work);

export const currentIdentity = (): string => String(current.getStore() ?? '');

/** Sent together with the begin of a transaction, so it costs no extra round trip. */
export const identitySetting = (): string => `set local app.user_id = '${currentIdentity()}'`;

/** The same as a condition, for a single statement that reads no table with row-level security before it: `case when … then`. */
export const identityIsSet = (): Sql<boolean> => sql`set_config('app.user_id', ${currentIdentity()}, true) is not null`;
