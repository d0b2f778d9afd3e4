import type { Finish } from './group-rows.ts';
import { shareOf } from './shares.ts';

const numberIn =
  (sums: Parameters<Finish>[0]) =>
  (column: string): number =>
    Number(sums[column] ?? 0);

/** The share of due weeks that were submitted on time. */
export const compliance: Finish = (sums) => ({ ...sums, on_time: shareOf(numberIn(sums)('on_time_cards'), numberIn(sums)('due_cards')) });

/** Logged minus attended time: a shortfall is missing from the time card, an excess from attendance. */
export const differences: Finish = (sums) => ({ ...sums, difference: numberIn(sums)('logged') - numberIn(sums)('attended') });

/** Work against the time of the people present; requested leave is not counted as available. Bench and shortage are separate sums. */
export const capacity: Finish = (sums) => {
  const of = numberIn(sums);
  return { ...sums, load: shareOf(of('work'), of('capacity') - of('leave') - of('leave_pending')) };
};
