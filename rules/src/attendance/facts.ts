import type { Day } from '../calendar.ts';
import type { ExcusePolicy } from '../excuses/policy.ts';

/** The input and output of the attendance rules. Moments are milliseconds since 1970, durations whole minutes. */

export type Moment = number;
/** A local time of day: `HH:MM`. */
export type ClockTime = string;

/** The hours of a shift on one day. An end at or before the start is on the next day. */
export type ShiftHours = {
  id: number;
  name: string;
  code: string;
  kind: 'fixed' | 'flexible';
  start_time: ClockTime;
  end_time: ClockTime;
  /** The pause between the two spans of a split shift; both or neither. */
  pause_start: ClockTime | null;
  pause_end: ClockTime | null;
  break_minutes: number;
  paid_break: boolean;
  /** The minutes required by a flexible shift; a fixed one requires its span without the unpaid break. */
  required_minutes: number | null;
  core_start: ClockTime | null;
  core_end: ClockTime | null;
  /** Where the day is split into halves; defaults to the pause, or the middle of the span. */
  half_split_time: ClockTime | null;
  /** `null`: the settings of the branch apply. */
  window_before_minutes: number | null;
  window_after_minutes: number | null;
  grace_in_minutes: number | null;
  grace_out_minutes: number | null;
};

/** The settings of a branch that apply on one day. */
export type AttendanceSettings = ExcusePolicy & {
  duplicate_window_seconds: number;
  max_open_hours: number;
  window_before_minutes: number;
  window_after_minutes: number;
  grace_in_minutes: number;
  grace_out_minutes: number;
  /** Whether lateness beyond the grace period counts from the start of the shift or from the end of the grace period. */
  late_from: 'start' | 'grace_end';
  half_day_below_minutes: number | null;
  absent_below_minutes: number | null;
  /** Minutes worked after which an unstamped unpaid break is deducted; `null`: never. */
  auto_break_after_minutes: number | null;
  rounding_step_minutes: number;
  rounding_mode: 'down' | 'nearest' | 'up';
  count_before_shift: boolean;
  overtime: 'none' | 'after_approval' | 'automatic';
  overtime_min_block_minutes: number;
  overtime_max_minutes: number | null;
  missing_out: 'none' | 'until_shift_end' | 'until_last_activity';
  absence_wait_hours: number;
  /** The required rest between one day's work and the next; `null`: not checked. */
  min_rest_minutes: number | null;
  /** The maximum working time of a day whose shift requires no more; `null`: not checked. */
  max_day_minutes: number | null;
  /** Whether a day with an alarm must be reviewed. */
  review_alarms: boolean;
  /** The maximum working time per week, on average over `average_weeks`; `null`: not checked. */
  max_average_week_minutes: number | null;
  average_weeks: number;
};

/** Where a day's plan comes from, in order of precedence. */
export type PlanOrigin = 'roster' | 'employee' | 'department' | 'branch' | 'company' | 'none';

export type Holiday = { name: string; portion: 'full' | 'am' | 'pm' };

/** The plan of one employee on one day. */
export type DayPlan = {
  date: Day;
  employed: boolean;
  /** Whether punches are expected of this person at all. */
  tracked: boolean;
  /** IANA; where the person works on this day. */
  zone: string;
  shift: ShiftHours | null;
  origin: PlanOrigin;
  /** The share of the shift that the person works, in basis points; part-timers on the full-time default schedule work less than all of it. */
  share_bp?: number;
  holiday: Holiday | null;
  settings: AttendanceSettings;
};

export type Action = 'in' | 'out' | 'break_out' | 'break_in' | 'ot_in' | 'ot_out';
export type DirectionMode = 'device' | 'in' | 'out' | 'alternate' | 'first_last';

/** One event as it was recorded. `action` is set if a person or a program gave it; else it follows from mode and code. */
export type Punch = {
  id: number;
  at: Moment;
  action: Action | null;
  mode: DirectionMode;
  /** The code a device sent: 0 in, 1 out, 2 break out, 3 break in, 4 overtime in, 5 overtime out; any other has no meaning. */
  code: number | null;
  source: string;
};

/** Time that is accounted for without punches. Whole or half days, or minutes between two clock times. */
export type Absence = {
  kind: 'leave' | 'excuse' | 'travel' | 'remote';
  name: string;
  date: Day;
  portion: 'full' | 'am' | 'pm' | { from: ClockTime; to: ClockTime };
};

export type Override = { date: Day; status: DayStatus | null; worked_minutes: number | null; reason: string };

/** A terminal of the branch, and the time of its last contact. */
export type Terminal = { name: string; heard_at: Moment };

/** One employee over a span of days. Plans and punches reach two days further on both sides, so that every day of the span is whole. */
export type Span = {
  from: Day;
  to: Day;
  plans: DayPlan[];
  punches: Punch[];
  absences: Absence[];
  overrides: Override[];
  now: Moment;
  /** Terminals that must have reported before an employee counts as absent. */
  terminals: readonly Terminal[];
};

export type DayStatus =
  | 'present'
  | 'half_day'
  | 'absent'
  | 'incomplete'
  | 'leave'
  | 'half_leave'
  | 'travel'
  | 'remote'
  | 'holiday'
  | 'day_off'
  | 'scheduled'
  | 'pending_sync'
  /** Employed, but the day is before the person's first record; never stored. */
  | 'not_recorded'
  | 'not_employed';

export type Flag =
  | 'missing_in'
  | 'missing_out'
  /** One of the two spans of the shift has no work. */
  | 'missed_span'
  | 'late'
  | 'early'
  | 'overtime'
  | 'off_day_work'
  | 'suspicious'
  | 'double_tap'
  | 'break_deducted'
  | 'assumed_out'
  /** The day waits for a terminal that has gone silent. */
  | 'device_silent'
  | 'short_day'
  | 'short_rest'
  | 'long_day'
  | 'alarm_to_review'
  | 'overridden';

export type PunchPair = { in: Moment | null; out: Moment | null; in_id: number | null; out_id: number | null; source: string };

/** Why a number has its value: a sentence of `texts.attendance.explain` and its arguments. Times are local, as `HH:MM`. */
export type Explanation = { code: string; args: Record<string, string | number> };

export type DayResult = {
  date: Day;
  shift_id: number | null;
  origin: PlanOrigin;
  zone: string;
  scheduled_in: Moment | null;
  scheduled_out: Moment | null;
  expected_minutes: number;
  first_in: Moment | null;
  last_out: Moment | null;
  intervals: PunchPair[];
  worked_minutes: number;
  break_minutes: number;
  late_minutes: number;
  early_minutes: number;
  overtime_minutes: number;
  /** Planned minutes covered by leave, excuses, travel or a holiday. */
  excused_minutes: number;
  leave_minutes: number;
  holiday_minutes: number;
  status: DayStatus;
  flags: Flag[];
  explanation: Explanation[];
  /** Since when the employee is clocked in, while the day is not over. */
  open_since: Moment | null;
  /** The next moment at which the result of this day may change without a new event. */
  revisit_at: Moment | null;
};

/** How a punch was counted. */
export type PunchResult = {
  id: number;
  action: Action;
  work_date: Day;
  shift_id: number | null;
  state: 'counted' | 'double_tap' | 'evidence';
};

export type SpanResult = { days: DayResult[]; punches: PunchResult[] };
