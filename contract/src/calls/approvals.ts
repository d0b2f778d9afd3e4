import { autoActions } from '@cadre/rules/approvals/automatic';
import { approvalModels } from '../approval-models.ts';
import { call } from '../call.ts';
import { answers, boolean, choice, currency, date, integer, list, longText, minutes, named, record, required, text } from '../fields.ts';
import type { Resource } from '../resource.ts';
import { approvals, askedPerson } from '../resources/approvals.ts';

const tag = 'approvals';
const id = integer({ required: true, min: 1, max: 2_147_483_647 });
const note = longText({ max: 500 });
const decision = choice({ options: ['approved', 'rejected'], required: true });
const approval = record(approvals, required);
/** A decision may change what any request shows. */
const touches = ['approvals', 'session', ...approvalModels] as const;

/** Whoever the chain asks answers; the moves of the request itself are the same act. */
export const decideApproval = call({
  method: 'PUT',
  path: '/approvals/:id',
  access: 'signed_in',
  tag,
  summary: 'Approve or reject a request that waits for you',
  body: {
    status: decision,
    note,
    /** How much of some overtime is approved; all of it unless said. */
    minutes: minutes({ min: 1, max: 1440 }),
    /** Decides without being asked, by right, for a reason; never on one's own request. */
    override: boolean(),
  },
  answer: record(approvals, { required: true, partly: true }),
  touches,
});

/** Each by itself: what one is refused for does not hold up the others. */
export const decideApprovals = call({
  method: 'POST',
  path: '/approvals/bulk',
  access: 'signed_in',
  tag,
  summary: 'Approve or reject several requests that wait for you',
  body: { ids: list(id, { required: true, min: 1, max: 200 }), status: decision, note },
  answer: list({ id: integer(required), done: boolean(required), code: text(), error: text() }),
  touches,
});

/** What waits already is answered as it is. */
export const submitForApproval = call({
  method: 'POST',
  path: '/approvals',
  access: 'signed_in',
  tag,
  summary: 'Send a request to whoever decides on it',
  body: { model: choice({ options: approvalModels, required: true }), model_id: id, note },
  answer: record(approvals, { required: true, partly: true }),
  touches,
});

/** Every level that was asked about a record, in their order. */
export const approvalsOf = <const R extends Pick<Resource, 'name'>>({ name }: R) =>
  call({
    method: 'GET',
    path: `/${name as R['name']}/:id/approvals`,
    access: 'signed_in',
    tag,
    summary: `Who was asked about a record of ${name.replaceAll('-', ' ')}, and what they said`,
    answer: list(approval),
  });

/** `values` are the facts that conditions ask for, by their names. */
export const simulateApprovals = call({
  method: 'POST',
  path: '/approval-settings/simulate',
  repeats: true,
  access: 'approval-settings.view',
  tag: 'approval-settings',
  summary: 'Who would approve a request of somebody on a day',
  body: {
    model: choice({ options: approvalModels, required: true }),
    employee_id: id,
    date: date(),
    values: answers(),
    /** Of the amounts among the values. */
    currency: currency(),
    substitute_id: integer({ min: 1, max: 2_147_483_647 }),
  },
  answer: list({
    level: integer(required),
    mode: choice({ options: ['any', 'all'], required: true }),
    approver_kind: text(required),
    /** Whose chain it is; nothing where none is set up. */
    scope: choice({ options: ['company', 'branch', 'department', 'job', 'employee'] }),
    scope_name: text(),
    /** Its people are only informed. */
    notify_only: boolean(required),
    /** What the level does by itself, and on which day, if nobody answers. */
    auto_action: choice({ options: autoActions, required: true }),
    acts_on: date(),
    /** Who has approved at the level before, and is not asked again. */
    agreed_by: text(),
    /** Left out: it would ask the person whose request it is. */
    skipped: boolean(required),
    asked: list({ ...askedPerson, pic: text(), stand_ins: list(named) }),
  }),
  touches: [],
});
