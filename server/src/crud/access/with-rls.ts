import type { Resource } from '@cadre/contract/resource';
import type { Database, Runner } from '../../platform/database/database.ts';

/**
 * Tables of pay have row-level security, which needs the reader's identity, and only a transaction can set it. Approvals are read in a
 * transaction too, because they show the names of their requests, which may be about pay. Everything else is a single statement. A list of
 * approvals is a single statement that sets the identity itself: its rows are found without row-level security and named afterwards.
 */
export const hasRls = (resource: Pick<Resource, 'access'>): boolean => resource.access.guarded === 'pay';

export const withRls = <R>(db: Database, resource: Resource, read: (on: Runner) => Promise<R>): Promise<R> =>
  hasRls(resource) || resource.life.isApproval ? db.reading(read) : read(db);
