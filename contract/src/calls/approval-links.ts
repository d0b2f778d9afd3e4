import { call, whole } from '../call.ts';
import { boolean, choice, group, longText, moment, required, text } from '../fields.ts';
import { requestKinds } from '../request-kinds.ts';
import type { ResponseOf } from '../values.ts';

const tag = 'approvals';
const token = text({ required: true, max: 100 });
const decision = choice({ options: ['approved', 'rejected'], required: true });

/** The decision that a link would make, and its outcome. */
const behindLink = {
  /** `answered`: the reader has, others have not yet. */
  state: choice({ options: ['open', 'decided', 'answered'], required: true }),
  decision,
  /** Who answers by this link. */
  reader: text(required),
  employee: text(required),
  kind: text(required),
  summary: text(),
  sent_at: moment(required),
  needs_note: boolean(required),
  /** Once it is decided: the decision, the approver and the time. */
  decided_as: choice({ options: ['approved', 'rejected'] }),
  decided_by: text(),
  decided_at: moment(),
} as const;
export type BehindLink = ResponseOf<typeof behindLink>;

/** Reading the link never decides, so that programs that follow links cannot approve by accident. */
export const readApprovalLink = call({
  method: 'POST',
  path: '/approval-links/check',
  access: 'public',
  repeats: true,
  tag,
  summary: 'Get the request behind an emailed approval link, and whether it can still be decided',
  body: { token },
  answer: whole({ data: group(behindLink, required) }),
  touches: [],
});

export const decideByLink = call({
  method: 'POST',
  path: '/approval-links/decide',
  access: 'public',
  tag,
  summary: 'Approve or reject a request with a single-use email link',
  body: { token, note: longText({ max: 500 }) },
  touches: ['approvals', 'session', ...requestKinds],
});
