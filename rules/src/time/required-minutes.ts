import type { DayPlan } from '../attendance/facts.ts';
import { expectedMinutes } from '../attendance/shift-hours.ts';
import { ofShare } from '../planning/capacity.ts';

/** Half a day of leave that is granted, with what it takes of the planned work. */
export type LeaveHalf = { slot: 'am' | 'pm'; minutes: number };

/** What a day asks to be accounted for on projects, and what answers for the rest of it. */
export type DayDue = { planned_minutes: number; holiday_minutes: number; leave_minutes: number; required_minutes: number };

/** The schedule without public holidays and granted leave, by the part of full time that the person works; nothing on days without employment. */
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

/** Half a holiday is half of what the day asks for, wherever it is split. */
function holidayOf({ holiday }: DayPlan, planned: number): number {
  if (!holiday) return 0;
  const afternoon = Math.floor(planned / 2);
  return { full: planned, am: planned - afternoon, pm: afternoon }[holiday.portion];
}

export const sumOfDays = (days: readonly Pick<DayDue, 'required_minutes' | 'leave_minutes'>[]) => ({
  required_minutes: days.reduce((sum, day) => sum + day.required_minutes, 0),
  leave_minutes: days.reduce((sum, day) => sum + day.leave_minutes, 0),
});
