import { call, type DataOf } from '../call.ts';
import {
  boolean,
  choice,
  color,
  date,
  decimal,
  group,
  integer,
  list,
  longText,
  named,
  reference,
  required,
  selfOrId,
  text,
} from '../fields.ts';
import { leaveLedger } from '../resources/leave-ledger.ts';
import type { ResponseOf } from '../values.ts';

const { kind } = leaveLedger.fields;
const unit = choice({ options: ['day', 'hour', 'minute'], required: true });
const ledgerTouches = ['leave-balances', 'leave-ledger'] as const;
/** The first day of a leave year. */
const year = date(required);

/** The totals of a leave account. `available` is entitled + carried + adjusted - expired - taken - scheduled - pending. */
const numbers = {
  entitled: decimal(required),
  carried: decimal(required),
  adjusted: decimal(required),
  expired: decimal(required),
  taken: decimal(required),
  /** Approved for later. */
  scheduled: decimal(required),
  /** Requested but not decided. */
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
export type BalanceResponse = ResponseOf<typeof balance>;

const line = {
  /** Missing where it is still to come. */
  id: integer(),
  date: date(required),
  kind,
  amount: decimal(required),
  /** The balance after this line. */
  left: decimal(required),
  expires_on: date(),
  leave_id: integer(),
  note: text(),
} as const;

/** Returns the ledger lines of every number, on any day; future lines are projected by the rule that will post them. */
export const employeeBalances = call({
  method: 'GET',
  path: '/employees/:id/leave-balances',
  params: { id: selfOrId },
  access: 'leave-ledger.view',
  tag: 'leave-balances',
  summary: 'Get the leave balances of an employee on a date, with their ledger entries',
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
  summary: 'Adjust a leave balance, with a reason',
  body: {
    employee_id: reference('employees', required),
    leave_category_id: reference('leave-categories', required),
    kind: choice({ options: ['adjustment', 'opening', 'encashment'], initial: 'adjustment' }),
    /** The effective day; today by default. */
    date: date(),
    amount: decimal({ required: true, min: -9999, max: 9999 }),
    /** The last day on which the added leave can be taken; without one it never expires. */
    expires_on: date(),
    note: longText({ required: true, min: 3, max: 300 }),
  },
  answer: { id: integer(required), available: decimal(required) },
  touches: ledgerTouches,
});

const closing = {
  employee: group(named, required),
  /** The rest of the year, the part carried into the next year, and the part that expires. */
  left: decimal(required),
  carried: decimal(required),
  lapsed: decimal(required),
  /** Requested for that year but not decided; it is carried over as if not taken. */
  pending: decimal(required),
  carried_expires_on: date(),
} as const;

export const previewClosing = call({
  method: 'GET',
  path: '/leave-categories/:id/closing',
  access: 'leave-ledger.close_period',
  tag: 'leave-ledger',
  summary: 'Preview the carryover from closing a leave year, by employee',
  query: { year },
  answer: { year, to: date(required), is_closed: boolean(required), people: list(closing, required) },
});

/** Closing a year again posts the differences since the last closing. */
export const closeYear = call({
  method: 'POST',
  path: '/leave-categories/:id/close',
  access: 'leave-ledger.close_period',
  tag: 'leave-ledger',
  summary: 'Close a leave year and carry over the amount that the category allows',
  body: { year },
  answer: { people: integer(required) },
  touches: ledgerTouches,
});

/** Reverts the entries posted by closing, while the following year is open. */
export const reopenYear = call({
  method: 'POST',
  path: '/leave-categories/:id/reopen',
  access: 'leave-ledger.close_period',
  tag: 'leave-ledger',
  summary: 'Reopen a closed leave year and reverse its carryover',
  body: { year },
  answer: { people: integer(required) },
  touches: ledgerTouches,
});
