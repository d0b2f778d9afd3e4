/** `over`: hours beyond the estimate. */
export type Spent = { spent: number; estimated: number; percent: number; over: number };

/** The total hours of several departments; without an estimate the percentage is zero. */
export function spentOf(parts: readonly { spent: number; estimated: number }[]): Spent {
  const sum = (of: 'spent' | 'estimated') => Math.round(parts.reduce((total, part) => total + part[of], 0) * 100) / 100;
  const [spent, estimated] = [sum('spent'), sum('estimated')];
  const over = Math.max(0, Math.round((spent - estimated) * 100) / 100);
  return { spent, estimated, percent: estimated === 0 ? 0 : Math.round((spent / estimated) * 100), over };
}

/** Spending beyond the estimate has the error color by itself. */
export const toneOf = ({ percent }: Spent): 'green' | 'amber' => (percent >= 75 ? 'amber' : 'green');
