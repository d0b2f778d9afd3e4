import { call, type DataOf } from '../call.ts';
import {
  boolean,
  choice,
  color,
  date,
  group,
  integer,
  list,
  map,
  named,
  record,
  reference,
  required,
  scalar,
  selfOrId,
  text,
  time,
} from '../fields.ts';
import { monthSchedules } from '../resources/month-schedules.ts';

const tag = 'month-schedules';
const shift = {
  ...named,
  code: text(required),
  color: color(required),
  start_time: time(required),
  end_time: time(required),
  /** Between the two spans of a split shift. */
  pause_start: time(),
  pause_end: time(),
} as const;
const sometimes = { required: true, optional: true } as const;

/** Employees by days, with the shift of the week schedules where the roster has no entry. */
export const readRoster = call({
  method: 'GET',
  path: '/month-schedules/:id/roster',
  access: 'month-schedules.view',
  tag,
  summary: 'Get a roster as a grid',
  answer: {
    schedule: record(monthSchedules, required),
    days: list({ date: date(required), weekday: integer(required), holidays: list(text()) }),
    shifts: list({ ...shift, expected_minutes: integer(required) }),
    people: list({
      employee: group({ ...named, pic: text(), job: text(required) }, required),
      cells: list({
        date: date(required),
        shift_id: integer(),
        is_set: boolean(required),
        base_shift_id: integer(),
        is_employed: boolean(required),
        /** A holiday where this person works. */
        holiday: text(),
        note: text(),
      }),
      minutes: integer(required),
    }),
    issues: list({
      severity: choice({ options: ['error', 'warning'], required: true }),
      code: text(required),
      employee_id: integer(sometimes),
      date: date(sometimes),
      shift_id: integer(sometimes),
      args: map(scalar(required), required),
    }),
  },
});
export type Roster = DataOf<typeof readRoster>;
export type RosterCell = Roster['people'][number]['cells'][number];
export type RosterIssue = Roster['issues'][number];

/** Each entry sets a shift, a day off (`shift_id: null`), or `clear`, which restores the week schedules. */
export const saveRosterEntries = call({
  method: 'PUT',
  path: '/month-schedules/:id/entries',
  access: 'month-schedules.update',
  tag,
  summary: 'Update cells of a roster',
  body: {
    entries: group(
      {
        list: list(
          {
            employee_id: reference('employees', required),
            date: date(required),
            shift_id: reference('shifts'),
            note: text({ max: 200 }),
            clear: boolean(),
          },
          { required: true, min: 0, max: 2000 },
        ),
      },
      required,
    ),
  },
  answer: record(monthSchedules, required),
  touches: [tag, 'attendance-days', 'attendances'],
});

/** Mapped by weekday, as a new draft. */
export const copyRoster = call({
  method: 'POST',
  path: '/month-schedules/:id/copy',
  access: 'month-schedules.create',
  tag,
  summary: 'Copy a roster to another month, as a draft',
  body: { month: text({ required: true, pattern: 'month' }), name: text({ min: 2, max: 80 }) },
  answer: record(monthSchedules, required),
  touches: [tag],
});

/** `:id` may be `self`. */
export const employeePlan = call({
  method: 'GET',
  path: '/employees/:id/plan',
  params: { id: selfOrId },
  access: 'attendances.view',
  tag: 'attendances',
  summary: 'Get the planned work of an employee, by day',
  query: { from: date(required), to: date(required) },
  answer: list({
    date: date(required),
    shift: group({ ...shift, crosses_midnight: boolean(required) }),
    origin: choice({ options: ['roster', 'employee', 'department', 'branch', 'company', 'none'], required: true }),
    schedule: text(),
    holiday: group({ name: text(required), portion: text(required) }),
    is_employed: boolean(required),
    expected_minutes: integer(required),
  }),
});
export type PlannedDay = DataOf<typeof employeePlan>[number];
