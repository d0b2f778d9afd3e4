import type { DayResult } from '../facts.ts';

type Minutes = 'expected_minutes' | 'worked_minutes' | 'excused_minutes' | 'leave_minutes' | 'holiday_minutes';

/** The minutes of a day; those excused include leave and holidays. */
export type DayMinutes = Pick<DayResult, Minutes>;

/** The minutes that the plan requires; a holiday requires none. */
export const requiredOf = ({ expected_minutes, holiday_minutes }: Pick<DayMinutes, 'expected_minutes' | 'holiday_minutes'>): number =>
  expected_minutes - holiday_minutes;

/** Travel, remote work and excuses only fill the missing minutes: time stamped meanwhile is not counted twice. */
export function filledMinutes(day: DayMinutes): number {
  const missing = Math.max(0, requiredOf(day) - day.leave_minutes - day.worked_minutes);
  return Math.min(day.excused_minutes - day.leave_minutes - day.holiday_minutes, missing);
}

/** The work that a day still requires once leave, travel, remote work and excuses are credited; any work beyond it is overtime. */
export const requiredWork = (day: DayMinutes): number => requiredOf(day) - day.leave_minutes - filledMinutes(day);

/** Minutes paid without being worked: leave and holidays in full, other absences only up to the missing minutes. */
export const creditedMinutes = (day: DayMinutes): number => day.leave_minutes + day.holiday_minutes + filledMinutes(day);
