import type { DayResult, DayStatus } from '../facts.ts';

/** The letters of the month matrix, as the keys of their texts, in the order of their legend. */
export const monthMarks = [
  'present',
  'half_day',
  'absent',
  'incomplete',
  'leave',
  'half_leave',
  'travel',
  'remote',
  'holiday',
  'day_off',
  'pending_sync',
] as const;
export type MonthMark = (typeof monthMarks)[number];

/** A cell contains no mark, one, or two if the halves of the day differ. */
export type MonthCode = { marks: MonthMark[]; is_late: boolean };

type MarkedDay = Pick<DayResult, 'status' | 'leave_minutes' | 'holiday_minutes' | 'late_minutes' | 'first_in'>;

const blank: readonly DayStatus[] = ['scheduled', 'not_recorded', 'not_employed'];
/** Statuses of days on which the employee worked, or should have worked, at least part of the day. */
const partial: readonly DayStatus[] = ['present', 'half_day', 'absent', 'incomplete', 'pending_sync'];

export const monthCode = (day: MarkedDay): MonthCode => ({ marks: marksOf(day), is_late: day.late_minutes > 0 });

function marksOf({ status, leave_minutes, holiday_minutes, first_in }: MarkedDay): MonthMark[] {
  if (status === 'half_leave') return first_in === null ? ['half_leave'] : ['present', 'leave'];
  if (isBlank(status)) return [];
  if (partial.includes(status) && leave_minutes > 0) return [status, 'leave'];
  if (partial.includes(status) && holiday_minutes > 0) return [status, 'holiday'];
  return [status];
}

const isBlank = (status: DayStatus): status is 'scheduled' | 'not_recorded' | 'not_employed' => blank.includes(status);
