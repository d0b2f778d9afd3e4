/**
 * Whole units of an amount by weights: each gets its exact share rounded down, and the units that are left go to the largest remainders,
 * the first of equal ones first. The parts add up to the amount; of one below zero they are below zero.
 */
export function apportion(amount: number, weights: readonly (number | bigint)[]): number[] {
  const sizes = weights.map(BigInt);
  const total = sizes.reduce((sum, size) => sum + size, 0n);
  if (total <= 0n) return sizes.map(() => 0);
  const whole = BigInt(Math.abs(amount));
  const shares = sizes.map((size, at) => ({ at, units: (whole * size) / total, remainder: (whole * size) % total }));
  const left = Number(whole - shares.reduce((sum, { units }) => sum + units, 0n));
  const byRemainder = shares.toSorted((one, other) => Number(other.remainder > one.remainder) - Number(other.remainder < one.remainder));
  const raised = new Set(byRemainder.slice(0, left).map(({ at }) => at));
  return shares.map(({ at, units }) => Math.sign(amount) * (Number(units) + Number(raised.has(at))) + 0);
}
