import { call, type DataOf } from '../call.ts';
import { exampleDay } from '../example-day.ts';
import { boolean, choice, date, group, integer, list, longText, reference, required, selfOrId, text, time } from '../fields.ts';
import { excuses } from '../resources/excuses.ts';

const { employee_id, type, date: day, from_time, to_time, missing_action, proposed_in, proposed_out } = excuses.fields;

/** The used part of a monthly quota: approved or pending. Without a limit the quota is unlimited. */
const quota = {
  /** The first day of the month. */
  month: date(required),
  used_minutes: integer(required),
  limit_minutes: integer(),
  used_count: integer(required),
  limit_count: integer(),
} as const;

/** `:id` is an employee or `self`. */
export const excuseQuota = call({
  method: 'GET',
  path: '/employees/:id/excuse-quota',
  params: { id: selfOrId },
  access: 'excuses.view',
  tag: 'excuse-quota',
  summary: 'Get an employee’s usage of the monthly excuse quota',
  query: { date: date() },
  answer: {
    ...quota,
    /** At a time. */
    max_minutes: integer(),
    paid: boolean(required),
    over_quota: choice({ options: ['block', 'warn', 'unpaid', 'deduct_leave'], required: true }),
  },
});
export type ExcuseQuota = DataOf<typeof excuseQuota>;

/** Everything that a request would mean, before it is sent. */
export const previewExcuse = call({
  method: 'POST',
  path: '/excuses/preview',
  access: 'excuses.create',
  tag: 'excuses',
  summary: 'Preview an excuse, with the monthly quota and any issues',
  repeats: true,
  body: {
    /** The excuse being edited; it does not conflict with itself. */
    excuse_id: reference('excuses'),
    employee_id,
    type,
    date: day,
    from_time,
    to_time,
    missing_action,
    proposed_in,
    proposed_out,
    reason: longText({ max: 500 }),
  },
  example: { body: { employee_id: 2, type: type.options[0], date: exampleDay(-2, 2), from_time: '10:00', to_time: '11:30' } },
  answer: {
    minutes: integer(required),
    unpaid_minutes: integer(required),
    deducted_minutes: integer(required),
    /** Whether it costs any of the quota. */
    counts: boolean(required),
    /** Before this request. */
    quota: group(quota, required),
    shift: group({ name: text(required), start: time(required), end: time(required) }),
    findings: list(
      {
        field: text(required),
        code: text(required),
        /** In the caller's language. */
        sentence: text(required),
        blocks: boolean(required),
      },
      required,
    ),
  },
  touches: [],
});
export type ExcusePreview = DataOf<typeof previewExcuse>;
