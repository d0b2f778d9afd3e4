import type { Day } from '../calendar.ts';
import type { ExcusePolicy } from '../excuses/policy.ts';

/** What the rules of attendance are told, and what they answer. Moments are milliseconds since 1970, durations whole minutes. */

export type Moment = number;
/** A time on the wall: `HH:MM`. */
export type ClockTime = string;

/** The hours of a shift as they hold on one day. An end at or before the start lies on the next day. */
export type ShiftHours = {
  id: number;
  name: string;
  code: string;
  kind: 'fixed' | 'flexible';
  start_time: ClockTime;
  end_time: ClockTime;
  /** Between the two spans of a split shift, where nobody is at work; both or neither. */
  pause_start: ClockTime | null;
  pause_end: ClockTime | null;
  break_minutes: number;
  paid_break: boolean;
  /** What a flexible day asks for; a fixed one asks for its span without the unpaid break. */
  required_minutes: number | null;
  core_start: ClockTime | null;
  core_end: ClockTime | null;
  /** Where the day falls into two halves; the pause, or the middle of the span, unless said. */
  half_split_time: ClockTime | null;
  /** `null`: as the settings of the branch say. */
  window_before_minutes: number | null;
  window_after_minutes: number | null;
  grace_in_minutes: number | null;
  grace_out_minutes: number | null;
};

/** The settings of a branch as they hold on one day. */
export type AttendanceSettings = ExcusePolicy & {
  duplicate_window_seconds: number;
  max_open_hours: number;
  window_before_minutes: number;
  window_after_minutes: number;
  grace_in_minutes: number;
  grace_out_minutes: number;
  /** Whether somebody beyond the grace is late from the start of the shift or from the end of the grace. */
  late_from: 'start' | 'grace_end';
  half_day_below_minutes: number | null;
  absent_below_minutes: number | null;
  /** An unpaid break that was not stamped is taken off once so much was worked; `null`: never. */
  auto_break_after_minutes: number | null;
  rounding_step_minutes: number;
  rounding_mode: 'down' | 'nearest' | 'up';
  count_before_shift: boolean;
  overtime: 'none' | 'after_approval' | 'automatic';
  overtime_min_block_minutes: number;
  overtime_max_minutes: number | null;
  missing_out: 'none' | 'until_shift_end' | 'until_last_activity';
  absence_wait_hours: number;
  /** Between the end of one day's work and the beginning of the next; `null`: nobody watches over it. */
  min_rest_minutes: number | null;
  /** How long anybody may work on a day whose shift asks for no more; `null`: nobody watches over it. */
  max_day_minutes: number | null;
  /** Whether somebody has to decide about such a day. */
  review_alarms: boolean;
  /** How long anybody may work in a week, on average of so many weeks; `null`: nobody watches over it. */
  max_average_week_minutes: number | null;
  average_weeks: number;
};

/** Where a day's plan comes from, the first that speaks. */
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
  /** The part of the shift that the person works, in basis points: less than all for part-timers on the default schedule, which is that of full-timers. */
  share_bp?: number;
  holiday: Holiday | null;
  settings: AttendanceSettings;
};

export type Action = 'in' | 'out' | 'break_out' | 'break_in' | 'ot_in' | 'ot_out';
export type DirectionMode = 'device' | 'in' | 'out' | 'alternate' | 'first_last';

/** One event as it was recorded. `action` is given where a person or a program said it; else it follows from mode and code. */
export type Punch = {
  id: number;
  at: Moment;
  action: Action | null;
  mode: DirectionMode;
  /** The code a device sent: 0 in, 1 out, 2 break out, 3 break in, 4 overtime in, 5 overtime out; anything else says nothing. */
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

/** A terminal of the branch, and until when it was heard from. */
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
  /** What is waited for before somebody is absent. */
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
  /** Employed, but before anything was known of the person; never stored. */
  | 'not_recorded'
  | 'not_employed';

export type Flag =
  | 'missing_in'
  | 'missing_out'
  /** Nobody came to one of the two spans of the shift. */
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

export type Interval = { in: Moment | null; out: Moment | null; in_id: number | null; out_id: number | null; source: string };

/** Why a number is what it is: a sentence of `texts.attendance.explain`, with what goes into it. Times as `HH:MM` on the wall. */
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
  intervals: Interval[];
  worked_minutes: number;
  break_minutes: number;
  late_minutes: number;
  early_minutes: number;
  overtime_minutes: number;
  /** Minutes of the plan that leave, excuse, travel or a holiday answer for. */
  excused_minutes: number;
  leave_minutes: number;
  holiday_minutes: number;
  status: DayStatus;
  flags: Flag[];
  explanation: Explanation[];
  /** Since when somebody is in, while the day is not over. */
  open_since: Moment | null;
  /** The next moment at which this day may read differently though nothing happened. */
  revisit_at: Moment | null;
};

/** What became of an event. */
export type PunchResult = {
  id: number;
  action: Action;
  work_date: Day;
  shift_id: number | null;
  state: 'counted' | 'double_tap' | 'evidence';
};

export type SpanResult = { days: DayResult[]; punches: PunchResult[] };
