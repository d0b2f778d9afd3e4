import type { DayResult } from './facts.ts';

type Minutes = 'expected_minutes' | 'worked_minutes' | 'excused_minutes' | 'leave_minutes' | 'holiday_minutes';

/** The minutes of a day; those excused include leave and holidays. */
export type DayMinutes = Pick<DayResult, Minutes>;

/** What the plan requires; a holiday requires nothing. */
export const requiredOf = ({ expected_minutes, holiday_minutes }: Pick<DayMinutes, 'expected_minutes' | 'holiday_minutes'>): number =>
  expected_minutes - holiday_minutes;

/** Travel, remote work and excuses only fill what is missing: time stamped meanwhile is not counted twice. */
export function filledMinutes(day: DayMinutes): number {
  const missing = Math.max(0, requiredOf(day) - day.leave_minutes - day.worked_minutes);
  return Math.min(day.excused_minutes - day.leave_minutes - day.holiday_minutes, missing);
}

/** The work that a day still requires once leave, travel, remote work and excuses are credited; any work beyond it is overtime. */
export const requiredWork = (day: DayMinutes): number => requiredOf(day) - day.leave_minutes - filledMinutes(day);

/** What is paid without being worked: leave and holidays in full, the rest as far as it fills what is missing. */
export const creditedMinutes = (day: DayMinutes): number => day.leave_minutes + day.holiday_minutes + filledMinutes(day);
