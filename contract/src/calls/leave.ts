import { call, type DataOf } from '../call.ts';
import { boolean, choice, date, decimal, group, integer, list, longText, named, reference, required, text } from '../fields.ts';
import { leaves } from '../resources/leaves.ts';

const unit = choice({ options: ['day', 'hour', 'minute'], required: true });
const skipReasons = ['day_off', 'holiday', 'not_employed'] as const;
const touches = ['leave-balances', 'leave-ledger', 'leaves'] as const;
/** The first day of a leave year. */
const year = date(required);

const { employee_id, leave_category_id, from_date, to_date, from_slot, to_slot, from_time, to_time, substitute_id, reason } = leaves.fields;

const finding = {
  field: text(required),
  code: text(required),
  /** In the caller's language. */
  sentence: text(required),
  blocks: boolean(required),
} as const;

/** Everything that a request would mean, before it is sent. */
export const previewLeave = call({
  method: 'POST',
  path: '/leaves/preview',
  access: 'leaves.create',
  tag: 'leaves',
  summary: 'Preview a leave by day, with the resulting balance, any issues, and absent colleagues',
  repeats: true,
  body: {
    /** The leave being edited; it does not conflict with itself. */
    leave_id: reference('leaves'),
    employee_id,
    leave_category_id,
    from_date,
    to_date,
    from_slot,
    to_slot,
    from_time,
    to_time,
    substitute_id,
    reason,
  },
  answer: {
    amount: decimal(required),
    unit,
    days: list(
      {
        date: date(required),
        slot: choice({ options: ['am', 'pm'], required: true }),
        minutes: integer(required),
        amount: decimal(required),
        skipped: choice({ options: skipReasons }),
        holiday: text(),
        year,
      },
      required,
    ),
    /** By leave year; empty if the category has no balance. */
    balances: list({ year, before: decimal(required), after: decimal(required) }, required),
    findings: list(finding, required),
    /** Colleagues of the same department who are away on one of these days. */
    away: list({ employee: group(named, required), from_date: date(required), to_date: date(required), status: text(required) }, required),
    /** Staffing of the department on the worst of these days. */
    staffing: group({ people: integer(required), present: integer(required), date: date(required) }),
    /** The same on every day that is to be worked. */
    staffing_days: list({ people: integer(required), present: integer(required), date: date(required) }, required),
  },
  touches: [],
});
export type LeavePreview = DataOf<typeof previewLeave>;

export const shortenLeave = call({
  method: 'POST',
  path: '/leaves/:id/shorten',
  access: 'leaves.create',
  tag: 'leaves',
  summary: 'Shorten an approved leave, or request this if the category requires approval to cancel',
  body: { to_date: date(required), note: longText({ max: 500, optional: true }), version: integer({ min: 1 }) },
  answer: { id: integer(required), amount: decimal(required), to_date: date(required), status: text(required) },
  touches,
});

export const leaveDays = call({
  method: 'GET',
  path: '/leaves/:id/days',
  access: 'leaves.view',
  tag: 'leaves',
  summary: 'List the days of a leave, with the cost of each or the reason it has none',
  answer: list({
    date: date(required),
    slot: choice({ options: ['am', 'pm'], required: true }),
    minutes: integer(required),
    amount: decimal(required),
    skipped: choice({ options: skipReasons }),
    active: boolean(required),
  }),
});
