import { autoActions } from '@cadre/rules/approvals/automatic';
import { approvalQuestions, approvalStates, rejectionNotes } from '../approval-models.ts';
import { boolean, choice, document, integer, list, moment, reference, required, text } from '../fields.ts';
import { requestKinds } from '../request-kinds.ts';
import { resource } from '../resource.ts';

/** An approver, and why they are one; `agreed_at` if all must agree and this one has. */
export const approver = {
  id: integer(required),
  name: text(required),
  via: choice({ options: ['direct', 'role', 'right', 'escalation', 'last_resort', 'overdue'], required: true }),
  agreed_at: moment(),
} as const;

/** A level of a request's chain. A pending, open one waits for its approvers. */
export const approvals = resource(
  'approvals',
  {
    employee_id: reference('employees', { readonly: true, required: true }),
    model: choice({ options: requestKinds, readonly: true, required: true }),
    model_id: integer({ readonly: true, required: true }),
    /** Whether to approve it, or to cancel an approved one. */
    question: choice({ options: approvalQuestions, readonly: true, required: true }),
    department_id: reference('departments', { computed: true }),
    pic: text({ computed: true }),
    /** A summary of the request, for readers who may see it. */
    summary: text({ dated: true, computed: true }),
    attempt: integer({ readonly: true, required: true }),
    level: integer({ readonly: true, required: true }),
    mode: choice({ options: ['any', 'all'], readonly: true, required: true }),
    status: choice({
      options: approvalStates,
      tones: { pending: 'blue', approved: 'green', rejected: 'pink' },
      readonly: true,
      required: true,
    }),
    note: text({ max: 500, readonly: true, inside: true }),
    decided_by_id: reference('users', { readonly: true }),
    /** The approver represented by a delegate. */
    in_place_of_id: reference('users', { readonly: true }),
    /** Decided by a user who was not an approver, with a separate right. */
    overridden: boolean({ readonly: true }),
    /** The people of this level were only informed; no decision was needed. */
    informs: boolean({ readonly: true }),
    /** The chain decided by itself, because there was no decision in time. */
    automatic: boolean({ readonly: true }),
    /** The chain's own action, and when, unless its approvers decide. */
    auto_action: choice({ options: autoActions, computed: true }),
    auto_acts_at: moment({ computed: true }),
    /** Whether a rejection needs a note. */
    rejection_note: choice({ options: rejectionNotes, computed: true }),
    decided_at: moment({ readonly: true }),
    /** No decision is needed any more: the request was withdrawn or changed. */
    closed_at: moment({ readonly: true }),
    /** When it counts as late: by then its approvers are reminded. */
    due_at: moment({ computed: true }),
    asked: document({ computed: true, required: true, holds: list(approver) }),
    /** `self`: the reader is an approver, or may decide for one. */
    approver: choice({ options: ['self'], computed: true }),
    /** The reader is only a delegate of an approver. */
    stands_in: boolean({ computed: true }),
  },
  {
    label: 'summary',
    list: {
      table: [
        'employee_id',
        'model',
        'summary',
        'level',
        'status',
        'created_at',
        'decided_by_id',
        'decided_at',
        '-question',
        '-due_at',
        '-in_place_of_id',
        '-overridden',
        '-informs',
        '-automatic',
        '-closed_at',
      ],
      search: ['employee_id'],
      filters: [
        'approver',
        'stands_in',
        'status',
        'model',
        'model_id',
        'employee_id',
        'department_id',
        'question',
        'level',
        'created_at',
        'decided_at',
        'decided_by_id',
      ],
      sort: ['created_at', 'decided_at', 'status', 'level'],
      order: { by: 'created_at', dir: 'desc' },
      month: 'created_at',
      total: 'kept',
    },
    access: {
      owner: { employee: 'employee_id' },
      extraRights: ['override'],
      risks: { override: 'critical' },
      grants: { everyone: { view: 'own' }, hr_manager: 'all', hr_officer: { '*': 'all', override: null } },
      guarded: 'personal',
    },
    life: {
      onPurge: 'erase',
      writes: [],
      isApproval: true,
      status: { field: 'status', moves: {} },
    },
  },
);
