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

/** What is to do against who is there to do it; who has asked for leave is not counted on. */
export const capacity: Finish = (sums) => {
  const of = numberIn(sums);
  const free = of('capacity') - of('leave') - of('leave_pending');
  const load = Math.max(of('booked'), of('remaining')) + of('pipeline');
  return {
    ...sums,
    load: shareOf(load, free),
    bench: Math.max(0, free - load),
    shortage: Math.max(0, load - free),
  };
};
