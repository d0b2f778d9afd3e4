import type { Request, Resource, Status } from '@cadre/contract/resource';
import type { StoredRow } from '../access/caller.ts';
import { moveFor, type QuestionName, questionOf } from '../acts/approvals.ts';

export const stateOf = (resource: Resource, row: Record<string, unknown>): string => String(row[(resource.life.status as Status).field]);

const questionsOf = ({ life: { request } }: Resource): QuestionName[] => [
  'request',
  ...(Object.keys(request?.further ?? {}) as QuestionName[]),
];

/** The states in which a question waits for its decision. */
const statesAt = (resource: Resource, question: QuestionName): readonly string[] =>
  resource.life.status?.moves[questionOf(resource, question).yes]?.from ?? [];

/** The question that a move puts to the approvers, unless it is a decision itself. */
export function questionOfMove(resource: Resource, { name, to }: { name: string; to: string }): QuestionName | undefined {
  const questions = questionsOf(resource);
  const decisions = questions.flatMap((question) => Object.values(questionOf(resource, question)));
  return decisions.includes(name) ? undefined : questions.find((question) => statesAt(resource, question).includes(to));
}

/** Whether a request in this state is approved; its cancellation may be pending. */
export function isApproved(resource: Resource, state: string): boolean {
  const granted = resource.life.status?.moves[moveFor(resource, 'approved')]?.to;
  return state === granted || questionsOf(resource).some((one) => one !== 'request' && statesAt(resource, one).includes(state));
}

/** The states in which a request is an absence of its owner. */
export function absenceStates(resource: Resource): { pending: readonly string[]; approved: readonly string[] } {
  const { options } = resource.fields[(resource.life.status as Status).field] as { options: readonly string[] };
  const also = resource.life.request?.absence?.also ?? [];
  return { pending: statesAt(resource, 'request'), approved: [...options.filter((state) => isApproved(resource, state)), ...also] };
}

/** Private to its owner until it is sent. */
export const draftState = ({ life: { status } }: Resource): string => status?.privateWhile ?? 'draft';

export const sentState = ({ life: { status, request } }: Resource): string => status?.moves[request?.submit ?? '']?.to ?? 'pending';

/** The states in which a request can still be changed: it can be sent or decided. */
export const openStates = (resource: Resource): string[] => [
  ...new Set([...(resource.life.status?.moves[resource.life.request?.submit ?? '']?.from ?? []), ...statesAt(resource, 'request')]),
];

export const isMaterial = ({ life: { request } }: Resource, before: Record<string, unknown>, now: Record<string, unknown>): boolean =>
  (request as Request).material?.some((name) => JSON.stringify(before[name]) !== JSON.stringify(now[name])) ?? false;

/** Counts another attempt, and clears the decision on the last one. */
export function newAttempt(resource: Resource, row: Partial<StoredRow> | undefined): Record<string, unknown> {
  const { fields, life } = resource;
  const decided_at = life.status?.moves[moveFor(resource, 'approved')]?.stamps;
  return {
    ...('attempt' in fields && { attempt: Number(row?.attempt ?? 0) + 1 }),
    ...('attempt' in fields && 'decision_note' in fields && { decision_note: null }),
    ...('attempt' in fields && decided_at && { [decided_at]: null }),
    ...('as_draft' in fields && { as_draft: false }),
  };
}
