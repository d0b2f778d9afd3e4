import type { approvalQuestions } from '@cadre/contract/approval-models';
import type { Question, Resource } from '@cadre/contract/resource';
import type { Transaction } from '../../platform/database/database.ts';
import type { Problem } from '../../platform/problem.ts';
import type { By } from '../access/by-system.ts';
import type { Caller, StoredRow } from '../access/caller.ts';

/** The request that an approval decides on. */
export type Subject = {
  resource: Resource;
  id: number;
  employee_id: number;
  /** Increases when a request is submitted again after a rejection or a change; defaults to the next attempt. */
  attempt?: number;
  /** The values that a chain's conditions compare, by the names of the resource's `facts`. */
  values: Record<string, number | string | null>;
  /** Of the amounts among them. */
  currency?: string | null;
  substitute_id?: number | null;
  /** The question to decide; by default, whether to grant the request. */
  question?: QuestionName;
};

export type QuestionName = (typeof approvalQuestions)[number];

export type Decision = 'approved' | 'rejected';

/** A decision on a pending approval; the row is locked. */
export type Deciding = {
  tx: Transaction;
  resource: Resource;
  row: StoredRow;
  caller: Caller;
  decision: Decision;
  note: string | null;
  overrides?: boolean;
};

/** The interface of the approval engine, which is built on top of resources. */
export type Approvals = {
  /** Opens the first level that has an approver; returns `approved` if no level applies. Only `crud/requests` calls it. */
  openChain(tx: Transaction, subject: Subject, by: By): Promise<'pending' | 'approved'>;
  /** Whether a configured chain has a level for this request. */
  isSetUp(tx: Transaction, subject: Subject): Promise<boolean>;
  /** Updates the assignees of an open approval after staff changes. */
  refresh(tx: Transaction, resource: Resource, id: number): Promise<void>;
  /** `decided`: the approval is complete and the row moves. Otherwise the next level, or others of the same level, still have to decide. */
  decide(deciding: Deciding): Promise<'decided' | 'passed_on' | 'agreed'>;
  /** An approver on granted leave is represented by the substitute named in the leave, for as long as the leave lasts. */
  standIn(tx: Transaction, by: By, leave_id: number): Promise<void>;
  /** The error for a decision that is too late, because another approver has already decided. */
  decidedBefore(tx: Transaction, resource: Resource, id: number, caller: Caller): Promise<Problem | undefined>;
};

/** The questions that approvers of a resource decide, with the moves that answer them. */
const questionsOf = ({ life: { request } }: Resource): Record<string, Question> => ({
  request: { yes: request?.yes ?? 'approve', no: request?.no ?? 'reject' },
  ...request?.further,
});

export const questionOf = (resource: Resource, question: string): Question => questionsOf(resource)[question] as Question;

/** The move of a resource that a decision is. */
export const moveFor = (resource: Resource, decision: Decision, question = 'request'): string =>
  questionOf(resource, question)[decision === 'approved' ? 'yes' : 'no'];

/** The decision that a move represents. */
export const decisionOf = (resource: Resource, move: string): Decision =>
  Object.values(questionsOf(resource)).some(({ yes }) => yes === move) ? 'approved' : 'rejected';

/** Whether a row in this state waits for a decision: it can still be refused. */
export const awaitsDecision = (resource: Resource, state: string): boolean =>
  Object.values(questionsOf(resource)).some(({ no }) => resource.life.status?.moves[no]?.from.includes(state) === true);
