import { canWithdraw } from '@cadre/rules/pay/release-window';

type Slip = { readonly [field: string]: unknown };

/** Approved, but still visible only to payroll. */
export const isReleasable = ({ status, released_at }: Slip): boolean => (status === 'approved' || status === 'paid') && !released_at;

/** Its people can read it, and only since a short time. */
export const isWithdrawable = ({ released_at }: Slip): boolean =>
  typeof released_at === 'string' && canWithdraw(new Date(released_at), new Date());
