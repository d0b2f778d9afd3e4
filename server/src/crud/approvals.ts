import type { Resource } from '@cadre/contract/resource';
import type { Transaction } from '../platform/database/database.ts';
import type { Asker } from './behaviour.ts';

/** What somebody is to decide about. */
export type Subject = {
  resource: Resource;
  id: number;
  attempt: number;
  employee_id: number;
  /** What the conditions of a chain may ask about. */
  values: Record<string, number | string | null>;
  substitute_id?: number | null;
};

export type Approvals = {
  /** Asks the first level that has somebody to answer; `approved` where no level applies. */
  open(tx: Transaction, subject: Subject, asker: Asker): Promise<'pending' | 'approved'>;
  /** Nobody needs to decide any more: withdrawn, changed, cancelled. */
  close(tx: Transaction, model: string, id: number): Promise<void>;
};
