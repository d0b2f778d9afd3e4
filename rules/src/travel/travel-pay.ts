import { toMinor } from '../money.ts';
import { type CostLine, totalCost } from './cost.ts';

/** A trip that was approved. Costs are in major units, each with its currency; the advance is in major units of the branch's currency. */
export type PaidTravel = {
  start_date: string;
  end_date: string;
  currency: string;
  advance: number | null;
  estimate: readonly TravelCost[];
  actual_cost: readonly TravelCost[];
  is_completed: boolean;
};
type TravelCost = CostLine & { kind: string };

/** In minor units of the trip's currency. The cost of the trip without per diems counts as spent from the advance. */
export type TravelPart = { part: 'per_diem' | 'advance' | 'advance_back'; month: string; amount: number; spent: number };

/**
 * The amounts that a trip adds to payslips: its advance in the month in which it begins, its per diem in the month in which it ends, and
 * the rest of the advance is taken back once its actual costs are known. Costs above the advance are not paid.
 */
export function travelPay(travel: PaidTravel): TravelPart[] {
  const { start_date, end_date, currency, is_completed, actual_cost, estimate } = travel;
  const isSettled = is_completed && actual_cost.length > 0;
  const costs = isSettled ? actual_cost : estimate;
  const advance = toMinor(travel.advance ?? 0, currency) ?? 0;
  const of = (isMeant: (kind: string) => boolean): number =>
    totalCost(
      costs.filter(({ kind }) => isMeant(kind)),
      currency,
    ).total;
  const spent = isSettled ? of((kind) => kind !== 'per_diem') : advance;
  const parts: TravelPart[] = [
    { part: 'per_diem', month: end_date.slice(0, 7), amount: of((kind) => kind === 'per_diem'), spent: 0 },
    { part: 'advance', month: start_date.slice(0, 7), amount: advance, spent: 0 },
    { part: 'advance_back', month: end_date.slice(0, 7), amount: advance - spent, spent },
  ];
  return parts.filter(({ amount }) => amount > 0);
}
