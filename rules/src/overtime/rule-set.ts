import type { ClockTime } from '../attendance/facts.ts';

/** Every worked minute belongs to one of these. */
export const baseClasses = ['normal', 'overtime_1', 'overtime_2', 'rest_day', 'holiday'] as const;
export type BaseClass = (typeof baseClasses)[number];

/** And may carry some of these. */
export const premiumKinds = ['night', 'sunday', 'holiday'] as const;
export type PremiumKind = (typeof premiumKinds)[number];

/** How the hours of somebody are classed. Shares are hundredths of a percent. */
export type OvertimeRules = {
  /** Work beyond so much of a day is overtime; `null`: beyond what is planned. */
  daily_after_minutes: number | null;
  /** Work beyond so much of a day is overtime of the second class; `null`: there is none. */
  second_after_minutes: number | null;
  /** What is still normal beyond so much of a week is overtime, too; `null`: weeks are not looked at. */
  weekly_after_minutes: number | null;
  rest_day_class: BaseClass;
  holiday_class: BaseClass;
  /** Both or neither. */
  night_from: ClockTime | null;
  night_to: ClockTime | null;
  night_premium_bp: number;
  /** `null`: such hours are like any others. */
  sunday_premium_bp: number | null;
  holiday_premium_bp: number | null;
  /** Where an hour has several premiums, the highest holds or all do. */
  premiums: 'highest' | 'sum';
  /** Overtime counts in blocks, rounded so. */
  block_minutes: number;
  rounding: 'down' | 'nearest' | 'up';
  /** So much more than asked for is none yet. */
  tolerance_minutes: number;
};
