import { excuseTypes } from '@cadre/rules/excuses/excuse';
import { exampleDay } from '../example-day.ts';
import { boolean, choice, date, integer, longText, minutes, moment, reference, text, time } from '../fields.ts';
import { resource } from '../resource.ts';
import { approvedByChain, reasonInput, rejectedByChain } from './decided-moves.ts';

/** A short absence, work from elsewhere, or a punch that was forgotten: hours of one working day. */
export const excuses = resource(
  'excuses',
  {
    /** By default the caller. */
    employee_id: reference('employees', { required: true, carried: true }),
    /** Its day and its hours, in no language. */
    title: text({ words: false, dated: true, readonly: true, required: true }),
    /** The same with its type, in the language of the reader. */
    summary: text({ dated: true, computed: true }),
    type: choice({ options: excuseTypes, required: true }),
    /** Of a night shift, the day it begins on. */
    date: date({ required: true }),
    from_time: time(),
    to_time: time(),
    /** For a missing punch: the forgotten action, and when it should have been. */
    missing_action: choice({ options: ['in', 'out', 'both'] }),
    proposed_in: time(),
    proposed_out: time(),
    minutes: minutes({ readonly: true, required: true }),
    /** Used minutes of the month's quota, and the quota: `95 / 240`. */
    month_quota: text({ computed: true }),
    unpaid_minutes: minutes({ readonly: true, required: true }),
    deducted_minutes: minutes({ readonly: true, required: true }),
    status: choice({
      options: ['draft', 'pending', 'approved', 'rejected', 'cancelled'],
      tones: { draft: 'neutral', pending: 'blue', approved: 'green', rejected: 'pink', cancelled: 'ended' },
      readonly: true,
    }),
    reason: longText({ words: true, required: true, min: 5, max: 500, tier: 'reason' }),
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
    check: complaintAboutTimes,
    list: {
      table: [
        'employee_id',
        'type',
        'date',
        'from_time',
        'to_time',
        'minutes',
        'month_quota',
        'status',
        '-created_at',
        '-proposed_in',
        '-proposed_out',
        '-unpaid_minutes',
        '-deducted_minutes',
        '-decided_at',
      ],
      search: ['employee_id', 'summary'],
      filters: ['employee_id', 'type', 'date', 'status', 'created_at'],
      sort: ['date', 'minutes', 'type', 'status', 'created_at', 'decided_at'],
      order: { by: 'date', dir: 'desc' },
      foundBy: { rank: 6, name: 'employee_id', detail: ['title'], status: 'status' },
      month: 'date',
      total: 'kept',
    },
    form: {
      rows: [
        ['employee_id'],
        ['type', 'date'],
        ['from_time', 'to_time'],
        ['missing_action'],
        ['proposed_in', 'proposed_out'],
        ['reason'],
        ['as_draft'],
      ],
      example: {
        employee_id: 2,
        type: excuseTypes[0],
        date: exampleDay(-2, 2),
        from_time: '10:00',
        to_time: '11:30',
        reason: 'Appointment at the town hall',
        as_draft: true,
      },
    },
    record: {
      icon: 'clock_alert',
      timeline: false,
      custom: true,
      media: {
        attachments: { types: ['pdf', 'png', 'jpeg', 'webp', 'docx'], maxBytes: 10 * 1024 * 1024, right: 'create', tier: 'reason' },
      },
    },
    access: {
      owner: { employee: 'employee_id' },
      tiers: { reason: { view: 'view_reason', update: 'update', guarded: true, is: 'health' } },
      extraRights: ['approve', 'cancel', 'override_quota'],
      risks: { view_reason: 'sensitive', approve: 'sensitive', delete: 'sensitive', override_quota: 'sensitive' },
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
        attendance_officer: 'all',
      },
    },
    life: {
      onPurge: 'anonymise',
      touches: [
        'excuse-quota',
        'attendances',
        'attendance-days',
        'weekly-hours',
        'timesheet',
        'approvals',
        'leave-balances',
        'leave-ledger',
      ],
      request: {
        starts: 'draft',
        material: ['type', 'date', 'from_time', 'to_time', 'missing_action', 'proposed_in', 'proposed_out'],
        facts: ['minutes', 'type'],
        submit: 'submit',
        proposed: 'manager_and_hr',
        called: 'summary',
      },
      status: {
        field: 'status',
        privateWhile: 'draft',
        moves: {
          submit: { from: ['draft', 'rejected'], to: 'pending', right: 'create' },
          approve: { ...approvedByChain, notifies: { owner: 'request_approved' } },
          reject: { ...rejectedByChain, notifies: { owner: 'request_rejected' } },
          withdraw: { from: ['draft', 'pending'], to: 'cancelled', right: 'create', byOwnerOnly: true, danger: true },
          cancel: {
            from: ['draft', 'pending', 'approved'],
            to: 'cancelled',
            right: 'cancel',
            notByOwner: true,
            danger: true,
            input: reasonInput,
            into: { note: 'cancel_reason' },
            notifies: { owner: 'request_cancelled' },
          },
          give_back: { from: ['approved'], to: 'cancelled', right: 'create', byOwnerOnly: true, danger: true },
        },
      },
    },
  },
);

/** Hours for an absence, punches for a correction, never both. */
function complaintAboutTimes(excuse: Record<string, unknown>): Record<string, string> {
  const { type, from_time, to_time } = excuse;
  if (typeof type !== 'string' || type === '') return {};
  const needed = timesOf(excuse);
  const missing = needed.filter((name) => !excuse[name]).map((name) => [name, 'required']);
  const beside = timeFields.filter((name) => excuse[name] && !needed.includes(name)).map((name) => [name, 'unknown_field']);
  const isNothing = type !== 'missing_punch' && Boolean(from_time) && from_time === to_time;
  return { ...Object.fromEntries([...missing, ...beside]), ...(isNothing ? { to_time: 'not_after' } : {}) };
}

export const timeFields: readonly string[] = ['from_time', 'to_time', 'missing_action', 'proposed_in', 'proposed_out'];

/** The time fields that this type of request needs. */
export function timesOf({ type, missing_action }: Record<string, unknown>): string[] {
  if (type !== 'missing_punch') return ['from_time', 'to_time'];
  const isBoth = missing_action === 'both';
  return [
    'missing_action',
    ...(missing_action === 'in' || isBoth ? ['proposed_in'] : []),
    ...(missing_action === 'out' || isBoth ? ['proposed_out'] : []),
  ];
}
