import type { approvalQuestions } from './approval-models.ts';
import type { NotificationType } from './calls/notifications.ts';

/**
 * The notices that every kind of request has. They are stored with `model`, the kind, and take its words from its noun: a new kind has them
 * without a line of its own.
 */

/** To the approvers, by the question of the approval. */
export const questionNotices = {
  request: 'request_asked',
  cancellation: 'request_cancel_asked',
  shortening: 'request_shorten_asked',
} as const satisfies Record<(typeof approvalQuestions)[number], NotificationType>;

/** About the outcome: to the owner of the request, or (`request_of_…`) to the user who submitted it about someone or something else. */
export const outcomeNotices = [
  'request_approved',
  'request_rejected',
  'request_sent_back',
  'request_cancelled',
  'request_kept',
  'request_shortened',
  'request_of_approved',
  'request_of_rejected',
  'request_of_sent_back',
] as const satisfies NotificationType[];

const inquiries: ReadonlySet<NotificationType> = new Set(Object.values(questionNotices));
const outcomes: ReadonlySet<NotificationType> = new Set(outcomeNotices);

/** Whether approvers are asked by it. */
export const isInquiry = (type: NotificationType): boolean => inquiries.has(type);

export const isOutcome = (type: NotificationType): boolean => outcomes.has(type);
