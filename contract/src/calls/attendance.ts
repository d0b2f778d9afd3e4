import { call, type DataOf } from '../call.ts';
import { exampleDay } from '../example-day.ts';
import {
  boolean,
  choice,
  date,
  group,
  integer,
  list,
  longText,
  minutes,
  moment,
  named,
  reference,
  references,
  required,
  selfOrId,
  text,
  time,
} from '../fields.ts';
import { attendanceDays } from '../resources/attendance-days.ts';
import { actions } from '../resources/attendances.ts';
import { liveWork } from './live-work.ts';

const tag = 'attendances';
/** Days are computed from punches, and everything that counts hours is computed from days. */
const touches = ['attendances', 'attendance-days', 'weekly-hours', 'timesheet'] as const;
const action = choice({ options: actions, required: true });

/** `:id` is an employee or `self`. Pressed twice it is recorded once. */
export const check = call({
  method: 'POST',
  path: '/attendances/:id/check',
  params: { id: selfOrId },
  access: 'attendances.check',
  tag,
  summary: 'Check in or out, using the server’s clock',
  body: { action: choice({ options: actions }), note: text({ max: 300 }) },
  answer: { action, created_at: moment(required), open_since: moment(), repeated: boolean(required) },
  touches,
});
export type Checked = DataOf<typeof check>;

export const attendanceNow = call({
  method: 'GET',
  path: '/attendances/:id/now',
  params: { id: selfOrId },
  access: 'attendances.check',
  tag,
  summary: 'Get the next check-in action and today’s worked time so far',
  answer: {
    employee: group({ ...named, pic: text() }, required),
    /** The server's clock. */
    now: moment(required),
    zone: text(required),
    date: date(required),
    next: choice({ options: ['in', 'out'], required: true }),
    last: group({ action, created_at: moment(required) }),
    open_since: moment(),
    worked_minutes: integer(required),
    live: group(liveWork),
    expected_minutes: integer(required),
    shift: group({
      name: text(required),
      start_time: time(required),
      end_time: time(required),
      pause_start: time(),
      pause_end: time(),
    }),
    holiday: text(),
    /** Why the button is closed; null when it is open. */
    refused: choice({ options: ['off', 'office_network', 'not_employed'] }),
    /** Open days that lack a punch, newest first. */
    missing: list({ date: date(required), flags: list(text()) }),
  },
});
export type AttendanceNow = DataOf<typeof attendanceNow>;

/** Wall clock of each person. */
export const addPunches = call({
  method: 'POST',
  path: '/attendances',
  access: 'attendances.create',
  tag,
  summary: 'Add a punch for one or more employees, with a reason',
  body: {
    employee_ids: references('employees', { required: true, through: 'attendances', here: 'id', there: 'employee_id' }),
    action,
    date: date(required),
    time: time(required),
    note: text({ required: true, min: 3, max: 300 }),
  },
  answer: { ids: list(integer()) },
  touches,
});

const aDay = { employee_id: 2, date: exampleDay(-2, 2) } as const;

export const overrideDay = call({
  method: 'POST',
  path: '/attendance-days/override',
  access: 'attendances.override_day',
  tag,
  summary: 'Override the status or worked time of a day, with a reason',
  body: {
    employee_id: reference('employees', required),
    date: date(required),
    status: choice({ options: attendanceDays.fields.status.options }),
    worked_minutes: minutes({ min: 0, max: 1440 }),
    reason: text({ required: true, min: 3, max: 300 }),
  },
  example: { body: { ...aDay, worked_minutes: 480, reason: 'At a client' } },
  touches,
});

export const removeOverride = call({
  method: 'POST',
  path: '/attendance-days/remove-override',
  access: 'attendances.override_day',
  tag,
  summary: 'Remove the override of a day',
  body: { employee_id: reference('employees', required), date: date(required) },
  example: { body: aDay },
  touches,
});

/** Everyone who can view a day may send the person a question about it, even without the right to correct it. */
export const askAboutDay = call({
  method: 'POST',
  path: '/attendance-days/ask',
  access: 'attendances.view',
  tag,
  summary: 'Ask an employee about one of their days, by notification and email',
  body: {
    employee_id: reference('employees', required),
    date: date(required),
    note: longText({ required: true, min: 3, max: 500 }),
  },
  touches: ['attendances'],
});

/** Only the employee who received the question may answer; its authors are notified. */
export const answerAboutDay = call({
  method: 'POST',
  path: '/attendance-days/answer',
  access: 'signed_in',
  tag,
  summary: 'Answer a question about one of your days',
  body: { date: date(required), reply: longText({ required: true, min: 2, max: 500 }) },
  touches: ['attendances'],
});

export const presence = call({
  method: 'GET',
  path: '/attendances/presence',
  access: 'attendances.view',
  tag,
  summary: 'Get the current presence by branch',
  /** With it, the days from then on that need attention are counted, too. */
  query: { attention_from: date() },
  answer: {
    needs_attention: integer(),
    branches: list({
      ...named,
      expected: integer(required),
      present: integer(required),
      left: integer(required),
      absent: integer(required),
      late: integer(required),
    }),
  },
});
export type Presence = DataOf<typeof presence>;

/** Days follow the facts by themselves; this makes sure. */
export const recomputeDays = call({
  method: 'POST',
  path: '/attendance-days/recompute',
  access: 'attendances.override_day',
  tag,
  summary: 'Recompute attendance days',
  body: { employee_id: reference('employees'), from: date(required), to: date(required) },
  touches,
});
