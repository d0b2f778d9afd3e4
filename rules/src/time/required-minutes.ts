import type { DayPlan } from '../attendance/facts.ts';
import { expectedMinutes } from '../attendance/plan/shift-hours.ts';
import { ofShare } from '../planning/capacity.ts';

/** Half a day of approved leave, and the minutes it takes of the planned work. */
export type LeaveHalf = { slot: 'am' | 'pm'; minutes: number };

/** The minutes of a day that must be logged on projects, and the holidays and leave that cover the rest. */
export type DayDue = { planned_minutes: number; holiday_minutes: number; leave_minutes: number; required_minutes: number };

/** The scheduled minutes without public holidays and approved leave, by the employee's share of full time; zero outside employment. */
export function dueOn(plan: DayPlan, leave: readonly LeaveHalf[]): DayDue {
  const planned_minutes = plan.employed && plan.shift ? ofShare(plan, expectedMinutes(plan.shift, plan.date, plan.zone)) : 0;
  const holiday_minutes = holidayOf(plan, planned_minutes);
  const taken = ofShare(
    plan,
    leave.reduce((sum, { minutes }) => sum + minutes, 0),
  );
  const leave_minutes = Math.min(taken, planned_minutes - holiday_minutes);
  return { planned_minutes, holiday_minutes, leave_minutes, required_minutes: planned_minutes - holiday_minutes - leave_minutes };
}

/** Half a holiday is half of the day's planned minutes, wherever it is split. */
function holidayOf({ holiday }: DayPlan, planned: number): number {
  if (!holiday) return 0;
  const afternoon = Math.floor(planned / 2);
  return { full: planned, am: planned - afternoon, pm: afternoon }[holiday.portion];
}

export const sumOfDays = (days: readonly Pick<DayDue, 'required_minutes' | 'leave_minutes'>[]) => ({
  required_minutes: days.reduce((sum, day) => sum + day.required_minutes, 0),
  leave_minutes: days.reduce((sum, day) => sum + day.leave_minutes, 0),
});
