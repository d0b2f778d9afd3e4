import { boolean, choice, date, integer, minutes, reference, text } from '../fields.ts';
import { resource } from '../resource.ts';

/** The rules for counting the hours of a branch, from a day on; without a branch, for every branch without its own settings. */
export const attendanceConfigs = resource(
  'attendance-configs',
  {
    name: text({ required: true, min: 2, max: 60 }),
    branch_id: reference('branches'),
    valid_from: date({ required: true }),
    duplicate_window_seconds: integer({ min: 0, max: 300 }),
    max_open_hours: integer({ min: 4, max: 36 }),
    window_before_minutes: minutes({ min: 0, max: 720 }),
    window_after_minutes: minutes({ min: 0, max: 720 }),
    grace_in_minutes: minutes({ min: 0, max: 240 }),
    grace_out_minutes: minutes({ min: 0, max: 240 }),
    late_from: choice({ options: ['start', 'grace_end'], initial: 'start', required: true }),
    half_day_below_minutes: minutes({ min: 0, max: 1440 }),
    absent_below_minutes: minutes({ min: 0, max: 1440 }),
    auto_break_after_minutes: minutes({ min: 0, max: 1440 }),
    rounding_step_minutes: choice({ options: ['1', '5', '6', '10', '15'], initial: '1', required: true }),
    rounding_mode: choice({ options: ['down', 'nearest', 'up'], initial: 'nearest', required: true }),
    count_before_shift: boolean(),
    overtime: choice({ options: ['none', 'after_approval', 'automatic'], initial: 'after_approval', required: true }),
    overtime_min_block_minutes: minutes({ min: 1, max: 240 }),
    overtime_max_minutes: minutes({ min: 0, max: 1440 }),
    missing_out: choice({ options: ['none', 'until_shift_end', 'until_last_activity'], initial: 'none', required: true }),
    absence_wait_hours: integer({ min: 0, max: 72 }),
    /** Empty: not monitored. */
    min_rest_minutes: minutes({ min: 0, max: 1440 }),
    max_day_minutes: minutes({ min: 60, max: 1440 }),
    review_alarms: boolean(),
    max_average_week_minutes: minutes({ min: 600, max: 10_080 }),
    average_weeks: integer({ min: 4, max: 52 }),
    /** Short absences in a calendar month; empty: no limit. */
    excuse_minutes_per_month: minutes({ min: 0, max: 10_080 }),
    excuse_count_per_month: integer({ min: 0, max: 99 }),
    excuse_max_minutes: minutes({ min: 1, max: 1440 }),
    excuse_min_notice_minutes: minutes({ min: 0, max: 10_080 }),
    excuse_past_days: integer({ min: 0, max: 366 }),
    correction_past_days: integer({ min: 0, max: 366 }),
    excuse_paid: boolean(),
    excuse_over_quota: choice({ options: ['block', 'warn', 'unpaid', 'deduct_leave'], initial: 'block' }),
    excuse_leave_category_id: reference('leave-categories'),
    /** From this day of the next month on, a month can no longer be changed; empty: never. */
    lock_day_of_month: integer({ min: 1, max: 28 }),
    web_check_in: choice({ options: ['allowed', 'office_network', 'off'], initial: 'allowed', required: true }),
    office_networks: text({ max: 500, pattern: 'networks' }),
  },
  {
    label: 'name',
    check: ({ web_check_in, office_networks, half_day_below_minutes, absent_below_minutes, ...rest }) => ({
      ...(rest.excuse_over_quota === 'deduct_leave' && !rest.excuse_leave_category_id ? { excuse_leave_category_id: 'required' } : {}),
      ...(web_check_in === 'office_network' && !office_networks ? { office_networks: 'networks_needed' } : {}),
      ...(typeof half_day_below_minutes === 'number' &&
      typeof absent_below_minutes === 'number' &&
      absent_below_minutes > half_day_below_minutes
        ? { absent_below_minutes: 'above_half_day' }
        : {}),
    }),
    list: {
      table: ['name', 'branch_id', 'valid_from', 'grace_in_minutes', 'overtime', 'missing_out', 'web_check_in', '-max_open_hours'],
      search: ['name'],
      filters: ['branch_id', 'overtime', 'web_check_in'],
      sort: ['name', 'valid_from', 'created_at'],
      order: { by: 'valid_from', dir: 'desc' },
    },
    form: {
      rows: [
        ['name', 'branch_id', 'valid_from'],
        ['grace_in_minutes', 'grace_out_minutes', 'late_from'],
        ['window_before_minutes', 'window_after_minutes'],
        ['duplicate_window_seconds', 'max_open_hours'],
        ['half_day_below_minutes', 'absent_below_minutes', 'absence_wait_hours'],
        ['auto_break_after_minutes', 'rounding_step_minutes', 'rounding_mode'],
        ['overtime', 'overtime_min_block_minutes', 'overtime_max_minutes'],
        ['count_before_shift', 'missing_out'],
        ['min_rest_minutes', 'max_day_minutes', 'review_alarms'],
        ['max_average_week_minutes', 'average_weeks'],
        ['excuse_minutes_per_month', 'excuse_count_per_month', 'excuse_max_minutes'],
        ['excuse_min_notice_minutes', 'excuse_past_days', 'correction_past_days'],
        ['excuse_over_quota', 'excuse_leave_category_id', 'excuse_paid'],
        ['lock_day_of_month'],
        ['web_check_in', 'office_networks'],
      ],
    },
    access: {
      grants: { hr_manager: { view: 'all' }, hr_officer: { view: 'all' }, attendance_officer: 'all' },
    },
  },
);
