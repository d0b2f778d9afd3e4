import { toMinor } from '../money.ts';

/** Work that is offered; the rate is of an hour, in major units as typed. */
export type ProposalLine = {
  department_id: number;
  phase?: string | null;
  description?: string | null;
  minutes: number;
  rate: number;
  /** The client may take it or leave it: it is not part of the total. */
  optional?: boolean | null;
};

/** The cost of an hour of a department, in major units. */
export type CostRate = { department_id: number; cost_rate: number };

/** Shares in basis points. */
export type Offer = { lines: readonly ProposalLine[]; currency: string; discount?: number | null; tax?: number | null };

export type DepartmentPrice = { department_id: number; minutes: number; price: number; cost: number | null };

/** Amounts in minor units. */
export type Price = {
  minutes: number;
  subtotal: number;
  discount: number;
  /** After the discount, before tax. */
  amount: number;
  tax: number;
  total: number;
  options: number;
  departments: DepartmentPrice[];
};

/** Of the lines sold; unknown as long as any of their departments has no cost rate. */
export type Margin = { cost: number | null; margin: number | null; margin_percent: number | null };

/** The numbers, from 1, of the lines whose rate has more decimals than the currency. */
export const linesWithOddRates = ({ lines, currency }: Pick<Offer, 'lines' | 'currency'>): number[] =>
  lines.flatMap(({ rate }, at) => (toMinor(rate, currency) === undefined ? [at + 1] : []));

/** Whether every rate and cost can be calculated with; a value that is being typed may not be ready. */
export const isPriceable = (offer: Pick<Offer, 'lines' | 'currency'>, costs: readonly CostRate[]): boolean =>
  linesWithOddRates(offer).length === 0 && costs.every(({ cost_rate }) => toMinor(cost_rate, offer.currency) !== undefined);

/** A line is rounded by itself, half up, so that the printed amounts add up. */
export const linePrice = ({ minutes, rate }: Pick<ProposalLine, 'minutes' | 'rate'>, currency: string): number =>
  hourly(minutes, rate, currency);

export function priceOf({ lines, currency, discount, tax }: Offer, costs: readonly CostRate[] = []): Price {
  const sold = lines.filter(({ optional }) => !optional);
  const subtotal = sum(sold.map((line) => linePrice(line, currency)));
  const taken = shareOf(subtotal, discount ?? 0);
  const amount = subtotal - taken;
  const taxed = shareOf(amount, tax ?? 0);
  return {
    minutes: sum(sold.map(({ minutes }) => minutes)),
    subtotal,
    discount: taken,
    amount,
    tax: taxed,
    total: amount + taxed,
    options: sum(lines.filter(({ optional }) => optional).map((line) => linePrice(line, currency))),
    departments: [...new Set(sold.map(({ department_id }) => department_id))].map((department_id) => {
      const own = sold.filter((line) => line.department_id === department_id);
      const rate = costs.find((cost) => cost.department_id === department_id)?.cost_rate;
      return {
        department_id,
        minutes: sum(own.map(({ minutes }) => minutes)),
        price: sum(own.map((line) => linePrice(line, currency))),
        cost: rate === undefined ? null : sum(own.map(({ minutes }) => hourly(minutes, rate, currency))),
      };
    }),
  };
}

/** Margin in percent of the amount, to a tenth. */
export function marginOf({ amount, departments }: Pick<Price, 'amount' | 'departments'>): Margin {
  const costs = departments.map(({ cost }) => cost);
  if (costs.length === 0 || costs.includes(null)) return { cost: null, margin: null, margin_percent: null };
  const cost = sum(costs as number[]);
  const margin = amount - cost;
  return { cost, margin, margin_percent: amount === 0 ? null : Math.round((margin * 1000) / amount) / 10 };
}

/** The default probability that a proposal becomes work, in percent. */
export const usualProbability = {
  draft: 10,
  internal_review: 20,
  sent: 40,
  accepted: 100,
  converted: 100,
  rejected: 0,
  expired: 0,
  withdrawn: 0,
} as const;

export type ProposalStatus = keyof typeof usualProbability;

/** Percent of a whole, half up. */
export const weighted = (amount: number, probability: number): number => shareOf(amount, probability * 100);

function hourly(minutes: number, rate: number, currency: string): number {
  const minor = toMinor(rate, currency);
  if (minor === undefined) throw new RangeError(`A rate of ${rate} does not fit ${currency}.`);
  return halfUp(minutes, minor, 60);
}

const shareOf = (amount: number, basisPoints: number): number => halfUp(amount, basisPoints, 10_000);
const halfUp = (one: number, other: number, divisor: number): number =>
  Number((2n * BigInt(one) * BigInt(other) + BigInt(divisor)) / BigInt(2 * divisor));
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
