import { call } from '../call.ts';
import { choice, date, text } from '../fields.ts';
import type { AttendanceAction } from '../resources/attendances.ts';

const tag = 'attendances';
type Named = { id: number; name: string };

/** One person: the weeks of a year, or the days of a month (or from-to). `:id` is an employee or `self`. */
export const employeeAttendance = call({
  method: 'GET',
  path: '/employees/:id/attendance',
  access: 'attendances.view',
  tag,
  query: {
    date: text({ max: 10 }),
    type: choice({ options: ['year-weeks', 'timesheet'], required: true }),
    from: date(),
    to: date(),
  },
});

export type WeekHours = {
  iso_week: number;
  from: string;
  to: string;
  state: 'past' | 'current' | 'future';
  required_hours: number;
  worked_hours: number;
  logged_hours: number;
  leave_hours: number;
  holiday_hours: number;
  overtime_hours: number;
  balance_hours: number;
  running_balance_hours: number;
  late_minutes: number;
  early_minutes: number;
  late_count: number;
  absent_days: number;
  incomplete_days: number;
  days: {
    date: string;
    required_hours: number;
    worked_hours: number;
    logged_hours: number;
    status: string;
    first_in: string | null;
    last_out: string | null;
  }[];
};
export type YearOfWeeks = {
  employee: Named & { department: string };
  iso_year: number;
  weeks_in_year: number;
  timezone: string;
  totals: {
    required_hours: number;
    worked_hours: number;
    leave_hours: number;
    holiday_hours: number;
    overtime_hours: number;
    balance_hours: number;
    late_count: number;
    incomplete_days: number;
  };
  weeks: WeekHours[];
};

export type SheetPunch = {
  id: number;
  action: AttendanceAction;
  created_at: string;
  local_time: string;
  source: string;
  device: string | null;
  state: string;
  direction_origin: string;
  note: string | null;
  void_reason: string | null;
};
export type SheetDay = {
  date: string;
  weekday: number;
  status: string;
  /** Letters of the month matrix, as keys of `texts.attendance.codes`. */
  codes: string[];
  shift: { id: number; name: string; code: string; start: string; end: string; crosses_midnight: boolean } | null;
  origin: string;
  scheduled_in: string | null;
  scheduled_out: string | null;
  first_in: string | null;
  last_out: string | null;
  open_since: string | null;
  intervals: { in: string | null; out: string | null; in_id: number | null; out_id: number | null; source: string }[];
  punches: SheetPunch[];
  expected_minutes: number;
  worked_minutes: number;
  break_minutes: number;
  late_minutes: number;
  early_minutes: number;
  overtime_minutes: number;
  excused_minutes: number;
  logged_minutes: number;
  flags: string[];
  leave: { name: string; portion: string } | null;
  excuse: { minutes: number; status: string } | null;
  holiday: { name: string; portion: string } | null;
  override: { status: string | null; worked_minutes: number | null; reason: string; by: string | null } | null;
  /** Sentences in the asker's language: why each number is what it is. */
  explanation: string[];
};
export type Timesheet = {
  employee: Named & { department: string; pic: string | null };
  from: string;
  to: string;
  timezone: string;
  totals: {
    scheduled_hours: number;
    worked_hours: number;
    overtime_hours: number;
    late_minutes: number;
    early_minutes: number;
    absent_days: number;
    leave_days: number;
    incomplete_days: number;
  };
  days: SheetDay[];
  can: { create: boolean; void: boolean; override: boolean };
};
