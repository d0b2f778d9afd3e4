import { defaultExcusePolicy } from '../../excuses/policy.ts';
import type { AttendanceSettings } from '../facts.ts';

/** Defaults of a company without settings. */
export const defaultSettings: AttendanceSettings = {
  ...defaultExcusePolicy,
  duplicate_window_seconds: 60,
  max_open_hours: 16,
  window_before_minutes: 120,
  window_after_minutes: 240,
  grace_in_minutes: 10,
  grace_out_minutes: 0,
  late_from: 'start',
  half_day_below_minutes: null,
  absent_below_minutes: null,
  auto_break_after_minutes: 360,
  rounding_step_minutes: 1,
  rounding_mode: 'nearest',
  count_before_shift: false,
  overtime: 'after_approval',
  overtime_min_block_minutes: 30,
  overtime_max_minutes: null,
  missing_out: 'none',
  absence_wait_hours: 1,
  min_rest_minutes: 660,
  max_day_minutes: 600,
  review_alarms: false,
  max_average_week_minutes: 2880,
  average_weeks: 26,
};
