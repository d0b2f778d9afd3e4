import { call, type DataOf } from '../call.ts';
import {
  boolean,
  choice,
  color,
  date,
  group,
  integer,
  list,
  longText,
  minutes,
  named,
  optionally,
  record,
  required,
  text,
} from '../fields.ts';
import { tasks } from '../resources/tasks.ts';
import { timeCards } from '../resources/time-cards.ts';
import { remark, touchedByTasks } from './tasks.ts';

const tag = 'time-cards';
export const touchedByCards = [...touchedByTasks, 'approvals'] as const;
/** `self`, or the number of an employee. */
export const employee = text({ max: 12 });
export const isoWeek = { year: integer(required), week: integer(required) } as const;
const spanned = group({ ...isoWeek, from: date(required), to: date(required) }, required);
export const thisWeek = { params: { year: 2026, week: 46 } } as const;
/** Which week a path names. */
export const weekParams = { year: integer({ min: 1970, max: 9999 }), week: integer({ min: 1, max: 53 }) } as const;
const card = record(timeCards, { partly: true });
const { work_type, status } = tasks.fields;
export const workType = choice({ options: work_type.options, required: true });

export const bookedProject = {
  ...named,
  number: text(required),
  client: text(),
  color: color(),
  require_note: boolean(required),
  require_task: boolean(required),
} as const;

const cell = {
  id: integer(required),
  version: integer(required),
  date: date(required),
  minutes: minutes(required),
  description: text(),
  status: choice({ options: status.options, required: true }),
  returned_note: text(),
} as const;

const day = {
  date: date(required),
  required_minutes: minutes(required),
  attended_minutes: minutes(required),
  leave_minutes: minutes(required),
  ...optionally({ leave: text(required), holiday: text(required) }),
  logged_minutes: minutes(required),
  /** The day is read-only; `reason` explains why. */
  closed: boolean(required),
  reason: choice({
    options: ['month_closed', 'not_employed', 'in_the_future', 'card_submitted', 'card_approved'],
    required: true,
    optional: true,
  }),
} as const;

const row = {
  key: text(required),
  project: group(bookedProject, required),
  project_task: group(named),
  work_type: workType,
  billable: boolean(required),
  /** Without hours in this week. */
  pinned: boolean(required),
  /** The row also shows in later weeks until it is removed. */
  kept: boolean(required),
  cells: list(cell, required),
} as const;

/** Everything that the grid of a week shows. */
export const weekOfTimeCard = call({
  method: 'GET',
  path: '/time-cards/:year/:week',
  params: weekParams,
  access: 'time-cards.view',
  tag,
  summary: 'Get an employee’s week with its rows, days and submission issues',
  query: { employee },
  example: thisWeek,
  answer: {
    /** Null until the first entry. */
    card,
    employee: group(named, required),
    week: spanned,
    /** Whether the caller may write in it. */
    writable: boolean(required),
    days: list(day, required),
    rows: list(row, required),
    totals: group(
      {
        required_minutes: minutes(required),
        logged_minutes: minutes(required),
        billable_minutes: minutes(required),
        attended_minutes: minutes(required),
        leave_minutes: minutes(required),
      },
      required,
    ),
    /** Issues to check before the week is handed in; those with `blocks` prevent it. */
    problems: list({ ...remark, blocks: boolean(required) }, required),
    warnings: list(remark, required),
  },
});
export type TimeCardWeek = DataOf<typeof weekOfTimeCard>;

export const submitWeek = call({
  method: 'POST',
  path: '/time-cards/:year/:week/submit',
  params: weekParams,
  access: 'time-cards.submit',
  tag,
  summary: 'Submit a week, for yourself or an employee',
  body: {
    employee,
    /** The remaining work estimated by the sender, per project and department. */
    etc: list(
      { project_id: integer(required), department_id: integer(required), minutes: minutes({ required: true, min: 0 }) },
      { max: 100 },
    ),
  },
  example: { ...thisWeek, body: {} },
  answer: record(timeCards, { required: true, partly: true }),
  touches: touchedByCards,
});

export const withdrawWeek = call({
  method: 'POST',
  path: '/time-cards/:year/:week/withdraw',
  params: weekParams,
  access: 'time-cards.submit',
  tag,
  summary: 'Withdraw a submitted week that has not been decided yet',
  body: {},
  example: { ...thisWeek, body: {} },
  answer: record(timeCards, { required: true, partly: true }),
  touches: touchedByCards,
});

/** One rejected row sends the card back; approved rows stay approved. */
export const decideTimeCard = call({
  method: 'POST',
  path: '/time-cards/:id/decide',
  access: 'signed_in',
  tag,
  summary: 'Approve or reject the rows of a week individually',
  body: {
    rows: list(
      {
        id: integer({ required: true, min: 1 }),
        status: choice({ options: ['approved', 'rejected'], required: true }),
        note: text({ max: 500, optional: true }),
      },
      { required: true, max: 1000 },
    ),
    note: longText({ max: 500 }),
    version: integer({ min: 1 }),
  },
  answer: record(timeCards, { required: true, partly: true }),
  touches: touchedByCards,
});
