import { autoActions } from '@cadre/rules/approvals/automatic';
import { approvalModels, approvalQuestions, approvalStates, rejectionNotes } from '../approval-models.ts';
import { boolean, choice, document, integer, list, moment, reference, required, text } from '../fields.ts';
import { resource } from '../resource.ts';

/** Somebody who is asked, and how it came to that; `agreed_at` where all have to agree and this one has. */
export const askedPerson = {
  id: integer(required),
  name: text(required),
  via: choice({ options: ['direct', 'role', 'right', 'escalation', 'last_resort', 'overdue'], required: true }),
  agreed_at: moment(),
} as const;

/** A level of a chain that was asked about a request. What is pending and not closed waits for whoever it names. */
export const approvals = resource(
  'approvals',
  {
    employee_id: reference('employees', { readonly: true, required: true }),
    model: choice({ options: approvalModels, readonly: true, required: true }),
    model_id: integer({ readonly: true, required: true }),
    /** Whether to grant it, or to cancel what was granted. */
    question: choice({ options: approvalQuestions, readonly: true, required: true }),
    department_id: reference('departments', { computed: true }),
    pic: text({ computed: true }),
    /** What it is about, for who may see that. */
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
    /** In whose place, where somebody stood in. */
    in_place_of_id: reference('users', { readonly: true }),
    /** Decided by somebody who was not asked, by a right of their own. */
    overridden: boolean({ readonly: true }),
    /** The people of this level were informed; nobody decided. */
    informs: boolean({ readonly: true }),
    /** The chain decided by itself, since nobody answered in time. */
    automatic: boolean({ readonly: true }),
    /** What the chain does by itself, and when, unless its approvers answer. */
    auto_action: choice({ options: autoActions, computed: true }),
    auto_acts_at: moment({ computed: true }),
    /** Whether a rejection needs a note. */
    rejection_note: choice({ options: rejectionNotes, computed: true }),
    decided_at: moment({ readonly: true }),
    /** Nobody needs to decide any more: the request was withdrawn or changed. */
    closed_at: moment({ readonly: true }),
    /** When it counts as late: by then those who are asked are reminded. */
    due_at: moment({ computed: true }),
    asked: document({ computed: true, required: true, holds: list(askedPerson) }),
    /** `self`: the reader is asked, or may answer for who is. */
    approver: choice({ options: ['self'], computed: true }),
    /** The reader is asked in somebody else's place alone. */
    stands_in: boolean({ computed: true }),
  },
  {
    onPurge: 'erase',
    label: 'summary',
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
    form: [],
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
    writes: [],
    owner: { employee: 'employee_id' },
    extraRights: ['override'],
    risks: { override: 'critical' },
    grants: { everyone: { view: 'own' }, hr_manager: 'all', hr_officer: { '*': 'all', override: null } },
    total: 'kept',
    guarded: 'personal',
    asksPeople: true,
    status: { field: 'status', moves: {} },
  },
);
