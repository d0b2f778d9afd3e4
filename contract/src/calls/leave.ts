import { call, type DataOf } from '../call.ts';
import {
  boolean,
  choice,
  color,
  date,
  decimal,
  group,
  integer,
  isWritable,
  list,
  longText,
  named,
  reference,
  required,
  text,
} from '../fields.ts';
import { leaveCategories } from '../resources/leave-categories.ts';
import { leaveLedger } from '../resources/leave-ledger.ts';
import { leaves } from '../resources/leaves.ts';
import type { Told } from '../values.ts';

const { kind } = leaveLedger.fields;
const unit = choice({ options: ['day', 'hour', 'minute'], required: true });
const touches = ['leave-balances', 'leave-ledger', 'leaves'] as const;
const ledgerTouches = ['leave-balances', 'leave-ledger'] as const;
/** The first day of a leave year. */
const year = date(required);

/** What an account comes to. `available` is entitled + carried + adjusted - expired - taken - scheduled - pending. */
const numbers = {
  entitled: decimal(required),
  carried: decimal(required),
  adjusted: decimal(required),
  expired: decimal(required),
  taken: decimal(required),
  /** Approved for later. */
  scheduled: decimal(required),
  /** Asked for and not decided. */
  pending: decimal(required),
  available: decimal(required),
} as const;

export const balance = {
  category: group({ ...named, code: text(required), color: color(required), unit }, required),
  /** Without a balance everything but taken, scheduled and pending is zero. */
  balance_mode: choice({ options: ['tracked', 'unlimited'], required: true }),
  year,
  ...numbers,
  carried_expires_on: date(),
} as const;
export type ToldBalance = Told<typeof balance>;

const line = {
  /** Missing where it is still to come. */
  id: integer(),
  date: date(required),
  kind,
  amount: decimal(required),
  /** What was there with it, line by line. */
  left: decimal(required),
  expires_on: date(),
  leave_id: integer(),
  note: text(),
} as const;

/** Every number opens the lines behind it, on any day: those ahead are projected by the same rule that will post them. */
export const employeeBalances = call({
  method: 'GET',
  path: '/employees/:id/leave-balances',
  access: 'leave-ledger.view',
  tag: 'leave-balances',
  summary: 'The leave balances of one person on any day, with the lines behind them',
  query: { date: date() },
  answer: {
    employee: group(named, required),
    date: date(required),
    balances: list({ ...balance, lines: list(line, required) }, required),
  },
});
export type BalanceLine = DataOf<typeof employeeBalances>['balances'][number]['lines'][number];

export const adjustBalance = call({
  method: 'POST',
  path: '/leave-ledger/adjust',
  access: 'leave-ledger.adjust',
  tag: 'leave-ledger',
  summary: 'Add to a leave balance or take from it, with a reason',
  body: {
    employee_id: reference('employees', required),
    leave_category_id: reference('leave-categories', required),
    kind: choice({ options: ['adjustment', 'opening', 'encashment'], initial: 'adjustment' }),
    /** On which day it holds; today unless said. */
    date: date(),
    amount: decimal({ required: true, min: -9999, max: 9999 }),
    note: longText({ required: true, min: 3, max: 300 }),
  },
  answer: { id: integer(required), available: decimal(required) },
  touches: ledgerTouches,
});

const closing = {
  employee: group(named, required),
  /** What is left of the year, what goes into the next one, and what lapses. */
  left: decimal(required),
  carried: decimal(required),
  lapsed: decimal(required),
  /** Asked for in that year and not decided; it is carried over as if it were not taken. */
  pending: decimal(required),
  carried_expires_on: date(),
} as const;

export const previewClosing = call({
  method: 'GET',
  path: '/leave-categories/:id/closing',
  access: 'leave-ledger.close_period',
  tag: 'leave-ledger',
  summary: 'What closing a leave year would carry over, person by person',
  query: { year },
  answer: { year, to: date(required), is_closed: boolean(required), people: list(closing, required) },
});

/** Closed again, it posts what has changed since. */
export const closeYear = call({
  method: 'POST',
  path: '/leave-categories/:id/close',
  access: 'leave-ledger.close_period',
  tag: 'leave-ledger',
  summary: 'Close a leave year and carry over what the category allows',
  body: { year },
  answer: { people: integer(required) },
  touches: ledgerTouches,
});

/** Takes back what closing has posted, as long as the year after it is open. */
export const reopenYear = call({
  method: 'POST',
  path: '/leave-categories/:id/reopen',
  access: 'leave-ledger.close_period',
  tag: 'leave-ledger',
  summary: 'Open a closed leave year again, and take back what was carried over',
  body: { year },
  answer: { people: integer(required) },
  touches: ledgerTouches,
});

const policy = Object.fromEntries(
  Object.entries(leaveCategories.fields)
    .filter(([, field]) => isWritable(field))
    .map(([name, field]) => [name, { ...field, required: undefined }]),
) as Record<string, (typeof leaveCategories.fields)[keyof typeof leaveCategories.fields]>;

/** What the form says, before it is saved. */
export const previewCategory = call({
  method: 'POST',
  path: '/leave-categories/preview',
  access: 'leave-categories.view',
  tag: 'leave-categories',
  summary: 'In plain words what somebody hired on a day would get',
  repeats: true,
  body: { ...policy, hired_on: date(required) },
  answer: {
    sentences: list(text(required), required),
    lines: list({ date: date(required), kind, amount: decimal(required), left: decimal(required) }, required),
  },
  touches: [],
});

/** Whose balances an edit changes, before it is saved. */
export const previewEffects = call({
  method: 'POST',
  path: '/leave-categories/:id/effects',
  access: 'leave-categories.update',
  tag: 'leave-categories',
  summary: 'Whose balance at the end of the leave year a change of the category would change',
  repeats: true,
  body: policy,
  answer: {
    to: date(required),
    people: integer(required),
    changed: integer(required),
    /** Those it changes most. */
    examples: list({ employee: group(named, required), before: decimal(required), after: decimal(required) }, required),
  },
  touches: [],
});
export type CategoryEffects = DataOf<typeof previewEffects>;

const { employee_id, leave_category_id, from_date, to_date, from_slot, to_slot, from_time, to_time, substitute_id, reason } = leaves.fields;

const finding = {
  field: text(required),
  code: text(required),
  /** In the asker's language. */
  sentence: text(required),
  blocks: boolean(required),
} as const;

/** Everything that a request would mean, before it is sent. */
export const previewLeave = call({
  method: 'POST',
  path: '/leaves/preview',
  access: 'leaves.create',
  tag: 'leaves',
  summary: 'Count a leave day by day, with the balance after it, everything that speaks against it, and who else is away',
  repeats: true,
  body: {
    /** The leave that is changed, which is then no clash with itself. */
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
        skipped: choice({ options: ['day_off', 'holiday'] }),
        holiday: text(),
        year,
      },
      required,
    ),
    /** By leave year; nothing where no balance is kept. */
    balances: list({ year, before: decimal(required), after: decimal(required) }, required),
    findings: list(finding, required),
    /** Of the same department, whoever is away on one of these days. */
    away: list({ employee: group(named, required), from_date: date(required), to_date: date(required), status: text(required) }, required),
    /** Of whom the department has, who is there on the worst of these days. */
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
  summary: 'Give back the last days of an approved leave',
  body: { to_date: date(required), version: integer({ min: 1 }) },
  answer: { id: integer(required), amount: decimal(required), to_date: date(required) },
  touches,
});

export const leaveDays = call({
  method: 'GET',
  path: '/leaves/:id/days',
  access: 'leaves.view',
  tag: 'leaves',
  summary: 'The days of a leave, with what each costs or why it costs nothing',
  answer: list({
    date: date(required),
    slot: choice({ options: ['am', 'pm'], required: true }),
    minutes: integer(required),
    amount: decimal(required),
    skipped: choice({ options: ['day_off', 'holiday'] }),
    active: boolean(required),
  }),
});
