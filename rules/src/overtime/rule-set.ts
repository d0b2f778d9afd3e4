import type { ClockTime } from '../attendance/facts.ts';

/** Every worked minute has exactly one of these classes. */
export const baseClasses = ['normal', 'overtime_1', 'overtime_2', 'rest_day', 'holiday'] as const;
export type BaseClass = (typeof baseClasses)[number];

/** A worked minute may also have one or more premiums. */
export const premiumKinds = ['night', 'sunday', 'holiday'] as const;
export type PremiumKind = (typeof premiumKinds)[number];

/** How an employee's hours are classified. Shares are hundredths of a percent. */
export type OvertimeRules = {
  /** Work beyond these minutes of a day is overtime; `null`: beyond the plan. */
  daily_after_minutes: number | null;
  /** Work beyond these minutes of a day is overtime of the second class; `null`: there is none. */
  second_after_minutes: number | null;
  /** Normal work beyond these minutes of a week is overtime, too; `null`: weeks are not checked. */
  weekly_after_minutes: number | null;
  rest_day_class: BaseClass;
  holiday_class: BaseClass;
  /** Both or neither. */
  night_from: ClockTime | null;
  night_to: ClockTime | null;
  night_premium_bp: number;
  /** `null`: no premium for these hours. */
  sunday_premium_bp: number | null;
  holiday_premium_bp: number | null;
  /** If an hour has several premiums, the highest applies or all do. */
  premiums: 'highest' | 'sum';
  /** Overtime counts in blocks of this length, rounded as set. */
  block_minutes: number;
  rounding: 'down' | 'nearest' | 'up';
  /** Minutes beyond the requirement that do not count as overtime yet. */
  tolerance_minutes: number;
};
