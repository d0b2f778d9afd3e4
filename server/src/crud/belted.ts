import type { Resource } from '@cadre/contract/resource';
import type { Database, Runner } from '../platform/database/database.ts';

/**
 * Tables of pay wear a belt of the database's own, which asks in whose name one reads; only a transaction can say so.
 * Approvals are read so, too: they call what they ask about by its name, and that may be pay. Everything else is read by one statement.
 * A list of approvals is one statement that says the name itself: its rows are found by what has no belt, and only then called by their names.
 */
export const isBelted = (resource: Pick<Resource, 'guarded'>): boolean => resource.guarded === 'pay';

export const belted = <R>(db: Database, resource: Resource, read: (on: Runner) => Promise<R>): Promise<R> =>
  isBelted(resource) || resource.asksPeople ? db.reading(read) : read(db);
