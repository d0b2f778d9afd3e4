import type { Resource } from '@cadre/contract/resource';
import type { Database, Runner } from '../platform/database/database.ts';

/**
 * Tables of pay wear a belt of the database's own, which asks in whose name one reads; only a transaction can say so.
 * Everything else is read by one statement.
 */
export const isBelted = (of: Pick<Resource, 'guarded'>): boolean => of.guarded === 'pay';

export const belted = <R>(db: Database, of: Resource, read: (on: Runner) => Promise<R>): Promise<R> =>
  isBelted(of) ? db.reading(read) : read(db);
