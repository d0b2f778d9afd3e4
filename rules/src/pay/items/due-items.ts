import type { PayInputs, PayItem } from '../pay-inputs.ts';
import { frequencyOf, isWholeMonth, periodsPerYear } from '../pay-period.ts';

/**
 * The items of a pay period. Shares and rates count in every period. Instalments and amounts of a month are paid with the last period of their month,
 * or pro rata in every one, as a salary is.
 */
export function dueItems({ month, paysMonth, items }: PayInputs): readonly PayItem[] {
  if (isWholeMonth(month) && paysMonth) return items;
  const due = items.filter((item) => paysMonth || (!item.served && (item.kind !== 'fixed' || isSpread(item))));
  return isWholeMonth(month) ? due : due.map((item) => protectedIn(item, periodsPerYear[frequencyOf(month)]));
}

/** Paid in parts, with every period. */
export const isSpread = ({ kind, prorate, isOnce, served }: PayItem): boolean => kind === 'fixed' && prorate && isOnce !== true && !served;

/** A monthly protected amount protects its share of each period, rounded up. */
function protectedIn(item: PayItem, periods: number): PayItem {
  const part = (amount: number | null): number | null => (amount === null ? null : Math.ceil((amount * 12) / periods));
  return { ...item, protectedAmount: part(item.protectedAmount), protectedPerChild: part(item.protectedPerChild) };
}
