import { coverOf } from '../attendance/cover.ts';
import { frameOf } from '../attendance/day-frame.ts';
import type { Absence, DayPlan } from '../attendance/facts.ts';

/** What a day has room for: what the schedule plans without holidays, and how much of it somebody is away. */
export type Capacity = { planned: number; away: number };

/** As attendance counts it. Whoever works elsewhere is at work. */
export function capacityOn(plan: DayPlan, absences: readonly Absence[]): Capacity {
  if (!plan.shift) return { planned: 0, away: 0 };
  const { expected_minutes, excused_minutes, holiday_minutes } = coverOf(
    frameOf(plan),
    absences.filter(({ kind }) => kind !== 'remote'),
  );
  return { planned: expected_minutes - holiday_minutes, away: excused_minutes - holiday_minutes };
}
