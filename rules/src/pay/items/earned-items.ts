import { sumOf } from '../exact.ts';
import type { PayItem } from '../pay-inputs.ts';
import type { PayLine } from '../payslip.ts';
import { type ItemBases, inOrder, itemLine, itemPay } from './item-pay.ts';

type Earned = { item: PayItem; line: PayLine };

/** Allowances and bonuses. Those that are a share of gross pay are based on the gross amount with all others. */
export function earnedItems(items: readonly PayItem[], bases: ItemBases): Earned[] {
  const earning = inOrder(items).filter(({ source }) => source !== 'deductions');
  const isOfGross = ({ kind, base }: PayItem): boolean => kind === 'percent' && base === 'gross';
  const first = earning.filter((item) => !isOfGross(item)).map((item) => earned(item, bases));
  const gross = bases.gross + sumOf(first.filter(({ item }) => countsInGross(item)).map(({ line }) => line.amount));
  const then = earning.filter(isOfGross).map((item) => earned(item, { ...bases, gross }));
  return [...first, ...then].filter(({ line }) => line.amount !== 0);
}

const earned = (item: PayItem, bases: ItemBases): Earned => ({ item, line: itemLine(item, 'earning', itemPay(item, bases)) });

export const countsInGross = ({ source, countsInGross: counts }: PayItem): boolean => source === 'bonuses' || counts;
