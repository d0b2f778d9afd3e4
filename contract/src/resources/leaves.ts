import { dayNumber } from '@cadre/rules/calendar';
import { exampleDay } from '../example-day.ts';
import { boolean, choice, color, date, decimal, integer, longText, moment, reference, text, time } from '../fields.ts';
import { resource } from '../resource.ts';
import {
  approvedByChain,
  cancellationRequested,
  cancelledAtOnce,
  cancelledByChain,
  decidedByChain,
  rejectedByChain,
  shortenedByChain,
  withdrawnByOwner,
} from './decided-moves.ts';

const slots = ['full', 'am', 'pm'] as const;

/** An employee's time away, from the draft to the last day. Its cost is stored in its days. */
export const leaves = resource(
  'leaves',
  {
    /** By default the caller. */
    employee_id: reference('employees', { required: true, carried: true }),
    leave_category_id: reference('leave-categories', { required: true }),
    title: text({ words: false, dated: true, readonly: true, required: true }),
    from_date: date({ required: true }),
    to_date: date({ required: true }),
    /** The first day may begin at noon, the last one end there. */
    from_slot: choice({ options: slots, initial: 'full' }),
    to_slot: choice({ options: slots, initial: 'full' }),
    /** Of a category that is counted in hours. */
    from_time: time(),
    to_time: time(),
    amount: decimal({ readonly: true, required: true, unit: { in: 'unit' } }),
    unit: choice({ options: ['day', 'hour', 'minute'], computed: true }),
    color: color({ computed: true }),
    status: choice({
      options: ['draft', 'pending', 'approved', 'rejected', 'cancelled', 'cancellation_requested'],
      tones: {
        draft: 'neutral',
        pending: 'blue',
        approved: 'green',
        rejected: 'pink',
        cancelled: 'ended',
        cancellation_requested: 'amber',
      },
      readonly: true,
    }),
    substitute_id: reference('employees'),
    reason: longText({ words: true, max: 500, tier: 'reason' }),
    contact: text({ words: true, max: 120 }),
    /** The last day that remains if the request to shorten it is granted. */
    shorten_to: date({ readonly: true }),
    /** Its owner must request its cancellation or shortening. */
    requires_approval_to_cancel: boolean({ computed: true }),
    cancel_reason: longText({ words: true, max: 500, readonly: true, tier: 'reason' }),
    decision_note: text({ words: true, max: 500, readonly: true }),
    decided_at: moment({ readonly: true }),
    /** How often it was sent. */
    attempt: integer({ readonly: true }),
    /** A draft is stored until its owner sends it; otherwise the request is sent when it is created. */
    as_draft: boolean(),
  },
  {
    label: 'title',
    check: complaintAboutSpan,
    list: {
      table: [
        'employee_id',
        'leave_category_id',
        'from_date',
        'to_date',
        'amount',
        'status',
        'created_at',
        '-substitute_id',
        '-decided_at',
        '-unit',
      ],
      search: ['employee_id', 'title'],
      filters: ['employee_id', 'leave_category_id', 'status', 'from_date', 'to_date', 'substitute_id', 'created_at'],
      sort: ['from_date', 'to_date', 'amount', 'status', 'created_at', 'decided_at'],
      order: { by: 'from_date', dir: 'desc' },
      foundBy: { rank: 5, name: 'employee_id', detail: ['title'], status: 'status' },
      lasts: { from: 'from_date', to: 'to_date' },
      total: 'kept',
    },
    form: {
      rows: [
        ['employee_id', 'leave_category_id'],
        ['from_date', 'from_slot'],
        ['to_date', 'to_slot'],
        ['from_time', 'to_time'],
        ['substitute_id', 'contact'],
        ['reason'],
      ],
      example: { employee_id: 2, leave_category_id: 1, from_date: exampleDay(15, 2), to_date: exampleDay(15, 3), as_draft: true },
    },
    record: {
      icon: 'palm',
      timeline: false,
      custom: true,
      media: {
        attachments: { types: ['pdf', 'png', 'jpeg', 'webp', 'docx'], maxBytes: 10 * 1024 * 1024, right: 'create', tier: 'reason' },
      },
    },
    access: {
      owner: { employee: 'employee_id' },
      tiers: { reason: { view: 'view_reason', update: 'update', guarded: true, is: 'health' } },
      extraRights: ['assign', 'backdate', 'cancel', 'approve'],
      risks: { view_reason: 'sensitive', backdate: 'sensitive', delete: 'sensitive', approve: 'sensitive' },
      grants: {
        everyone: { view: 'own', view_reason: 'own', create: 'own', update: 'own', delete: 'own' },
        hr_manager: 'all',
        hr_officer: 'all',
        department_manager: {
          view: 'department',
          view_reason: 'department',
          create: 'department',
          approve: 'department',
          cancel: 'department',
          export: 'department',
        },
        payroll_officer: { view: 'all', export: 'all' },
        attendance_officer: { view: 'all' },
      },
    },
    life: {
      onPurge: 'anonymise',
      touches: ['leave-balances', 'leave-ledger', 'attendance-days', 'weekly-hours', 'timesheet', 'approvals'],
      request: {
        starts: 'draft',
        material: ['leave_category_id', 'from_date', 'to_date', 'from_slot', 'to_slot', 'from_time', 'to_time'],
        substitute: 'substitute_id',
        facts: ['amount', 'leave_category_id'],
        submit: 'submit',
        absence: { from: 'from_date', to: 'to_date', ownCheck: true },
        proposed: 'manager_and_hr',
        further: {
          cancellation: { yes: 'agree_to_cancel', no: 'keep' },
          shortening: { yes: 'agree_to_shorten', no: 'keep' },
        },
      },
      status: {
        field: 'status',
        privateWhile: 'draft',
        moves: {
          submit: { from: ['draft', 'rejected'], to: 'pending', right: 'create' },
          assign: {
            from: ['draft', 'pending'],
            to: 'approved',
            right: 'assign',
            notByOwner: true,
            stamps: 'decided_at',
            notifies: { owner: 'request_approved' },
          },
          approve: { ...approvedByChain, notifies: { owner: 'request_approved' } },
          reject: { ...rejectedByChain, notifies: { owner: 'request_rejected' } },
          withdraw: withdrawnByOwner,
          ask_to_cancel: cancellationRequested,
          agree_to_cancel: { ...cancelledByChain, notifies: { owner: 'request_cancelled' } },
          cancel: { ...cancelledAtOnce, notifies: { owner: 'request_cancelled' } },
          keep: { ...decidedByChain, notifies: { owner: 'request_kept' } },
          agree_to_shorten: { ...shortenedByChain, notifies: { owner: 'request_shortened' } },
          give_back: { from: ['approved'], to: 'cancelled', right: 'create', byOwnerOnly: true, danger: true },
        },
      },
    },
  },
);

type Span = Record<string, unknown>;

const mostDays = 366;

/** A leave of days may begin and end at noon; one of hours is of one day. A maximum length keeps the days countable. */
function complaintAboutSpan({ from_date, to_date, from_slot, to_slot, from_time, to_time }: Span): Record<string, string> {
  if (typeof from_date !== 'string' || typeof to_date !== 'string') return {};
  if (to_date < from_date) return { to_date: 'before_start' };
  if (dayNumber(to_date) - dayNumber(from_date) > mostDays) return { to_date: 'leave_endless' };
  const [first, last] = [from_slot ?? 'full', to_slot ?? 'full'];
  if (from_date === to_date && first !== last) return { to_slot: 'slots_differ' };
  if (from_date !== to_date && first === 'am') return { from_slot: 'ends_at_noon' };
  if (from_date !== to_date && last === 'pm') return { to_slot: 'begins_at_noon' };
  if (Boolean(from_time) !== Boolean(to_time)) return { to_time: 'times_need_both' };
  if (!from_time) return {};
  return from_date === to_date ? {} : { to_date: 'hours_of_one_day' };
}
