import type { Draft } from '../../../fields/kind.ts';

type Asks = (draft: Draft) => boolean | 'required';

const keepsBalance: Asks = ({ balance_mode }) => balance_mode !== 'unlimited';
const both =
  (...conditions: Asks[]): Asks =>
  (draft) =>
    conditions.every((one) => one(draft));
const isByInstalment = both(keepsBalance, ({ grant }) => grant === 'accrual');
const isCarried = both(keepsBalance, ({ carry_over }) => carry_over === 'limited' || carry_over === 'all');
const required =
  (condition: Asks): Asks =>
  (draft) =>
    condition(draft) && 'required';
const lapsesOnDay = both(isCarried, ({ carry_over_expiry }) => carry_over_expiry === 'on_day');

/** When a field of a category matters; all others always do. */
const conditions: Record<string, Asks> = {
  annual_amount: keepsBalance,
  grant: keepsBalance,
  accrual_frequency: isByInstalment,
  accrual_timing: isByInstalment,
  seniority_steps: keepsBalance,
  rounding: keepsBalance,
  rounding_mode: both(keepsBalance, ({ rounding }) => rounding !== 'none'),
  prorate: keepsBalance,
  prorate_fte: keepsBalance,
  max_balance: keepsBalance,
  negative_limit: keepsBalance,
  year_starts_in: keepsBalance,
  starts_on: keepsBalance,
  carry_over: keepsBalance,
  carry_over_max: required(both(keepsBalance, ({ carry_over }) => carry_over === 'limited')),
  carry_over_expiry: isCarried,
  carry_over_expires_month: required(lapsesOnDay),
  carry_over_expires_day: required(lapsesOnDay),
  carry_over_expires_after: required(both(isCarried, ({ carry_over_expiry }) => carry_over_expiry === 'after_months')),
};

export const categoryAsks = (name: string, draft: Draft): boolean | 'required' => conditions[name]?.(draft) ?? true;
