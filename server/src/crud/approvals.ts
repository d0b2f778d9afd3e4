import type { approvalQuestions } from '@cadre/contract/approval-models';
import type { Question, Resource } from '@cadre/contract/resource';
import type { Transaction } from '../platform/database/database.ts';
import type { Problem } from '../platform/problem.ts';
import type { Asker, StoredRow } from './asker.ts';
import type { By } from './by-house.ts';

/** What is to be decided about somebody's request. */
export type Subject = {
  resource: Resource;
  id: number;
  employee_id: number;
  /** Sent again after a rejection or a change, it is asked for again; without a number it is the next attempt. */
  attempt?: number;
  /** What conditions of a chain ask for, by the names of the resource's `facts`. */
  values: Record<string, number | string | null>;
  /** Of the amounts among them. */
  currency?: string | null;
  substitute_id?: number | null;
  /** What is asked; whether to grant it, unless said. */
  question?: QuestionName;
};

export type QuestionName = (typeof approvalQuestions)[number];

export type Decision = 'approved' | 'rejected';

/** Somebody's answer to what waits on a row, which is locked. */
export type Deciding = {
  tx: Transaction;
  resource: Resource;
  row: StoredRow;
  asker: Asker;
  decision: Decision;
  note: string | null;
  overrides?: boolean;
};

/** What the floor of resources needs to know of the engine above it. */
export type Approvals = {
  /** Asks the first level that has somebody to answer; `approved` where no level applies, and then the caller makes the move. */
  open(tx: Transaction, subject: Subject, by: By): Promise<'pending' | 'approved'>;
  /** Whether a chain that somebody set up has a level for this. */
  isSetUp(tx: Transaction, subject: Subject): Promise<boolean>;
  /** Nobody needs to decide any more: withdrawn, changed, cancelled. */
  close(tx: Transaction, model: string, id: number): Promise<void>;
  /** Brings up to date whom an open approval asks, where people have changed since. */
  refresh(tx: Transaction, resource: Resource, id: number): Promise<void>;
  /** `decided`: nobody else is asked, the row itself moves. Else the next level, or others of the same one, still have to answer. */
  decide(deciding: Deciding): Promise<'decided' | 'passed_on' | 'agreed'>;
  /** Whoever is away has the stand-in that their leave names, while it is granted and so long as it lasts. */
  standIn(tx: Transaction, by: By, leave_id: number): Promise<void>;
  /** Why it comes too late, where somebody else decided what the actor was asked for. */
  decidedBefore(tx: Transaction, resource: Resource, id: number, asker: Asker): Promise<Problem | undefined>;
};

/** The questions that a resource may ask, by the moves that answer them. */
const questionsOf = ({ approval }: Resource): Record<string, Question> => ({
  request: { yes: approval?.yes ?? 'approve', no: approval?.no ?? 'reject', ...(approval?.tells && { tells: approval.tells }) },
  ...approval?.further,
});

export const questionOf = (resource: Resource, question: string): Question => questionsOf(resource)[question] as Question;

/** The move of a resource that a decision is. */
export const moveFor = (resource: Resource, decision: Decision, question = 'request'): string =>
  questionOf(resource, question)[decision === 'approved' ? 'yes' : 'no'];

/** The decision that a move of a resource stands for. */
export const decisionOf = (resource: Resource, move: string): Decision =>
  Object.values(questionsOf(resource)).some(({ yes }) => yes === move) ? 'approved' : 'rejected';

/** Whether a row in this state waits for a decision: it can still be refused. */
export const awaitsDecision = (resource: Resource, state: string): boolean =>
  Object.values(questionsOf(resource)).some(({ no }) => resource.status?.moves[no]?.from.includes(state) === true);
