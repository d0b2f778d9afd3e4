import { apportion } from '../apportion.ts';
import type { PayLine } from './payslip.ts';

/** Where a payslip is booked: by shares in basis points that add up to the whole, and components with their own cost centre. */
export type CostSplit = {
  shares: readonly { costCenter: number | null; shareBp: number }[];
  components: Readonly<Record<string, number>>;
};

type Line = Pick<PayLine, 'kind' | 'amount' | 'source'>;
export type LineCost = { costCenter: number | null; amount: number };

/** The employer's cost of a line, by cost center, to the unit; deductions are paid by the employee. */
export function costsOf({ kind, amount, source }: Line, { shares, components }: CostSplit): LineCost[] {
  if (kind !== 'earning' && kind !== 'employer') return [];
  const own = source?.type === 'pay-components' ? components[source.id] : undefined;
  if (own !== undefined) return amount === 0 ? [] : [{ costCenter: own, amount }];
  if (shares.length === 0) return [{ costCenter: null, amount }];
  const parts = apportion(
    amount,
    shares.map(({ shareBp }) => shareBp),
  );
  return shares.map(({ costCenter }, at) => ({ costCenter, amount: parts[at] as number })).filter((one) => one.amount !== 0);
}
