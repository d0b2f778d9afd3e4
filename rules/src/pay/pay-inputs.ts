import type { MonthsServed } from './basic/months-served.ts';
import type { PersonalDetails } from './basic/personal-details.ts';
import type { TravelItem } from './basic/travel-lines.ts';
import type { PayPeriod } from './pay-period.ts';
import type { PayYear } from './pay-year.ts';

/**
 * The facts that a payslip is calculated from, as a snapshot. Money is in minor units of the payslip's currency, shares are in basis
 * points.
 */
export type PayInputs = {
  /** `2026-11`, or the key of a shorter pay period. */
  month: PayPeriod;
  /**
   * Whether amounts of the month are paid with it: a month pays its own; of shorter periods, the last one with an employed day pays them.
   */
  paysMonth: boolean;
  currency: string;
  policy: PayPolicy;
  /** When they were employed; an open end is null. */
  employed: readonly { from: string; to: string | null }[];
  /** The agreed pay, the earliest first; each applies until the next begins or its employment ends. */
  compensations: readonly Compensation[];
  /** The FTE from a day on, the earliest first. */
  fte: readonly { from: string; shareBp: number }[];
  /** Every day of the month, including days without employment, with the planned work if it is known. */
  days: readonly PayDay[];
  /** Overtime by class and premium, with the approved minutes that are paid. */
  overtime: readonly OvertimePart[];
  items: readonly PayItem[];
  /** The amounts of trips in this month. */
  travels: readonly TravelItem[];
  components: readonly PayComponent[];
  personal: PersonalDetails;
  /** The tax year before this month. */
  year: PayYear;
  /** The debt that earlier payslips left, taken now. */
  carried: number;
  /** Differences of earlier closed months that are still open. */
  adjustments: readonly PayAdjustment[];
  /** Lines of this month that other payslips, later adjustments and dismissals have settled. */
  settled: readonly SettledLine[];
};

export type SettledLine = { code: string; name: string | null; kind: 'earning' | 'deduction' | 'employer' | 'info'; amount: number };

export type PayPolicy = {
  basis: 'calendar_days' | 'working_days' | 'fixed_30';
  /** Working time of a full week: an hour costs monthly * 12 / 52 / weekly hours. */
  weeklyMinutes: number;
  deductAbsence: boolean;
  deductLate: boolean;
  /** The net amount is rounded to multiples of this; 0 leaves it as it is. */
  cashRounding: number;
  /** A net amount below zero is carried to the next month; else it is a problem. */
  carryNegative: boolean;
  /** The month from 1 to 12 that tax years begin with. */
  taxYearMonth: number;
};

export type Compensation = {
  id: number;
  from: string;
  /** The last day of the employment it was agreed for; null while that is open. */
  until: string | null;
  basis: 'monthly' | 'hourly' | 'daily';
  amount: number;
  /** A monthly amount for full time, paid by the FTE of the day. */
  followsFte: boolean;
};

export type PayDay = {
  date: string;
  /** Planned working time; 0 on a day off. */
  expectedMinutes: number;
  workedMinutes: number;
  /** Paid without work: leave, holidays, trips, excuses. */
  creditedMinutes: number;
  lateMinutes: number;
  unpaid: readonly Unpaid[];
};

/** A part of a day that is not paid, out of the whole day, and why. A day off inside unpaid leave counts where the basis is the calendar. */
export type Unpaid = { because: 'leave' | 'absence' | 'excuse'; part: number; of: number; id: number | null; name: string | null };

export type OvertimePart = {
  /** The request; premiums of ordinary hours have none and come from their rule. */
  id: number | null;
  ruleId: number;
  date: string;
  class: string;
  /** The minutes to be paid: of overtime, those approved. */
  minutes: number;
  /** As worked, approved or not, paid or taken as time off. */
  workedMinutes: number;
  rateBp: number;
  premiumBp: number;
};

export type PayItem = {
  source: 'allowances' | 'bonuses' | 'deductions';
  id: number;
  name: string;
  code: string | null;
  kind: 'fixed' | 'percent' | 'per_day' | 'per_hour';
  amount: number | null;
  rateBp: number | null;
  base: 'basic' | 'gross';
  unitSource: 'worked_days' | 'overtime_hours' | 'unpaid_days' | 'late_hours' | null;
  /** Of allowances and bonuses. */
  taxable: boolean;
  /** By the paid days of the month; a share is then based on the earned amount, else on the agreed one. */
  prorate: boolean;
  /** For one month alone. */
  isOnce?: boolean;
  /** Of allowances: counts where something is a share of gross pay. It is paid out in any case. */
  countsInGross: boolean;
  /** Of an instalment: the months it pays for, of a year of twelve months. */
  served: MonthsServed | null;
  /** Of deductions. */
  category: 'tax' | 'social' | 'loan' | 'advance' | 'garnishment' | 'penalty' | 'absence' | 'other' | null;
  /** The rest of a loan; null if nothing is paid back. */
  remaining: number | null;
  /** Whether the whole rest is taken with this payslip. */
  takesRest: boolean;
  /** At most this share of the net amount that is left. */
  maxShareBp: number | null;
  employerRateBp: number | null;
  /** Of garnishments: net pay below this, and this for each child, is protected; the share applies to the amount above it. */
  protectedAmount: number | null;
  protectedPerChild: number | null;
  /** Lower ones are taken first. */
  priority: number;
  account: string | null;
};

export type PayComponent = {
  id: number;
  code: string;
  name: string;
  kind: 'tax' | 'social' | 'other';
  calculation: 'percent' | 'brackets' | 'fixed';
  base: 'basic' | 'gross' | 'taxable' | 'component';
  /** The amount of that component is the base of this one. */
  baseComponentId: number | null;
  validFrom: string;
  /**
   * Based on the pay of the month alone, or on the tax year so far less the amounts already settled. Yearly limits apply in full from the
   * start, or grow by a twelfth each month.
   */
  period: 'month' | 'year' | 'year_by_month';
  rateBp: number;
  employerRateBp: number;
  amount: number;
  /** Nothing is due on a base below the floor, and no more on a base above the ceiling. */
  floor: number | null;
  ceiling: number | null;
  /** The base of a month counts until the tax year has reached this. */
  yearlyCeiling: number | null;
  /** For people of this tax class; null for all. */
  taxClass: string | null;
  /** The personal allowance, and an amount for each child, are taken off the base. */
  usesAllowance: boolean;
  childAllowance: number;
  /** Each part of the base up to a limit has its rate; the last has no limit. */
  brackets: readonly { upTo: number | null; rateBp: number }[];
  account: string | null;
  employerAccount: string | null;
};

export type PayAdjustment = {
  id: number;
  month: string;
  lines: readonly {
    code: string;
    name: string | null;
    kind: 'earning' | 'deduction' | 'employer';
    amount: number;
    /** Where the bookkeeping has it, unless the usual accounts do. */
    account?: string;
  }[];
};
