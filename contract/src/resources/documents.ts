import { choice, date, integer, longText, moment, reference, text } from '../fields.ts';
import { resource } from '../resource.ts';

/** A document in an employee's file, or one that was requested and is still missing. */
export const documents = resource(
  'documents',
  {
    employee_id: reference('employees', { required: true }),
    type: choice({
      options: ['contract', 'job_offer', 'identity', 'passport', 'visa', 'certificate', 'policy', 'other'],
      initial: 'other',
      required: true,
    }),
    title: text({ required: true, min: 2, max: 120 }),
    issued_on: date(),
    expires_on: date(),
    /** Until when a requested document should be there. */
    due_on: date(),
    note: longText({ max: 500, inside: true }),
    status: choice({
      options: ['requested', 'submitted', 'accepted', 'rejected', 'expired'],
      tones: { requested: 'amber', submitted: 'blue', accepted: 'green', rejected: 'pink', expired: 'ended' },
      readonly: true,
    }),
    decision_note: text({ max: 500, readonly: true, inside: true }),
    decided_at: moment({ readonly: true }),
    /** The issued form that contains the file and its hash. */
    form_id: reference('forms', { readonly: true }),
    files_count: integer({ computed: true }),
  },
  {
    label: 'title',
    check: ({ issued_on, expires_on }) =>
      typeof issued_on === 'string' && typeof expires_on === 'string' && expires_on < issued_on ? { expires_on: 'before_start' } : {},
    list: {
      table: ['title', 'employee_id', 'type', 'status', 'expires_on', 'due_on', 'files_count', '-issued_on', '-created_at'],
      search: ['employee_id', 'title'],
      filters: ['employee_id', 'type', 'status', 'expires_on', 'due_on'],
      sort: ['title', 'type', 'status', 'expires_on', 'due_on', 'created_at'],
      order: { by: 'created_at', dir: 'desc' },
      foundBy: false,
      total: 'kept',
    },
    form: {
      rows: [['employee_id'], ['type', 'title'], ['issued_on', 'expires_on'], ['note']],
    },
    record: {
      icon: 'file_text',
      timeline: {
        kind: 'document',
        title: 'title',
        tab: 'documents',
        events: [
          { event: 'requested', at: 'created_at', with: 'due_on' },
          { event: 'requested', at: 'created_at', in: ['requested'] },
          { event: 'added', at: 'created_at' },
          { event: 'accepted', at: 'decided_at', in: ['accepted'] },
          { event: 'rejected', at: 'decided_at', in: ['rejected'] },
          { event: 'expired', at: 'expires_on', in: ['expired'] },
        ],
      },
      media: { file: { types: ['pdf', 'png', 'jpeg', 'webp', 'docx', 'xlsx'], maxBytes: 10 * 1024 * 1024, right: 'create', single: true } },
    },
    access: {
      risks: { view: 'sensitive', delete: 'sensitive' },
      grants: { everyone: { view: 'own', create: 'own' }, hr_manager: 'all', hr_officer: 'all' },
      owner: { employee: 'employee_id' },
      extraRights: ['request', 'review'],
      guarded: 'personal',
    },
    life: {
      onPurge: 'erase',
      touches: ['employees'],
      request: { starts: 'pending', yes: 'accept', facts: ['type'], right: 'documents.review', namedInNotice: true },
      status: {
        field: 'status',
        moves: {
          accept: {
            from: ['submitted', 'rejected'],
            to: 'accepted',
            right: 'review',
            decidedBy: 'approvals',
            notByOwner: true,
            stamps: 'decided_at',
            notifies: { owner: 'document_accepted' },
          },
          reject: {
            from: ['submitted'],
            to: 'rejected',
            right: 'review',
            decidedBy: 'approvals',
            notByOwner: true,
            danger: true,
            input: { note: longText({ required: true, min: 2, max: 500 }) },
            into: { note: 'decision_note' },
            stamps: 'decided_at',
            notifies: { owner: 'document_rejected' },
          },
          ask_again: {
            from: ['submitted', 'rejected', 'expired'],
            to: 'requested',
            right: 'request',
            notifies: { owner: 'document_requested' },
          },
        },
      },
    },
  },
);
