import { call } from '../call.ts';
import { choice, date, minutes, reference, references, text, time } from '../fields.ts';
import { attendanceDays } from '../resources/attendance-days.ts';
import { type AttendanceAction, actions } from '../resources/attendances.ts';

const tag = 'attendances';
type Named = { id: number; name: string };

/** In or out, by the server's clock. `:id` is an employee or `self`. Pressed twice it is recorded once. */
export const check = call({
  method: 'POST',
  path: '/attendances/:id/check',
  access: 'attendances.check',
  tag,
  body: { action: choice({ options: actions }), note: text({ max: 300 }) },
});
export type Checked = { action: AttendanceAction; created_at: string; open_since: string | null; repeated: boolean };

/** What somebody may press now, and what today came to so far. */
export const attendanceNow = call({ method: 'GET', path: '/attendances/:id/now', access: 'attendances.check', tag });
export type AttendanceNow = {
  employee: Named & { pic: string | null };
  /** The server's clock. */
  now: string;
  zone: string;
  date: string;
  next: 'in' | 'out';
  last: { action: AttendanceAction; created_at: string } | null;
  open_since: string | null;
  worked_minutes: number;
  expected_minutes: number;
  shift: { name: string; start_time: string; end_time: string } | null;
  holiday: string | null;
  /** Why the button is closed: `off`, `office_network`, `not_employed`; absent when it is open. */
  refused: 'off' | 'office_network' | 'not_employed' | null;
  /** Open days that lack a punch, newest first. */
  missing: { date: string; flags: string[] }[];
};

/** A punch that somebody makes for others, with the reason; wall clock of each person. */
export const addPunches = call({
  method: 'POST',
  path: '/attendances',
  access: 'attendances.create',
  tag,
  body: {
    employee_ids: references('employees', { required: true, through: 'attendances', here: 'id', there: 'employee_id' }),
    action: choice({ options: actions, required: true }),
    date: date({ required: true }),
    time: time({ required: true }),
    note: text({ required: true, min: 3, max: 300 }),
  },
});

/** Settles a day against the punches, with a reason; taken back by an empty one. */
export const overrideDay = call({
  method: 'POST',
  path: '/attendance-days/override',
  access: 'attendances.override_day',
  tag,
  body: {
    employee_id: reference('employees', { required: true }),
    date: date({ required: true }),
    status: choice({ options: attendanceDays.fields.status.options }),
    worked_minutes: minutes({ min: 0, max: 1440 }),
    reason: text({ required: true, min: 3, max: 300 }),
  },
});
export const removeOverride = call({
  method: 'POST',
  path: '/attendance-days/remove-override',
  access: 'attendances.override_day',
  tag,
  body: { employee_id: reference('employees', { required: true }), date: date({ required: true }) },
});

/** Who is here now, by branch. */
export const presence = call({ method: 'GET', path: '/attendances/presence', access: 'attendances.view', tag });
export type Presence = {
  branches: { id: number; name: string; expected: number; present: number; left: number; absent: number; late: number }[];
};

/** How far the days are behind the facts; they follow by themselves. */
export const recomputeDays = call({
  method: 'POST',
  path: '/attendance-days/recompute',
  access: 'attendances.override_day',
  tag,
  body: { employee_id: reference('employees'), from: date({ required: true }), to: date({ required: true }) },
});
