/** Distributes minutes by weight, in 15-minute steps; the largest weight gets the remainder. The shares add up to the whole. */
export function shareOut(minutes: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (minutes <= 0 || total <= 0) return [];
  const shares = weights.map((weight) => Math.floor((minutes * weight) / total / step) * step);
  const heaviest = weights.indexOf(Math.max(...weights));
  const rest = minutes - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, at) => (at === heaviest ? share + rest : share));
}

const step = 15;
