import { because } from '../explain/pay-explanations.ts';
import type { PayLine } from '../payslip.ts';

/** The amounts of a trip on the payslip, in minor units: `advance_back` reduces the net amount. */
export type TravelItem = {
  id: number;
  name: string;
  part: 'per_diem' | 'advance' | 'advance_back';
  amount: number;
  from: string;
  to: string;
  spent: number;
};

/** Lines of trips are not taxed and not part of any base for shares of pay. */
export const travelLines = (items: readonly TravelItem[]): PayLine[] =>
  items.map(({ id, name, part, amount, from, to, spent }) => ({
    code: `travels:${id}:${part}`,
    name,
    kind: part === 'advance_back' ? 'deduction' : 'earning',
    quantity: null,
    unit: null,
    rate: null,
    base: null,
    amount,
    source: { type: 'travels', id },
    account: null,
    explain: [
      part === 'advance_back'
        ? because('travel_advance_back', { advance_minor: amount + spent, spent_minor: spent, amount_minor: amount })
        : because(`travel_${part}`, { from, to }),
    ],
  }));
