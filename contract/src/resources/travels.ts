import {
  boolean,
  choice,
  currency,
  date,
  decimal,
  integer,
  list,
  longText,
  moment,
  money,
  reference,
  required,
  text,
  time,
  timezone,
} from '../fields.ts';
import { resource } from '../resource.ts';
import {
  approvedByChain,
  cancellationRequested,
  cancelledAtOnce,
  cancelledByChain,
  decidedByChain,
  rejectedByChain,
  withdrawnByOwner,
} from './decided-moves.ts';

/** One ride, by the clocks of the places where it begins and ends; a zone that is not named is the traveller's own. */
const travelLeg = {
  from: text({ required: true, max: 80 }),
  to: text({ required: true, max: 80 }),
  mode: choice({ options: ['flight', 'train', 'car', 'taxi', 'bus', 'ship'], required: true }),
  depart_date: date(required),
  depart_time: time(required),
  arrive_date: date(required),
  arrive_time: time(required),
  timezone_from: timezone({ optional: true }),
  timezone_to: timezone({ optional: true }),
  booking_ref: text({ max: 40, optional: true }),
} as const;

/** A cost of the trip; in another currency than the branch's, with that day's rate: the value of one unit in the branch's currency. */
const travelCost = {
  kind: choice({ options: ['transport', 'lodging', 'per_diem', 'visa', 'other'], required: true }),
  amount: money({ currency: 'currency', required: true }),
  currency: currency(required),
  rate: decimal({ min: 0.000001, max: 1_000_000, optional: true }),
  note: text({ words: true, max: 120, optional: true }),
} as const;

/** An employee's trip for work, from the draft to the day after it. */
export const travels = resource(
  'travels',
  {
    /** By default the caller. */
    employee_id: reference('employees', { required: true, carried: true }),
    title: text({ words: false, dated: true, readonly: true, required: true }),
    type: choice({ options: ['domestic', 'international'], initial: 'domestic', required: true }),
    purpose: text({ words: true, required: true, min: 2, max: 200 }),
    /** Bears the cost. */
    project_id: reference('projects'),
    from_place: text({ words: true, required: true, min: 2, max: 80 }),
    to_place: text({ words: true, required: true, min: 2, max: 80 }),
    start_date: date(required),
    end_date: date(required),
    legs: list(travelLeg, { words: true, max: 30 }),
    lodging_required: boolean(),
    /** Days of the trip on which they would have worked. */
    working_days: integer({ readonly: true, required: true }),
    estimate: list(travelCost, { max: 50, tier: 'cost' }),
    /** In the currency of their branch. */
    estimate_total: money({ currency: 'currency', readonly: true, tier: 'cost' }),
    advance: decimal({ min: 0, max: 1_000_000_000, tier: 'cost' }),
    currency: currency({ readonly: true }),
    funding: choice({ options: ['company', 'client', 'mixed'], initial: 'company' }),
    actual_cost: list(travelCost, { max: 50, tier: 'cost' }),
    actual_total: money({ currency: 'currency', readonly: true, tier: 'cost' }),
    status: choice({
      options: ['draft', 'pending', 'approved', 'rejected', 'cancelled', 'cancellation_requested', 'completed'],
      tones: {
        draft: 'neutral',
        pending: 'blue',
        approved: 'green',
        rejected: 'pink',
        cancelled: 'ended',
        cancellation_requested: 'amber',
        completed: 'neutral',
      },
      readonly: true,
    }),
    cancel_reason: longText({ words: true, max: 500, readonly: true }),
    decision_note: text({ words: true, max: 500, readonly: true }),
    decided_at: moment({ readonly: true }),
    completed_at: moment({ readonly: true }),
    /** It was completed too early: it stays open until it is completed by hand. */
    reopened_at: moment({ readonly: true }),
    /** How often it was sent. */
    attempt: integer({ readonly: true }),
    /** A draft is stored until its owner sends it; otherwise the request is sent when it is created. */
    as_draft: boolean(),
  },
  {
    label: 'title',
    check: ({ start_date, end_date }): Record<string, string> =>
      typeof start_date === 'string' && typeof end_date === 'string' && end_date < start_date ? { end_date: 'before_start' } : {},
    list: {
      table: [
        'employee_id',
        'purpose',
        'from_place',
        'to_place',
        'start_date',
        'end_date',
        'status',
        'estimate_total',
        '-project_id',
        '-type',
        '-working_days',
        '-funding',
        '-actual_total',
        '-created_at',
        '-decided_at',
      ],
      search: ['employee_id', 'title', 'purpose'],
      filters: ['employee_id', 'project_id', 'type', 'status', 'start_date', 'end_date', 'funding', 'created_at'],
      sort: ['start_date', 'end_date', 'purpose', 'estimate_total', 'status', 'working_days', 'created_at', 'decided_at'],
      order: { by: 'start_date', dir: 'desc' },
      foundBy: { rank: 7, name: 'employee_id', detail: ['title'], status: 'status' },
      lasts: { from: 'start_date', to: 'end_date' },
      total: 'kept',
    },
    form: {
      rows: [
        ['employee_id', 'type'],
        ['purpose'],
        ['project_id'],
        ['from_place', 'to_place'],
        ['start_date', 'end_date'],
        ['legs'],
        ['estimate'],
        ['advance', 'funding'],
        ['lodging_required'],
        ['actual_cost'],
        ['as_draft'],
      ],
    },
    record: {
      icon: 'plane',
      timeline: {
        kind: 'travel',
        title: 'title',
        events: [
          { event: 'requested', at: 'created_at' },
          { event: 'rejected', at: 'decided_at', in: ['rejected'] },
          { event: 'approved', at: 'decided_at' },
          { event: 'cancelled', at: 'updated_at', in: ['cancelled'] },
          { event: 'completed', at: 'completed_at', in: ['completed'] },
        ],
      },
      custom: true,
      media: {
        attachments: { types: ['pdf', 'png', 'jpeg', 'webp', 'docx', 'xlsx'], maxBytes: 10 * 1024 * 1024, right: 'create', tier: 'cost' },
      },
    },
    access: {
      owner: { employee: 'employee_id' },
      alsoVisibleTo: { of: 'project_id', its: 'manager_id' },
      tiers: { cost: { view: 'view_cost', update: 'update' } },
      extraRights: ['cancel', 'approve', 'complete'],
      risks: { view_cost: 'sensitive', delete: 'sensitive', approve: 'sensitive' },
      grants: {
        everyone: { view: 'own', view_cost: 'own', create: 'own', update: 'own', delete: 'own' },
        hr_manager: 'all',
        hr_officer: 'all',
        department_manager: {
          view: 'department',
          view_cost: 'department',
          create: 'department',
          update: 'department',
          approve: 'department',
          cancel: 'department',
          export: 'department',
        },
        payroll_officer: { view: 'all', view_cost: 'all', export: 'all' },
        attendance_officer: { view: 'all' },
      },
    },
    life: {
      onPurge: 'anonymise',
      touches: ['leaves', 'attendance-days', 'weekly-hours', 'timesheet', 'approvals'],
      request: {
        starts: 'draft',
        material: ['type', 'from_place', 'to_place', 'start_date', 'end_date', 'estimate', 'advance', 'funding'],
        facts: ['estimate_total', 'type', 'working_days'],
        submit: 'submit',
        absence: { from: 'start_date', to: 'end_date', also: ['completed'], named: true, ownCheck: true },
        proposed: 'manager_and_hr',
        further: { cancellation: { yes: 'agree_to_cancel', no: 'keep' } },
      },
      status: {
        field: 'status',
        privateWhile: 'draft',
        moves: {
          submit: { from: ['draft', 'rejected'], to: 'pending', right: 'create' },
          approve: { ...approvedByChain, notifies: { owner: 'request_approved' } },
          reject: { ...rejectedByChain, notifies: { owner: 'request_rejected' } },
          withdraw: withdrawnByOwner,
          ask_to_cancel: cancellationRequested,
          agree_to_cancel: { ...cancelledByChain, notifies: { owner: 'request_cancelled' } },
          cancel: { ...cancelledAtOnce, notifies: { owner: 'request_cancelled' } },
          keep: { ...decidedByChain, notifies: { owner: 'request_kept' } },
          complete: { from: ['approved'], to: 'completed', right: 'complete', stamps: 'completed_at' },
          reopen: { from: ['completed'], to: 'approved', right: 'complete', notByOwner: true, stamps: 'reopened_at' },
        },
      },
    },
  },
);
