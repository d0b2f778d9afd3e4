import type { Day } from '../../calendar.ts';
import { type Exact, exact, isMore, none, plus } from '../exact.ts';
import type { PayInputs } from '../pay-inputs.ts';
import type { CountedDay } from './pay-days.ts';
import type { Segment } from './segments.ts';

export const reasons = ['unpaid_leave', 'unpaid_excuse', 'unpaid_absence', 'late'] as const;
export type Reason = (typeof reasons)[number];
export const reasonOf = { leave: 'unpaid_leave', excuse: 'unpaid_excuse', absence: 'unpaid_absence' } as const;

/** An unpaid part of a segment, in days as they count. */
export type Taken = { reason: Reason; date: Day; days: Exact };

/**
 * Never more than the weight of the segment, and all of it if every day is wholly unpaid, even if a fixed month gives its last days another
 * weight.
 */
export function takenOff(segment: Segment, inputs: PayInputs, dayOffToo: Reason | null): Taken[] {
  const whole = exact([segment.weight]);
  const taken: Taken[] = [];
  let sum = none;
  for (const one of segment.days.flatMap((day) => unpaidOf(day, inputs, dayOffToo))) {
    const next = plus(sum, one.days);
    const days = isMore(next, whole) ? plus(whole, negative(sum)) : one.days;
    sum = plus(sum, days);
    if (days.over > 0n) taken.push({ ...one, days });
  }
  const last = taken.at(-1);
  if (!last) return [];
  const isAll = segment.days.every((day) => countOf(day, inputs) === 0 || isWholly(unpaidOf(day, inputs, dayOffToo)));
  if (!isAll) return taken;
  return [...taken.slice(0, -1), { ...last, days: plus(last.days, plus(whole, negative(sum))) }];
}

/** Whether the day itself has no unpaid time; a day off may still be unpaid because of `daysOffUnpaid`. */
export const isPaidWhole = ({ unpaid, lateMinutes }: CountedDay, { policy }: PayInputs): boolean =>
  unpaid.length === 0 && (lateMinutes === 0 || !policy.deductLate);

const least = (one: Exact, other: Exact): Exact => (isMore(one, other) ? other : one);

const negative = ({ over, under }: Exact): Exact => ({ over: -over, under });

function unpaidOf(day: CountedDay, inputs: PayInputs, dayOffToo: Reason | null): Taken[] {
  const { policy } = inputs;
  const isPaid = day.unpaid.length === 0 && day.lateMinutes === 0 && !dayOffToo;
  if (isPaid || countOf(day, inputs) === 0) return [];
  const isDayOff = day.expectedMinutes === 0;
  let left = exact([1]);
  const taken: Taken[] = [];
  for (const { reason, share } of sharesOf(day, policy.deductAbsence)) {
    const days = least(left, share);
    left = plus(left, negative(days));
    if (days.over > 0n) taken.push({ reason, date: day.date, days });
  }
  if (isDayOff && dayOffToo && left.over > 0n) return [...taken, { reason: dayOffToo, date: day.date, days: left }];
  if (!policy.deductLate || day.lateMinutes === 0 || isDayOff) return taken;
  const late = exact([day.lateMinutes], [day.expectedMinutes]);
  return [...taken, { reason: 'late', date: day.date, days: least(late, left) }];
}

/** Every counted day has weight one; the thirty days of a fixed month change its total, not the cost of one day. */
const countOf = ({ weight }: CountedDay, { policy }: PayInputs): number => (policy.basis === 'working_days' ? weight : 1);

const sharesOf = ({ unpaid }: CountedDay, deductAbsence: boolean): { reason: Reason; share: Exact }[] =>
  reasons.flatMap((reason) =>
    unpaid
      .filter(({ because: of }) => reasonOf[of] === reason && (of !== 'absence' || deductAbsence))
      .map(({ part, of }) => ({ reason, share: exact([part], [of]) })),
  );

const isWholly = (taken: readonly Taken[]): boolean => {
  const { over, under } = taken.map(({ days }) => days).reduce(plus, none);
  return over >= under;
};

/** If no working day of the month is paid, days off are not paid either, for the reason of the last working day. */
export function daysOffUnpaid(inputs: PayInputs, segments: readonly Segment[]): Reason | null {
  const working = segments.flatMap(({ days }) => days).filter(({ expectedMinutes }) => expectedMinutes > 0);
  const last = working.at(-1);
  const isAll = working.every((day) => isWholly(unpaidOf(day, inputs, null)));
  return last && isAll ? (unpaidOf(last, inputs, null)[0]?.reason ?? null) : null;
}
