import { shareOf } from '../pay/exact.ts';

/** Why a client is billed less than the work was worth. */
export const writeDownReasons = ['goodwill', 'agreed_limit', 'quality', 'training', 'estimate', 'correction', 'other'] as const;
export type WriteDownReason = (typeof writeDownReasons)[number];

/** By a share of each line in basis points, or by an amount for one of them, in minor units. */
export type WriteDown = { share_bp: number } | { amount: number };

/** How much of a line is written down; undefined for less than nothing, and for more than the line is worth. */
export function writtenDownBy(whole: number, by: WriteDown): number | undefined {
  const amount = 'share_bp' in by ? shareOf(whole, by.share_bp) : by.amount;
  return amount >= 0 && amount <= whole ? amount : undefined;
}
