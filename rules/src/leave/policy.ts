import type { Day } from '../calendar.ts';
import type { Period } from '../employment.ts';

/** An amount of leave: thousandths of a day or of an hour, so that halves, quarters and sums are exact. */
export type Amount = number;

/** The rules of a leave category for its balance. */
export type LeavePolicy = {
  balance_mode: 'tracked' | 'unlimited';
  annual_amount: Amount;
  /** The whole amount at the start of the leave year, or in instalments. */
  grant: 'upfront' | 'accrual';
  accrual_frequency: 'monthly' | 'quarterly' | 'half_yearly' | 'yearly';
  /** An instalment comes on the first or on the last day of its months. */
  accrual_timing: 'start' | 'end';
  /** Another yearly amount after a number of months of service. */
  seniority_steps: readonly { after_months: number; annual_amount: Amount }[];
  rounding: 'none' | 'quarter' | 'half' | 'unit';
  rounding_mode: 'nearest' | 'up' | 'down';
  /** How a partial year is granted: in full, by months worked at least by half, by months worked from first to last day, or by days. */
  prorate: 'none' | 'by_month' | 'by_full_month' | 'by_day';
  /** Days of unpaid leave count like days outside of the employment. */
  reduced_by_unpaid: boolean;
  /** Half the hours, half the leave. */
  prorate_fte: boolean;
  /** The leave year begins in a month, or on the anniversary of the hire date. */
  year_starts: 'month' | 'hire_date';
  /** The month in which the leave year begins. */
  year_starts_in: number;
  carry_over: 'none' | 'limited' | 'all';
  carry_over_max: Amount | null;
  /** When days that were carried over lapse: never, on a day of the year (`MM-DD`), or after a number of its months. */
  carry_over_expiry: 'none' | 'on_day' | 'after_months';
  carry_over_expires_on: string | null;
  carry_over_expires_after: number | null;
  /** How far a balance may fall below zero. */
  negative_limit: Amount;
  /** Amounts above it lapse immediately. */
  max_balance: Amount | null;
  /** Months until time off for overtime lapses; null: never. */
  earned_expires_after: number | null;
};

/** A version of a policy. The first one has no start: it applies to every day before the second. */
export type DatedPolicy = { from: Day | null; policy: LeavePolicy };
export type Policies = readonly [DatedPolicy, ...DatedPolicy[]];

export function policyOn(policies: Policies, day: Day): LeavePolicy {
  let found = policies[0];
  for (const version of policies) if (version.from !== null && version.from <= day) found = version;
  return found.policy;
}

/** The facts about an employee that an entitlement depends on. */
export type Entitled = {
  employed: readonly Period[];
  /** The share of full-time hours in hundredths of a percent, each from its first day on. */
  shares: readonly { from: Day; share_bp: number }[];
  /** Whole days of unpaid leave, both ends included. */
  unpaid: readonly { from: Day; to: Day }[];
};
