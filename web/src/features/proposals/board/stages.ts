import { proposals } from '@cadre/contract/resources/proposals';
import { toMajor, toMinor } from '@cadre/rules/money';
import { movesOf } from '../../../crud/moves/moves-of.ts';
import type { Row } from '../../../fields/kind.ts';

/** The stages of open proposals, from left to right. */
export const stages = ['draft', 'internal_review', 'sent', 'accepted'] as const;
export type Stage = (typeof stages)[number];

/** The move that brings a card to another stage, if its reader may make one. */
export const moveTo = (row: Row, stage: string | undefined): string | undefined =>
  row.status === stage ? undefined : movesOf(proposals, row).find(([, { to }]) => to === stage)?.[0];

/** The total of a stage's cards, by currency. */
export function sumsOf(rows: readonly Row[]): { currency: string; amount: number }[] {
  const sums = new Map<string, number>();
  for (const { currency, net_amount } of rows) {
    const code = String(currency);
    sums.set(code, (sums.get(code) ?? 0) + (toMinor(Number(net_amount), code) ?? 0));
  }
  return [...sums].map(([currency, minor]) => ({ currency, amount: toMajor(minor, currency) }));
}
