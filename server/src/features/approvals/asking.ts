import type { Subject } from '../../crud/acts/approvals.ts';
import type { StoredLevelRow } from './load-chain.ts';

/** The chain as a request keeps it. */
export type Chain = { levels: StoredLevelRow[]; substitute_id: number | null };

/** A request on its way through its chain. */
export type ApprovalOpening = {
  subject: Pick<Subject, 'resource' | 'id' | 'employee_id'>;
  attempt: number;
  question: string;
  chain: Chain;
  /** The user who has just agreed; their own level needs no second answer. */
  agreed?: number;
};
