import { currencyDigits, toMinor } from '../money.ts';

/** A cost of a trip. The rate is the value of one unit of its currency in the branch's currency. */
export type CostLine = { amount: number; currency: string; rate?: number | null };

type CostFault = { line: number; code: 'cost_negative' | 'cost_digits' | 'cost_needs_rate' | 'cost_own_rate' | 'cost_rate_digits' };

const rateDigits = 6;

/** The sum in minor units of one currency, each line rounded half up; a line that cannot be converted is reported and not counted. */
export function totalCost(lines: readonly CostLine[], currency: string): { total: number; faults: CostFault[] } {
  let total = 0;
  const faults: CostFault[] = [];
  lines.forEach((line, at) => {
    const found = converted(line, currency);
    if (typeof found === 'number') total += found;
    else faults.push({ line: at + 1, code: found });
  });
  return { total, faults };
}

function converted({ amount, currency, rate }: CostLine, into: string): number | CostFault['code'] {
  if (amount < 0) return 'cost_negative';
  const minor = toMinor(amount, currency);
  if (minor === undefined) return 'cost_digits';
  if (currency === into) return rate === null || rate === undefined || rate === 1 ? minor : 'cost_own_rate';
  if (rate === null || rate === undefined) return 'cost_needs_rate';
  if (Number(rate.toFixed(rateDigits)) !== rate) return 'cost_rate_digits';
  const scaled = BigInt(rate.toFixed(rateDigits).replace('.', '')) * BigInt(minor) * 10n ** digitsOf(into);
  return Number(roundedHalfUp(scaled, 10n ** (BigInt(rateDigits) + digitsOf(currency))));
}

const digitsOf = (currency: string): bigint => BigInt(currencyDigits(currency) ?? 2);

const roundedHalfUp = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);
