import type { Explain } from '../explain/explain.ts';
import { explainOvertime, explainWorked } from '../explain/explain-work.ts';
import type { DayResult } from '../facts.ts';
import type { DayFrame } from '../plan/day-frame.ts';
import type { Presence } from '../punches/presence.ts';
import { rounded } from '../punches/rounded.ts';
import { type Cover, isFree } from './cover.ts';
import { overtimeOf } from './overtime.ts';
import { workedOf } from './worked.ts';

/** Notes the hours worked and the overtime among them. */
export function noteHours(day: DayResult, explain: Explain, frame: DayFrame, cover: Cover, { intervals, breaks }: Presence): void {
  const { plan } = frame;
  const worked = workedOf(frame, intervals, breaks);
  day.intervals = intervals;
  day.first_in = intervals.find((one) => one.in !== null)?.in ?? null;
  day.last_out = intervals.findLast((one) => one.out !== null)?.out ?? null;
  day.worked_minutes = rounded(worked.minutes, plan.settings);
  day.break_minutes = worked.break_minutes;
  explainWorked(explain, worked, day.worked_minutes, plan);
  if (worked.deducted_minutes > 0) day.flags.push('break_deducted');
  if (isFree(plan)) day.flags.push('off_day_work');
  const overtime = overtimeOf(frame, cover, worked);
  day.overtime_minutes = overtime.minutes;
  explainOvertime(explain, overtime, plan);
  if (overtime.minutes > 0) day.flags.push('overtime');
}
