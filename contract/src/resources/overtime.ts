import { baseClasses, premiumKinds } from '@cadre/rules/overtime/rule-set';
import {
  boolean,
  choice,
  date,
  document,
  integer,
  list,
  longText,
  map,
  minutes,
  moment,
  reference,
  required,
  scalar,
  share,
  text,
} from '../fields.ts';
import { resource } from '../resource.ts';
import { rejectedByChain } from './decided-moves.ts';

const becomes = ['pay', 'time_off'] as const;

/** Overtime of a day, computed from the hours worked; employees give a reason, and approvers decide how many minutes count. */
export const overtime = resource(
  'overtime',
  {
    employee_id: reference('employees', { readonly: true, required: true }),
    date: date({ readonly: true, required: true }),
    title: text({ words: false, dated: true, readonly: true, required: true }),
    minutes: minutes({ readonly: true, required: true }),
    /** The highest of the day. */
    class: choice({ options: ['overtime_1', 'overtime_2', 'rest_day', 'holiday'], readonly: true, required: true }),
    status: choice({
      options: ['open', 'pending', 'approved', 'rejected', 'withdrawn'],
      tones: { open: 'amber', pending: 'blue', approved: 'green', rejected: 'pink', withdrawn: 'ended' },
      readonly: true,
    }),
    approved_minutes: minutes({ readonly: true }),
    reason: longText({ words: true, readonly: true, max: 500, tier: 'reason' }),
    becomes: choice({ options: becomes, readonly: true, required: true }),
    may_choose: boolean({ readonly: true, required: true }),
    leave_category_id: reference('leave-categories', { readonly: true }),
    overtime_rule_id: reference('overtime-rules', { readonly: true }),
    /** The minutes before the day changed, and the request with it. */
    previous_minutes: minutes({ readonly: true }),
    decision_note: text({ words: true, readonly: true, max: 500 }),
    decided_at: moment({ readonly: true }),
    attempt: integer({ readonly: true }),

    expected_minutes: minutes({ computed: true }),
    worked_minutes: minutes({ computed: true }),
    /** Pending and approved minutes of the same month and year, including this one, and the limits. */
    month_minutes: minutes({ computed: true }),
    monthly_limit_minutes: minutes({ computed: true }),
    year_minutes: minutes({ computed: true }),
    yearly_limit_minutes: minutes({ computed: true }),
    /** Every worked minute of the day, by class and premiums. */
    parts: document({
      computed: true,
      holds: list({
        class: choice({ options: baseClasses, required: true }),
        premiums: list(choice({ options: premiumKinds, required: true }), required),
        premium_bp: share(required),
        minutes: minutes(required),
      }),
    }),
    /** Keys of `texts.attendance.explain` and their arguments. */
    explanation: document({ computed: true, holds: list({ code: text(required), args: map(scalar(required), required) }) }),
  },
  {
    label: 'title',
    list: {
      table: [
        'employee_id',
        'date',
        'minutes',
        'class',
        'status',
        'approved_minutes',
        'becomes',
        '-expected_minutes',
        '-worked_minutes',
        '-month_minutes',
        '-year_minutes',
        '-overtime_rule_id',
        '-decided_at',
      ],
      search: ['employee_id'],
      filters: ['employee_id', 'date', 'status', 'class', 'becomes', 'minutes'],
      sort: ['date', 'minutes', 'approved_minutes', 'status', 'created_at', 'decided_at'],
      order: { by: 'date', dir: 'desc' },
      foundBy: false,
      month: 'date',
      total: 'kept',
    },
    record: { icon: 'hourglass', timeline: false },
    access: {
      owner: { employee: 'employee_id' },
      tiers: { reason: { view: 'view_reason', update: 'update', guarded: true, is: 'health' } },
      extraRights: ['update', 'approve'],
      risks: { view_reason: 'sensitive', approve: 'sensitive' },
      grants: {
        everyone: { view: 'own', view_reason: 'own', update: 'own' },
        hr_manager: 'all',
        hr_officer: 'all',
        department_manager: { view: 'department', view_reason: 'department', approve: 'department', export: 'department' },
        payroll_officer: { view: 'all', export: 'all' },
        attendance_officer: { view: 'all', export: 'all' },
      },
    },
    life: {
      onPurge: 'anonymise',
      writes: [],
      touches: ['approvals', 'leave-balances', 'leave-ledger', 'weekly-hours', 'timesheet'],
      request: { facts: ['minutes', 'class'], submit: 'submit', proposed: 'manager_and_hr' },
      status: {
        field: 'status',
        moves: {
          submit: {
            from: ['open', 'rejected'],
            to: 'pending',
            right: 'update',
            byOwnerOnly: true,
            input: { reason: longText({ required: true, min: 3, max: 500 }), becomes: choice({ options: becomes }) },
          },
          approve: {
            from: ['open', 'pending'],
            to: 'approved',
            right: 'approve',
            decidedBy: 'approvals',
            notByOwner: true,
            input: { minutes: minutes({ min: 1, max: 1440 }), note: longText({ max: 500 }) },
            into: { minutes: 'approved_minutes', note: 'decision_note' },
            stamps: 'decided_at',
            notifies: { owner: 'request_approved' },
          },
          reject: { ...rejectedByChain, from: ['open', 'pending'], notifies: { owner: 'request_rejected' } },
        },
      },
    },
  },
);
