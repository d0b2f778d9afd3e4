/** An unrounded amount: numerator and positive denominator. Products of money, days and shares can exceed the safe integers. */
export type Exact = { over: bigint; under: bigint };

export const none: Exact = { over: 0n, under: 1n };

export const exact = (factors: readonly number[], divisors: readonly number[] = []): Exact => ({
  over: product(factors),
  under: product(divisors),
});

const product = (numbers: readonly number[]): bigint => numbers.reduce((all, number) => all * BigInt(number), 1n);

export const plus = (one: Exact, other: Exact): Exact =>
  one.under === other.under
    ? { over: one.over + other.over, under: one.under }
    : { over: one.over * other.under + other.over * one.under, under: one.under * other.under };

export const times = (one: Exact, other: Exact): Exact => ({ over: one.over * other.over, under: one.under * other.under });

export const isMore = (one: Exact, other: Exact): boolean => one.over * other.under > other.over * one.under;

/** Half rounds up, and negative amounts away from zero, so that taking an amount back gives exactly the amount paid. */
export function rounded({ over, under }: Exact): number {
  const size = over < 0n ? -over : over;
  const whole = Number((size * 2n + under) / (under * 2n));
  return over < 0n && whole > 0 ? -whole : whole;
}

export const inThousandths = ({ over, under }: Exact): number => rounded({ over: over * 1000n, under });

/** A share in basis points of an amount. Most products are safe integers, and then so is all the arithmetic. */
export function shareOf(amount: number, basisPoints: number): number {
  const product = amount * basisPoints;
  if (product < 0 || product > mostSafe) return rounded(exact([amount, basisPoints], [10_000]));
  const rest = product % 10_000;
  return (product - rest) / 10_000 + (rest >= 5_000 ? 1 : 0);
}

const mostSafe = Number.MAX_SAFE_INTEGER;

/** Rounds each so that the sum of the first few is the rounded sum of them: however a whole is split, its parts add up to it. */
export function roundedInTurn(amounts: readonly Exact[]): number[] {
  let sum = none;
  let before = 0;
  return amounts.map((amount) => {
    sum = plus(sum, amount);
    const now = rounded(sum);
    const part = now - before;
    before = now;
    return part;
  });
}

export function sumOf(numbers: readonly number[]): number {
  let sum = 0;
  for (const number of numbers) sum += number;
  return sum;
}
