import type { Draft } from '../../../fields/kind.ts';

type Asks = (draft: Draft) => boolean | 'required';

const keepsBalance: Asks = ({ balance_mode }) => balance_mode !== 'unlimited';
const both =
  (...conditions: Asks[]): Asks =>
  (draft) =>
    conditions.every((one) => one(draft));
const isByInstalment = both(keepsBalance, ({ grant, kind }) => grant === 'accrual' && kind !== 'flex');
const isCarried = both(keepsBalance, ({ carry_over }) => carry_over === 'limited' || carry_over === 'all');
const required =
  (condition: Asks): Asks =>
  (draft) =>
    condition(draft) && 'required';
const lapsesOnDay = both(isCarried, ({ carry_over_expiry }) => carry_over_expiry === 'on_day');

const isGranted = both(keepsBalance, ({ kind }) => kind !== 'flex');
const isLeave: Asks = ({ kind }) => kind !== 'flex';

/** When a field of a category matters; all others always do. */
const conditions: Record<string, Asks> = {
  unit: isLeave,
  balance_mode: isLeave,
  annual_amount: isGranted,
  grant: isGranted,
  accrual_frequency: isByInstalment,
  accrual_timing: isByInstalment,
  seniority_steps: isGranted,
  rounding: isGranted,
  rounding_mode: both(isGranted, ({ rounding }) => rounding !== 'none'),
  prorate: isGranted,
  prorate_fte: isGranted,
  reduced_by_unpaid: both(isGranted, ({ prorate }) => prorate !== 'none'),
  max_balance: keepsBalance,
  negative_limit: keepsBalance,
  year_starts: keepsBalance,
  year_starts_in: both(keepsBalance, ({ year_starts }) => year_starts !== 'hire_date'),
  starts_on: keepsBalance,
  carry_over: keepsBalance,
  earned_expires_after: keepsBalance,
  close_after_days: keepsBalance,
  carry_over_max: required(both(keepsBalance, ({ carry_over }) => carry_over === 'limited')),
  carry_over_expiry: isCarried,
  carry_over_expires_month: required(lapsesOnDay),
  carry_over_expires_day: required(lapsesOnDay),
  carry_over_expires_after: required(both(isCarried, ({ carry_over_expiry }) => carry_over_expiry === 'after_months')),
};

export const categoryAsks = (name: string, draft: Draft): boolean | 'required' => conditions[name]?.(draft) ?? true;
