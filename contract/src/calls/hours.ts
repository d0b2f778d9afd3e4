import { call, whole } from '../call.ts';
import { boolean, choice, date, decimal, either, group, integer, list, moment, named, required, selfOrId, text, time } from '../fields.ts';
import { actions } from '../resources/attendances.ts';
import type { ResponseOf } from '../values.ts';
import { liveWork } from './live-work.ts';

const weekHours = {
  iso_week: integer(required),
  from: date(required),
  to: date(required),
  state: choice({ options: ['past', 'current', 'future'], required: true }),
  required_hours: decimal(required),
  worked_hours: decimal(required),
  logged_hours: decimal(required),
  leave_hours: decimal(required),
  holiday_hours: decimal(required),
  overtime_hours: decimal(required),
  balance_hours: decimal(required),
  running_balance_hours: decimal(required),
  late_minutes: integer(required),
  early_minutes: integer(required),
  late_count: integer(required),
  absent_days: integer(required),
  incomplete_days: integer(required),
  days: list({
    date: date(required),
    required_hours: decimal(required),
    worked_hours: decimal(required),
    logged_hours: decimal(required),
    status: text(required),
    /** On the wall where the person works. */
    first_in: time(),
    last_out: time(),
  }),
} as const;
export type WeekHours = ResponseOf<typeof weekHours>;

const yearOfWeeks = {
  employee: group({ ...named, department: text(required) }, required),
  iso_year: integer(required),
  weeks_in_year: integer(required),
  timezone: text(required),
  totals: group(
    {
      required_hours: decimal(required),
      worked_hours: decimal(required),
      leave_hours: decimal(required),
      holiday_hours: decimal(required),
      overtime_hours: decimal(required),
      balance_hours: decimal(required),
      late_count: integer(required),
      incomplete_days: integer(required),
    },
    required,
  ),
  weeks: list(weekHours),
  /** The flex-time balance at the end of the year, or today; null if the person has no flex-time account. */
  flex_hours: decimal(),
  /** The average over the number of weeks set for the branch, up to yesterday; null while there is too little data. */
  average: group({
    hours: decimal(required),
    weeks: integer(required),
    from: date(required),
    to: date(required),
    most_hours: decimal(),
    is_above: boolean(required),
  }),
} as const;
export type YearOfWeeks = ResponseOf<typeof yearOfWeeks>;

const sheetPunch = {
  id: integer(required),
  action: choice({ options: actions, required: true }),
  created_at: moment(required),
  local_time: text(required),
  source: text(required),
  device: text(),
  state: text(required),
  direction_origin: text(required),
  note: text(),
  void_reason: text(),
} as const;
export type SheetPunch = ResponseOf<typeof sheetPunch>;

const portion = { name: text(required), portion: text(required) } as const;
const sheetDay = {
  date: date(required),
  weekday: integer(required),
  status: text(required),
  /** Letters of the month matrix, as keys of `texts.attendance.codes`. */
  codes: list(text()),
  shift: group({
    ...named,
    code: text(required),
    start: text(required),
    end: text(required),
    /** Between the two spans of a split shift. */
    pause_start: text(),
    pause_end: text(),
    crosses_midnight: boolean(required),
  }),
  origin: text(required),
  scheduled_in: moment(),
  scheduled_out: moment(),
  /** When work is scheduled: from in to out, or before and after the pause of a split shift. */
  scheduled_spans: list({ from: moment(required), to: moment(required) }),
  first_in: moment(),
  last_out: moment(),
  open_since: moment(),
  intervals: list({ in: moment(), out: moment(), in_id: integer(), out_id: integer(), source: text(required) }),
  punches: list(sheetPunch),
  /** The planned minutes of the day; zero on a holiday. */
  expected_minutes: integer(required),
  worked_minutes: integer(required),
  live: group(liveWork),
  break_minutes: integer(required),
  late_minutes: integer(required),
  early_minutes: integer(required),
  /** The minutes that count: the approved part once it is decided, before that all of it. */
  overtime_minutes: integer(required),
  /** The overtime request of the day and the minutes decided so far. */
  overtime: group({ status: text(required), minutes: integer(required), approved_minutes: integer() }),
  excused_minutes: integer(required),
  logged_minutes: integer(required),
  flags: list(text()),
  leave: group(portion),
  /** The pending or approved excuse of that day. */
  excuse: group({ id: integer(required), type: text(required), minutes: integer(required), status: text(required) }),
  holiday: group(portion),
  override: group({ status: text(), worked_minutes: integer(), reason: text(required), by: text() }),
  /** The questions sent to the person about the day, oldest first. */
  questions: list(
    { question: text(required), asked_by: text(), asked_at: moment(required), answer: text(), answered_at: moment() },
    required,
  ),
  /** Sentences in the caller's language that explain each number. */
  explanation: list(text()),
} as const;
export type SheetDay = ResponseOf<typeof sheetDay>;

const timesheet = {
  employee: group({ ...named, department: text(required), pic: text() }, required),
  from: date(required),
  to: date(required),
  timezone: text(required),
  totals: group(
    {
      scheduled_hours: decimal(required),
      worked_hours: decimal(required),
      overtime_hours: decimal(required),
      late_minutes: integer(required),
      early_minutes: integer(required),
      absent_days: integer(required),
      leave_days: decimal(required),
      incomplete_days: integer(required),
    },
    required,
  ),
  days: list(sheetDay),
  can: group(
    {
      create: boolean(required),
      void: boolean(required),
      override: boolean(required),
      ask: boolean(required),
      answer: boolean(required),
    },
    required,
  ),
} as const;
export type Timesheet = ResponseOf<typeof timesheet>;

/** `:id` is an employee or `self`. */
const requested = {
  method: 'GET',
  path: '/employees/:id/attendance',
  params: { id: selfOrId },
  access: 'attendances.view',
  tag: 'attendances',
} as const;
const day = text({ max: 10 });
/** The number of weeks. */
const weeksCount = group({ total: integer(required) }, required);

/** The response for each `type`: the weeks of a year, or the days of a month or of a date range. */
export const yearAttendance = call({
  ...requested,
  summary: 'Get the hours of an employee by week',
  query: { type: choice({ options: ['year-weeks'], required: true }), date: day },
  answer: whole({ data: group(yearOfWeeks, required), meta: weeksCount }),
});
export const timesheetAttendance = call({
  ...requested,
  summary: 'Get the hours of an employee by day',
  query: { type: choice({ options: ['timesheet'], required: true }), date: day, from: date(), to: date() },
  answer: whole({ data: group(timesheet, required) }),
});

/** Both, as it is served. */
export const employeeAttendance = call({
  ...requested,
  summary: 'Get the hours of an employee, by week or by day',
  query: { type: choice({ options: ['year-weeks', 'timesheet'], required: true }), date: day, from: date(), to: date() },
  answer: whole({
    data: either(yearAttendance.answer.fields.data, timesheetAttendance.answer.fields.data),
    meta: { ...weeksCount, optional: true },
  }),
});
