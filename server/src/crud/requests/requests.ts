import type { Resource } from '@cadre/contract/resource';
import type { Transaction } from '../../platform/database/database.ts';
import type { By } from '../access/by-system.ts';
import type { StoredRow } from '../access/caller.ts';
import type { Approvals, QuestionName } from '../acts/approvals.ts';
import { subjectOf } from './subject-of.ts';

type Opening = { resource: Resource; row: StoredRow; question?: QuestionName; requester?: number };

/** The way of requests to their approvers. */
export type Requests = Pick<Approvals, 'standIn'> & {
  /** Opens the chain of a stored request; `approved` if no level of it applies. The row is locked. */
  open(tx: Transaction, by: By, opening: Opening): Promise<'pending' | 'approved'>;
  /** Whether a configured chain has a level for this request. */
  hasChain(tx: Transaction, resource: Resource, row: StoredRow): Promise<boolean>;
};

export const createRequests = (approvals: Approvals): Requests => ({
  standIn: approvals.standIn,
  open: (tx, by, { resource, row, question, requester }) => approvals.openChain(tx, subjectOf(resource, row, question, requester), by),
  hasChain: (tx, resource, row) => approvals.isSetUp(tx, subjectOf(resource, row)),
});
