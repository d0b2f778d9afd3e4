import type { Day } from '../calendar.ts';
import type { Account } from './due-entries.ts';
import { leaveYearOf } from './leave-year.ts';
import type { Entry, EntryKind } from './ledger.ts';
import type { Amount, Entitled, LeavePolicy } from './policy.ts';
import type { Use } from './replay.ts';

/** Twenty days at the start of the calendar year, of which ten may be carried over until the end of March. */
export const vacation: LeavePolicy = {
  balance_mode: 'tracked',
  annual_amount: 20_000,
  grant: 'upfront',
  accrual_frequency: 'monthly',
  accrual_timing: 'end',
  seniority_steps: [],
  rounding: 'half',
  rounding_mode: 'nearest',
  prorate: 'by_month',
  reduced_by_unpaid: false,
  prorate_fte: false,
  year_starts: 'month',
  year_starts_in: 1,
  carry_over: 'limited',
  carry_over_max: 10_000,
  carry_over_expiry: 'on_day',
  carry_over_expires_on: '03-31',
  carry_over_expires_after: null,
  negative_limit: 0,
  max_balance: null,
  earned_expires_after: null,
};

export const monthly: LeavePolicy = { ...vacation, grant: 'accrual' };

export const hiredOn = (hired_on: Day, left_on: Day | null = null): Entitled => ({
  employed: [{ hired_on, left_on }],
  shares: [{ from: hired_on, share_bp: 10_000 }],
  unpaid: [],
});

export const accountOf = (
  policy: LeavePolicy,
  ledger: readonly Entry[] = [],
  person = hiredOn('2020-01-01'),
  pending: readonly Use[] = [],
): Account => ({
  policies: [{ from: null, policy }],
  person,
  since: '2026-01-01',
  ledger,
  pending,
  isClosed: () => true,
  closed_through: null,
});

export const entry = (kind: EntryKind, date: Day, amount: Amount, expires_on: Day | null = null): Entry => ({
  kind,
  year: leaveYearOf(1, date).from,
  date,
  amount,
  expires_on,
});

export const taken = (...dates: Day[]): Entry[] => dates.map((date) => entry('usage', date, -1000));
