import { autoActions } from '@cadre/rules/approvals/automatic';
import { call } from '../call.ts';
import { answers, boolean, choice, currency, date, integer, list, longText, minutes, named, record, required, text } from '../fields.ts';
import { requestKinds } from '../request-kinds.ts';
import type { Resource } from '../resource.ts';
import { approvals, approver } from '../resources/approvals.ts';

const tag = 'approvals';
const id = integer({ required: true, min: 1, max: 2_147_483_647 });
const note = longText({ max: 500 });
const decision = choice({ options: ['approved', 'rejected'], required: true });
const approval = record(approvals, required);
/** A decision may change what any request shows. */
const touches = ['approvals', 'session', ...requestKinds] as const;

/** Only the approvers of the chain may decide; a move of the request itself has the same effect. */
export const decideApproval = call({
  method: 'PUT',
  path: '/approvals/:id',
  access: 'signed_in',
  tag,
  summary: 'Approve or reject a request that is waiting for you',
  body: {
    status: decision,
    note,
    /** The approved minutes of an overtime request; by default all of them. */
    minutes: minutes({ min: 1, max: 1440 }),
    /** Decides by right without being an approver of the level; requires a reason and never works on one's own request. */
    override: boolean(),
  },
  answer: record(approvals, { required: true, partly: true }),
  touches,
});

/** Each approval is decided separately: if one is refused, the others still go through. */
export const decideApprovals = call({
  method: 'POST',
  path: '/approvals/bulk',
  access: 'signed_in',
  tag,
  summary: 'Approve or reject several requests that are waiting for you',
  body: { ids: list(id, { required: true, min: 1, max: 200 }), status: decision, note },
  answer: list({ id: integer(required), done: boolean(required), code: text(), error: text() }),
  touches,
});

/** An approval that is already pending is returned unchanged. */
export const submitForApproval = call({
  method: 'POST',
  path: '/approvals',
  access: 'signed_in',
  tag,
  summary: 'Send a request to its approvers',
  body: { model: choice({ options: requestKinds, required: true }), model_id: id, note },
  answer: record(approvals, { required: true, partly: true }),
  touches,
});

/** Every level of approval of a record, in order. */
export const approvalsOf = <const R extends Pick<Resource, 'name'>>({ name }: R) =>
  call({
    method: 'GET',
    path: `/${name as R['name']}/:id/approvals`,
    access: 'signed_in',
    tag,
    summary: `List the approvers and decisions for a record of ${name.replaceAll('-', ' ')}`,
    answer: list(approval),
  });

/** `values` are the facts that the conditions check, by name. */
export const simulateApprovals = call({
  method: 'POST',
  path: '/approval-settings/simulate',
  repeats: true,
  access: 'approval-settings.view',
  tag: 'approval-settings',
  summary: 'Preview who would approve an employee’s request on a date',
  body: {
    model: choice({ options: requestKinds, required: true }),
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
    /** The scope of the chain; null if no chain is set up. */
    scope: choice({ options: ['company', 'branch', 'department', 'job', 'employee'] }),
    scope_name: text(),
    /** Its people are only informed. */
    notify_only: boolean(required),
    /** The automatic action of the level, and its day, if no approver decides. */
    auto_action: choice({ options: autoActions, required: true }),
    acts_on: date(),
    /** The person who already approved at the previous level and need not approve again. */
    agreed_by: text(),
    /** The level is skipped because its approver is the requester. */
    skipped: boolean(required),
    asked: list({ ...approver, pic: text(), stand_ins: list(named) }),
  }),
  touches: [],
});
