import type { WeekHours } from '@cadre/contract/calls/hours';
import type { Sums, Week } from '@cadre/rules/attendance/day/weeks-of-year';
import { inHours } from './in-hours.ts';

/** A week as it travels, without its days. */
export const weekHours = (week: Week): Omit<WeekHours, 'days'> => ({
  iso_week: week.iso_week,
  from: week.from,
  to: week.to,
  state: week.state,
  ...sumHours(week),
  logged_hours: inHours(week.logged_minutes),
  running_balance_hours: inHours(week.running_balance_minutes),
  late_minutes: week.late_minutes,
  early_minutes: week.early_minutes,
  absent_days: week.absent_days,
});

export const sumHours = (sums: Sums) => ({
  required_hours: inHours(sums.required_minutes),
  worked_hours: inHours(sums.worked_minutes),
  leave_hours: inHours(sums.leave_minutes),
  holiday_hours: inHours(sums.holiday_minutes),
  overtime_hours: inHours(sums.overtime_minutes),
  balance_hours: inHours(sums.balance_minutes),
  late_count: sums.late_count,
  incomplete_days: sums.incomplete_days,
});
