import { call, type DataOf, page } from '../call.ts';
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
  moment,
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
const touches = [...touchedByTasks, 'approvals'] as const;
/** `self`, or the number of an employee. */
const employee = text({ max: 12 });
const week = { year: integer(required), week: integer(required) } as const;
const spanned = group({ ...week, from: date(required), to: date(required) }, required);
const thisWeek = { params: { year: '2026', week: '46' } } as const;
const card = record(timeCards, { partly: true });
const { work_type, status } = tasks.fields;
const workType = choice({ options: work_type.options, required: true });

const project = {
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
  /** Nothing can be written on it, and why. */
  closed: boolean(required),
  reason: choice({
    options: ['month_closed', 'not_employed', 'in_the_future', 'card_submitted', 'card_approved'],
    required: true,
    optional: true,
  }),
} as const;

const row = {
  key: text(required),
  project: group(project, required),
  project_task: group(named),
  work_type: workType,
  billable: boolean(required),
  /** Without hours in this week: it was used in the last ones, or is a favourite. */
  pinned: boolean(required),
  cells: list(cell, required),
} as const;

/** Everything that the grid of a week shows. */
export const weekOfTimeCard = call({
  method: 'GET',
  path: '/time-cards/:year/:week',
  access: 'time-cards.view',
  tag,
  summary: 'A week of somebody with its rows, its days and what speaks against handing it in',
  query: { employee },
  example: thisWeek,
  answer: {
    /** Nobody has written anything yet. */
    card,
    employee: group(named, required),
    week: spanned,
    /** May the asker write in it? */
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
    /** What should be looked at before the week is handed in; `blocks` refuses it. */
    problems: list({ ...remark, blocks: boolean(required) }, required),
    warnings: list(remark, required),
  },
});
export type TimeCardWeek = DataOf<typeof weekOfTimeCard>;

export const submitWeek = call({
  method: 'POST',
  path: '/time-cards/:year/:week/submit',
  access: 'time-cards.submit',
  tag,
  summary: 'Hand in a week, of your own or on behalf of somebody',
  body: {
    employee,
    /** What is still to do by the sender's estimate, per project and department. */
    etc: list(
      { project_id: integer(required), department_id: integer(required), minutes: minutes({ required: true, min: 0 }) },
      { max: 100 },
    ),
  },
  example: { ...thisWeek, body: {} },
  answer: record(timeCards, { required: true, partly: true }),
  touches,
});

export const withdrawWeek = call({
  method: 'POST',
  path: '/time-cards/:year/:week/withdraw',
  access: 'time-cards.submit',
  tag,
  summary: 'Take back a week that nobody has decided yet',
  body: {},
  example: { ...thisWeek, body: {} },
  answer: record(timeCards, { required: true, partly: true }),
  touches,
});

/** One row that is rejected sends the card back; what is approved stays so. */
export const decideTimeCard = call({
  method: 'POST',
  path: '/time-cards/:id/decide',
  access: 'signed_in',
  tag,
  summary: 'Approve or reject the rows of a week one by one',
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
  touches,
});

export const copyWeek = call({
  method: 'POST',
  path: '/time-cards/:year/:week/copy',
  access: 'tasks.create',
  tag,
  summary: 'Take over the rows of another week, with or without its hours',
  body: {
    from: group({ year: integer({ required: true, min: 1970, max: 9999 }), week: integer({ required: true, min: 1, max: 53 }) }, required),
    with_hours: boolean(),
    employee,
  },
  example: { ...thisWeek, body: { from: { year: 2026, week: 45 }, with_hours: true } },
  answer: {
    /** How many rows stand in the week now, and how many hours were booked with them. */
    rows: integer(required),
    booked: integer(required),
    /** What was left out, and why. */
    warnings: list(remark, required),
  },
  touches,
});

/** What stands in the grid without hours. */
export const pinRows = call({
  method: 'PUT',
  path: '/time-cards/:year/:week/pins',
  access: 'tasks.create',
  tag,
  summary: 'Keep rows without hours in a week, in place of those it had',
  body: {
    rows: list(
      {
        project_id: integer({ required: true, min: 1 }),
        project_task_id: integer({ min: 1 }),
        work_type: choice({ options: work_type.options }),
      },
      { max: 100 },
    ),
    employee,
  },
  example: { ...thisWeek, body: { rows: [] } },
  touches: ['time-cards'],
});

const suggested = {
  project: group(project, required),
  project_task: group(named),
  work_type: workType,
  billable: boolean(required),
  cells: list({ date: date(required), minutes: minutes(required) }, required),
} as const;

/** Nothing is saved by it. */
export const suggestWeek = call({
  method: 'GET',
  path: '/time-cards/:year/:week/suggestions',
  access: 'tasks.create',
  tag,
  summary: 'Hours that would fit into a week, by the plan or by attendance',
  query: { from: choice({ options: ['plan', 'attendance'], required: true }), employee },
  example: thisWeek,
  answer: { rows: list(suggested, required) },
});
export type SuggestedRow = DataOf<typeof suggestWeek>['rows'][number];

export const notSubmitted = call({
  method: 'GET',
  path: '/time-cards/not-submitted',
  access: 'time-cards.view',
  tag: 'not-submitted',
  summary: 'Weeks that are over and were not handed in, the oldest first',
  query: { employee, department_id: integer({ min: 1 }), page: integer({ min: 1, max: 100_000 }), per_page: integer({ min: 1, max: 200 }) },
  answer: page({
    employee: group(named, required),
    ...week,
    from: date(required),
    to: date(required),
    status: choice({ options: ['missing', 'draft', 'rejected'], required: true }),
    required_minutes: minutes(required),
    logged_minutes: minutes(required),
    missing_minutes: minutes(required),
    last_reminder: moment(),
    can: group({ remind: boolean(required), submit_for: boolean(required) }, required),
  }),
});
export type NotSubmitted = DataOf<typeof notSubmitted>[number];

export const remindOfWeeks = call({
  method: 'POST',
  path: '/time-cards/remind',
  access: 'time-cards.remind',
  tag: 'not-submitted',
  summary: 'Remind people of weeks that they have not handed in, each person once for all of theirs',
  body: {
    items: list(
      {
        employee_id: integer({ required: true, min: 1 }),
        year: integer({ required: true, min: 1970, max: 9999 }),
        week: integer({ required: true, min: 1, max: 53 }),
      },
      { required: true, min: 1, max: 1000 },
    ),
  },
  answer: { reminded: integer(required), skipped: integer(required) },
  touches: ['not-submitted'],
});
