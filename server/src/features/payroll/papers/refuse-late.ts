import { canWithdraw, hoursToWithdraw } from '@cadre/rules/pay/release-window';
import { Problem } from '../../../platform/problem.ts';

/** Published payslips are hidden again for a day only, whichever act hides them. */
export function refuseLate(slips: readonly { released_at: Date | null }[], now = new Date()): void {
  if (slips.some(({ released_at }) => released_at !== null && !canWithdraw(released_at, now)))
    throw new Problem('release_stands', { args: { hours: hoursToWithdraw } });
}
