import { because, type PayExplanation } from '../explain/pay-explanations.ts';
import type { PayItem } from '../pay-inputs.ts';

type Available = { left: number; garnished: number; children: number };

/**
 * A claim takes a share of the net pay above the protected amount. Claims of one month are served in the order of their priority: amounts
 * taken by earlier ones count, so that together they never take more than the share.
 */
export function garnishedFrom(
  item: PayItem,
  requested: number,
  { left, garnished, children }: Available,
): { amount: number; explain: PayExplanation[] } {
  const { protectedAmount, protectedPerChild, maxShareBp, remaining } = item;
  const net = left + garnished;
  const exempt = (protectedAmount ?? 0) + (protectedPerChild ?? 0) * children;
  const share = maxShareBp ?? 10_000;
  // The share is rounded down, so that no part of the legally protected amount is lost.
  const most = Math.max(0, Number((BigInt(Math.max(0, net - exempt)) * BigInt(share)) / 10_000n) - garnished);
  const due = remaining === null ? requested : Math.min(requested, remaining);
  const amount = Math.min(due, most);
  const limit = {
    net_minor: Math.max(0, net),
    protected_minor: exempt,
    percent: share / 100,
    garnished_minor: garnished,
    asked_minor: due,
  };
  return {
    amount,
    explain: [
      ...(due < requested ? [because('rest_of_loan', { amount_minor: due })] : []),
      ...(amount < due ? [because('garnishment_limit', { ...limit, taken_minor: amount })] : []),
      ...(remaining === null
        ? []
        : [remaining === amount ? because('last_of_loan') : because('left_of_loan', { remaining_minor: remaining - amount })]),
    ],
  };
}
