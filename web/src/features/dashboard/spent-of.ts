export type Spent = { spent: number; estimated: number; percent: number };

/** Hours of several departments together; of nothing estimated, nothing is spent in percent. */
export function spentOf(parts: readonly { spent: number; estimated: number }[]): Spent {
  const sum = (of: 'spent' | 'estimated') => Math.round(parts.reduce((total, part) => total + part[of], 0) * 100) / 100;
  const [spent, estimated] = [sum('spent'), sum('estimated')];
  return { spent, estimated, percent: estimated === 0 ? 0 : Math.round((spent / estimated) * 100) };
}

export const toneOf = ({ spent, estimated, percent }: Spent): 'green' | 'amber' | 'pink' => {
  if (spent > estimated) return 'pink';
  return percent >= 75 ? 'amber' : 'green';
};
