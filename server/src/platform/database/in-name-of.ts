import { AsyncLocalStorage } from 'node:async_hooks';
import { type Sql, sql } from './sql.ts';

/** A user, by id, or the house itself: its jobs, commands and migrations. */
type Name = number | 'system';

const current = new AsyncLocalStorage<Name>();

/**
 * The transactions of this work tell the database in whose name they run. What wears its belt (migrations/0008_pay_belt.sql)
 * shows a user what their rights reach, the house everything, and nobody nothing.
 */
export const inNameOf = <R>(name: Name, work: () => Promise<R>): Promise<R> => current.run(name, work);

export const nameNow = (): string => String(current.getStore() ?? '');

/** Sent along with the begin of a transaction, so it costs no way of its own. */
export const settingOfName = (): string => `set local app.user_id = '${nameNow()}'`;

/** The same as a condition, for a statement on its own that reaches nothing with a belt before it: `case when … then`. */
export const nameIsSaid = (): Sql<boolean> => sql`set_config('app.user_id', ${nameNow()}, true) is not null`;
