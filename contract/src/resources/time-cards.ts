import { boolean, choice, date, document, group, integer, list, longText, minutes, moment, reference, required, text } from '../fields.ts';
import { resource } from '../resource.ts';
import { approvedByChain, reasonInput, rejectedByChain } from './decided-moves.ts';

/** An employee's work in an ISO week, submitted and decided as one. The rows are `tasks`. */
export const timeCards = resource(
  'time-cards',
  {
    employee_id: reference('employees', { readonly: true, required: true }),
    /** `2026-W46` */
    title: text({ words: false, dated: true, readonly: true, required: true }),
    week_year: integer({ readonly: true, required: true }),
    week: integer({ readonly: true, required: true }),
    from_date: date({ readonly: true, required: true }),
    to_date: date({ readonly: true, required: true }),
    status: choice({
      options: ['draft', 'submitted', 'approved', 'rejected'],
      tones: { draft: 'neutral', submitted: 'blue', approved: 'green', rejected: 'pink' },
      readonly: true,
    }),
    /** The value when the week was submitted; for a draft, the last known one. */
    required_minutes: minutes({ readonly: true, required: true }),
    total_minutes: minutes({ readonly: true, required: true }),
    billable_minutes: minutes({ readonly: true, required: true }),
    leave_minutes: minutes({ readonly: true, required: true }),
    attended_minutes: minutes({ computed: true }),
    pic: text({ computed: true }),
    /** Minutes by project, the most first. */
    projects: document({
      computed: true,
      long: true,
      holds: list({
        project: group({ id: integer(required), number: text(required), name: text(required) }, required),
        minutes: minutes(required),
        billable_minutes: minutes(required),
      }),
    }),
    /** Handed in by the Monday after it; empty until it was. */
    on_time: boolean({ readonly: true }),
    submitted_at: moment({ readonly: true }),
    submitted_by_id: reference('users', { readonly: true }),
    decided_at: moment({ readonly: true }),
    decision_note: text({ words: true, readonly: true, max: 500 }),
    reopen_reason: longText({ words: true, readonly: true, max: 500 }),
    attempt: integer({ readonly: true }),
  },
  {
    label: 'title',
    list: {
      table: [
        'employee_id',
        'title',
        'from_date',
        'total_minutes',
        'required_minutes',
        'billable_minutes',
        'attended_minutes',
        'status',
        'submitted_at',
        '-leave_minutes',
        '-on_time',
        '-decided_at',
        '-submitted_by_id',
      ],
      search: ['employee_id', 'title'],
      filters: ['employee_id', 'status', 'week_year', 'week', 'from_date', 'on_time'],
      sort: ['from_date', 'total_minutes', 'status', 'submitted_at', 'decided_at'],
      order: { by: 'from_date', dir: 'desc' },
      foundBy: false,
      lasts: { from: 'from_date', to: 'to_date' },
      total: 'kept',
    },
    record: { icon: 'file_check', timeline: false },
    access: {
      owner: { employee: 'employee_id' },
      extraRights: ['remind'],
      risks: { approve: 'sensitive', reopen: 'sensitive', submit_for: 'sensitive' },
      grants: {
        everyone: { view: 'own', submit: 'own' },
        hr_manager: 'all',
        hr_officer: { view: 'all', submit_for: 'all', remind: 'all', export: 'all' },
        department_manager: {
          view: 'department',
          approve: 'department',
          reopen: 'department',
          submit_for: 'department',
          remind: 'department',
          export: 'department',
        },
        project_manager: { view: 'team', approve: 'team', reopen: 'team', submit_for: 'team', remind: 'team', export: 'team' },
        payroll_officer: { view: 'all', export: 'all' },
      },
    },
    life: {
      onPurge: 'anonymise',
      writes: [],
      touches: ['tasks', 'approvals', 'projects'],
      request: { submit: 'submit', proposed: 'manager', mailedAs: 'time_cards' },
      status: {
        field: 'status',
        moves: {
          submit: { from: ['draft', 'rejected'], to: 'submitted', right: 'submit', byOwnerOnly: true, stamps: 'submitted_at' },
          /** Submitted by another user, which is logged. */
          submit_for: { from: ['draft', 'rejected'], to: 'submitted', right: 'submit_for', notByOwner: true, stamps: 'submitted_at' },
          withdraw: { from: ['submitted'], to: 'draft', right: 'submit', byOwnerOnly: true },
          approve: { ...approvedByChain, from: ['submitted'], notifies: { owner: 'request_approved' } },
          reject: { ...rejectedByChain, from: ['submitted'], notifies: { owner: 'request_sent_back' } },
          reopen: {
            from: ['approved'],
            to: 'draft',
            right: 'reopen',
            notByOwner: true,
            danger: true,
            input: reasonInput,
            into: { note: 'reopen_reason' },
            notifies: { owner: 'time_card_reopened' },
          },
        },
      },
    },
  },
);
