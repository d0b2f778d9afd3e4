import { shareOf } from '../pay/exact.ts';

/** Why a client is billed less than the work was worth. */
export const writeDownReasons = ['goodwill', 'agreed_limit', 'quality', 'training', 'estimate', 'correction', 'other'] as const;
export type WriteDownReason = (typeof writeDownReasons)[number];

/** By a share of each line in basis points, or by an amount for one of them, in minor units. */
export type WriteDown = { share_bp: number } | { amount: number };

/** The amount by which a line is written down; undefined if it is negative or above the amount of the line. */
export function writtenDownBy(whole: number, by: WriteDown): number | undefined {
  const amount = 'share_bp' in by ? shareOf(whole, by.share_bp) : by.amount;
  return amount >= 0 && amount <= whole ? amount : undefined;
}
