import type { Moment, PunchPair } from '../facts.ts';
import type { DayFrame } from '../plan/day-frame.ts';
import type { Interval } from '../plan/shift-hours.ts';

/** A span of the shift, and the intervals of presence that belong to it. */
export type Part = { span: Interval; intervals: PunchPair[] };

/** The spans of a day with the intervals of each; empty if no shift is planned. */
export function partsOf({ spans, pause }: Pick<DayFrame, 'spans' | 'pause'>, intervals: readonly PunchPair[]): Part[] {
  const [first, second] = spans;
  if (!first) return [];
  if (!second || !pause) return [{ span: first, intervals: [...intervals] }];
  return [
    { span: first, intervals: intervals.filter((one) => !isAfter(pause, one)) },
    { span: second, intervals: intervals.filter((one) => isAfter(pause, one)) },
  ];
}

/** In the middle of the pause one span ends and the next begins. */
export const middleOf = ({ start, end }: Interval): Moment => (start + end) / 2;

/** An interval that ends after the pause belongs to the second span, however early it began. */
function isAfter(pause: Interval, one: PunchPair): boolean {
  if (one.out !== null && one.out > pause.end) return true;
  return one.in !== null && one.in >= middleOf(pause);
}

/** An employee who stays through the pause without a punch has not worked in it. */
export function cutAtPause(pause: Interval | null, intervals: readonly PunchPair[]): PunchPair[] {
  if (!pause) return [...intervals];
  return intervals.flatMap((one) =>
    isThrough(pause, one)
      ? [
          { ...one, out: pause.start, out_id: null },
          { ...one, in: pause.end, in_id: null },
        ]
      : [one],
  );
}

export const isThrough = (pause: Interval | null, one: PunchPair): boolean =>
  pause !== null && one.in !== null && one.out !== null && one.in < pause.start && pause.end < one.out;
