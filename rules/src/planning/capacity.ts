import { coverOf } from '../attendance/day/cover.ts';
import type { Absence, DayPlan } from '../attendance/facts.ts';
import { frameOf } from '../attendance/plan/day-frame.ts';

/** Minutes of a day: planned without holidays, on holidays, and planned ones during absences. */
export type Capacity = { planned: number; holiday: number; away: number };

/** As attendance counts it, by the employee's share of full time. Remote work counts as work. */
export function capacityOn(plan: DayPlan, absences: readonly Absence[]): Capacity {
  if (!plan.employed || !plan.shift) return { planned: 0, holiday: 0, away: 0 };
  const { expected_minutes, excused_minutes, holiday_minutes } = coverOf(
    frameOf(plan),
    absences.filter(({ kind }) => kind !== 'remote'),
  );
  const whole = ofShare(plan, expected_minutes);
  const holiday = ofShare(plan, holiday_minutes);
  return { planned: whole - holiday, holiday, away: Math.min(whole, ofShare(plan, excused_minutes)) - holiday };
}

/** Minutes of the shift as minutes of this person's day. */
export const ofShare = ({ share_bp = 10_000 }: Pick<DayPlan, 'share_bp'>, minutes: number): number =>
  Math.round((minutes * share_bp) / 10_000);
