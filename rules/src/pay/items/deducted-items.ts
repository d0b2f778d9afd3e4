import type { PersonalDetails } from '../basic/personal-details.ts';
import { shareOf } from '../exact.ts';
import { because, type PayExplanation } from '../explain/pay-explanations.ts';
import type { PayItem } from '../pay-inputs.ts';
import type { PayLine } from '../payslip.ts';
import { garnishedFrom } from './garnishment.ts';
import { type ItemBases, inOrder, itemLine, itemPay } from './item-pay.ts';

/**
 * Deductions in the order of their priority, each taken from the amount that earlier ones left, at most up to its maximum share. Loans and
 * advances wait for the next month if nothing is left; anything else is taken in full and may bring the net amount below zero.
 */
export function deductedItems(items: readonly PayItem[], bases: ItemBases, available: number, { children }: PersonalDetails): PayLine[] {
  let left = available;
  let garnished = 0;
  return inOrder(items)
    .filter(({ source, remaining }) => source === 'deductions' && !isPaidBack(remaining))
    .flatMap((item) => {
      const computed = withRest(item, itemPay(item, bases));
      const isGarnishment = item.category === 'garnishment';
      const { amount, explain } = isGarnishment
        ? garnishedFrom(item, computed.amount, { left, garnished, children })
        : taken(item, computed.amount, left);
      left -= amount;
      if (isGarnishment) garnished += amount;
      const line = itemLine(item, 'deduction', { ...computed, amount, explain: [...computed.explain, ...explain] });
      return [...(computed.amount > 0 ? [line] : []), ...employerShare(item, line)];
    });
}

type ComputedItem = ReturnType<typeof itemPay>;

/** Takes the rest of a loan with one payslip, if it is more than the instalment. */
function withRest({ takesRest, remaining }: PayItem, computed: ComputedItem): ComputedItem {
  if (!takesRest || remaining === null || remaining <= computed.amount) return computed;
  return { ...computed, amount: remaining, explain: [...computed.explain, because('rest_at_once', { amount_minor: remaining })] };
}

const isPaidBack = (remaining: number | null): boolean => remaining !== null && remaining <= 0;

function taken(
  { remaining, maxShareBp, category }: PayItem,
  requested: number,
  left: number,
): { amount: number; explain: PayExplanation[] } {
  const explain: PayExplanation[] = [];
  let amount = requested;
  if (remaining !== null && remaining < amount) {
    amount = remaining;
    explain.push(because('rest_of_loan', { amount_minor: remaining }));
  }
  if (maxShareBp !== null) {
    const most = shareAtMost(left, maxShareBp);
    if (most < amount)
      explain.push(because('share_capped', { percent: maxShareBp / 100, left_minor: Math.max(0, left), asked_minor: amount }));
    amount = Math.min(amount, most);
  }
  if (mayWait(category, remaining) && amount > Math.max(0, left)) {
    explain.push(because('net_short', { asked_minor: amount, taken_minor: Math.max(0, left) }));
    amount = Math.max(0, left);
  }
  if (remaining === null) return { amount, explain };
  const rest = remaining - amount;
  return { amount, explain: [...explain, rest === 0 ? because('last_of_loan') : because('left_of_loan', { remaining_minor: rest })] };
}

/** The share is rounded down, so that no part of the legally protected amount is lost. */
const shareAtMost = (left: number, basisPoints: number): number => (left <= 0 ? 0 : Number((BigInt(left) * BigInt(basisPoints)) / 10_000n));

const mayWait = (category: PayItem['category'], remaining: number | null): boolean =>
  category === 'loan' || category === 'advance' || remaining !== null;

/** Based on the item's base if the item is a share of it, else on the amount taken. */
function employerShare(item: PayItem, line: PayLine): PayLine[] {
  const rate = item.employerRateBp ?? 0;
  const base = line.base !== null && item.kind === 'percent' ? line.base : line.amount;
  const amount = shareOf(base, rate);
  if (amount === 0) return [];
  const explain = [because('employer_percent', { percent: rate / 100, base_minor: base })];
  return [{ ...line, code: `employer:${line.code}`, kind: 'employer', quantity: null, unit: 'percent', rate, base, amount, explain }];
}
