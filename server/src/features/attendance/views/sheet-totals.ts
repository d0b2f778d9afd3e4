import type { Timesheet } from '@cadre/contract/calls/hours';
import { requiredOf } from '@cadre/rules/attendance/day/required-work';
import type { DayResult } from '@cadre/rules/attendance/facts';
import { inHours } from './in-hours.ts';

type Totalled = Pick<
  DayResult,
  'status' | 'expected_minutes' | 'holiday_minutes' | 'worked_minutes' | 'overtime_minutes' | 'late_minutes' | 'early_minutes'
>;

export function sheetTotals(days: readonly Totalled[]): Timesheet['totals'] {
  const sum = (of: (day: Totalled) => number): number => days.reduce((total, day) => total + of(day), 0);
  const count = (status: string): number => days.filter((day) => day.status === status).length;
  return {
    scheduled_hours: inHours(sum(requiredOf)),
    worked_hours: inHours(sum((day) => day.worked_minutes)),
    overtime_hours: inHours(sum((day) => day.overtime_minutes)),
    late_minutes: sum((day) => day.late_minutes),
    early_minutes: sum((day) => day.early_minutes),
    absent_days: count('absent'),
    leave_days: count('leave') + count('half_leave') / 2,
    incomplete_days: count('incomplete'),
  };
}
