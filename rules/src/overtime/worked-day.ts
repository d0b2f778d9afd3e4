import type { Explanation } from '../attendance/facts.ts';
import type { Interval } from '../attendance/plan/shift-hours.ts';
import type { Day } from '../calendar.ts';
import type { BaseClass, OvertimeRules, PremiumKind } from './rule-set.ts';

/** A day that is over. */
export type WorkedDay = {
  date: Day;
  zone: string;
  /** The work that the day still required (`requiredWork`). */
  planned_minutes: number;
  /** No work was planned. */
  is_rest_day: boolean;
  is_holiday: boolean;
  worked_minutes: number;
  /** When the employee was present. */
  intervals: readonly Interval[];
};

export type ClassedPart = { class: BaseClass; premiums: PremiumKind[]; premium_bp: number; minutes: number };
export type ClassifiedDay = { date: Day; parts: ClassedPart[]; overtime_minutes: number; explanation: Explanation[] };

/** The minutes of a day beyond which work is overtime. */
export const thresholdOf = ({ planned_minutes }: Pick<WorkedDay, 'planned_minutes'>, { daily_after_minutes }: OvertimeRules): number =>
  daily_after_minutes ?? planned_minutes;
