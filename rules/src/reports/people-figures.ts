import type { Finish } from './group-rows.ts';
import { shareOf } from './shares.ts';

const numberIn =
  (sums: Parameters<Finish>[0]) =>
  (column: string): number =>
    Number(sums[column] ?? 0);

/** How many weeks came in on time, of those that were due. */
export const compliance: Finish = (sums) => ({ ...sums, on_time: shareOf(numberIn(sums)('on_time_cards'), numberIn(sums)('due_cards')) });

/** Logged against attended: less is missing from the card, more was not seen at the door. */
export const differences: Finish = (sums) => ({ ...sums, difference: numberIn(sums)('logged') - numberIn(sums)('attended') });

/** Work against the time of the people present; requested leave is not counted as available. Bench and shortage are sums of their own. */
export const capacity: Finish = (sums) => {
  const of = numberIn(sums);
  return { ...sums, load: shareOf(of('work'), of('capacity') - of('leave') - of('leave_pending')) };
};
