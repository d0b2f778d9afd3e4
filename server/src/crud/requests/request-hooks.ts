import type { Transaction } from '../../platform/database/database.ts';
import type { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import type { Caller, StoredRow } from '../access/caller.ts';
import type { Deciding, QuestionName } from '../acts/approvals.ts';
import type { Finding, Refusals } from './refuse-findings.ts';

/** A request in a transaction; its row is locked. */
export type RequestContext = { services: Services; tx: Transaction; caller: Caller; row: StoredRow };

/** All findings against a request, and the columns that its values result in. */
export type Judgement = { findings: readonly Finding[]; values: Record<string, unknown> };

/** Applies the move that approves the request: without a notice to its owner if `silently`. */
export type Approve = (how?: { silently: true }) => Promise<void>;

/** What a kind of request does beyond its declaration. Its life, from draft to decision, is common to all kinds. */
export type RequestHooks = {
  /** Checks a request before it is sent, or approved as a draft. */
  judge?(context: RequestContext): Promise<Judgement>;
  /** The problems that blocking findings are reported as. */
  refusals?: Refusals;
  /** The columns of a draft, and of a rejected request that was changed; findings do not matter yet. */
  count?(context: RequestContext): Promise<Record<string, unknown>>;
  /** Reserves what the request takes, once it was checked and stored. */
  reserve?(context: RequestContext): Promise<void>;
  /** The employee whose chain applies, if the request has no owner; without one, holders of its right decide. */
  requester?(context: RequestContext): number | null;
  /** Whether a question needs a decision; by default it does. */
  needsDecision?(context: RequestContext, question: QuestionName): Promise<boolean>;
  /** Approves a request that needs no decision, if not by its move alone. */
  approveAtOnce?(context: RequestContext, approve: Approve): Promise<void>;
  /** Users who may not decide this request, whatever their rights. */
  refuseDecision?(deciding: Deciding): Problem | undefined;
  /** The effects of an approved request. */
  inForce?(context: RequestContext): Promise<void>;
  /** Undoes them; the row is as it was before. */
  outOfForce?(context: RequestContext): Promise<void>;
};
