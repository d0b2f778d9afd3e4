import type { PunchPair } from '../facts.ts';
import type { DayFrame } from '../plan/day-frame.ts';
import type { Interval } from '../plan/shift-hours.ts';
import { minutesIn, overlapMs } from '../punches/intervals.ts';
import type { Pairs } from '../punches/pair.ts';
import { type Part, partsOf } from '../punches/parts.ts';
import { isFree } from './cover.ts';

export type Worked = {
  minutes: number;
  /** The times that count as work. */
  spans: Interval[];
  break_minutes: number;
  /** Deducted because a due break was not stamped. */
  deducted_minutes: number;
  /** Stamped breaks that are paid. */
  paid_break_minutes: number;
  /** Present before the shift began, if that time does not count. */
  before_shift_minutes: number;
  /** Present between the two spans of the shift, which does not count as work. */
  pause_minutes: number;
};

export function workedOf(frame: DayFrame, intervals: readonly PunchPair[], breaks: Pairs['breaks']): Worked {
  const { plan } = frame;
  const parts = partsOf(frame, intervals);
  const closed = closedOf(intervals);
  const spans = plan.shift ? parts.flatMap((part) => counted(frame, part)) : closed;
  const present = total(spans);
  const away = plan.shift ? parts.flatMap(breaksWithin) : gapsBetween(intervals).map(({ start, end }) => end - start);
  const taken = minutesIn(away.reduce((sum, one) => sum + one, 0));
  const paid = paidBreak(frame, breaks);
  const inPause = frame.pause ? closed.reduce((sum, one) => sum + overlapMs(one, frame.pause!), 0) : 0;
  const before = minutesIn(total(closed) - present - inPause);
  const minutes = minutesIn(present) + paid;
  const deducted = dueBreak(frame, minutes, taken);
  return {
    minutes: minutes - deducted,
    spans,
    break_minutes: taken + deducted,
    deducted_minutes: deducted,
    paid_break_minutes: paid,
    before_shift_minutes: plan.shift ? before : 0,
    pause_minutes: minutesIn(inPause),
  };
}

const closedOf = (intervals: readonly PunchPair[]): Interval[] =>
  intervals.flatMap((one) => (one.in !== null && one.out !== null ? [{ start: one.in, end: one.out }] : []));

/** Time before the shift counts only if the company counts it; time in the pause of a split shift never counts. */
function counted({ plan, pause }: DayFrame, { span, intervals }: Part): Interval[] {
  const closed = pause ? closedOf(intervals).flatMap((one) => outsideOf(pause, one)) : closedOf(intervals);
  if (plan.shift?.kind !== 'fixed' || plan.settings.count_before_shift || isFree(plan)) return closed;
  return closed.flatMap(({ start, end }) => (end > span.start ? [{ start: Math.max(start, span.start), end }] : []));
}

/** The parts of an interval before and after the pause. */
const outsideOf = (pause: Interval, { start, end }: Interval): Interval[] =>
  [
    { start, end: Math.min(end, pause.start) },
    { start: Math.max(start, pause.end), end },
  ].filter((one) => one.start < one.end);

/** Gaps between two intervals of the same span; the time between two spans is no break. */
const breaksWithin = ({ span, intervals }: Part): number[] => gapsBetween(intervals).map((gap) => overlapMs(gap, span));

const total = (spans: readonly Interval[]): number => spans.reduce((sum, { start, end }) => sum + end - start, 0);

const gapsBetween = (intervals: readonly PunchPair[]): Interval[] =>
  intervals.slice(1).flatMap((next, index) => {
    const left = intervals[index]!.out;
    return left !== null && next.in !== null ? [{ start: left, end: next.in }] : [];
  });

function paidBreak({ plan, spans }: DayFrame, breaks: Pairs['breaks']): number {
  if (!plan.shift?.paid_break) return 0;
  const within = ({ from, to }: Pairs['breaks'][number]): number =>
    spans.reduce((sum, span) => sum + overlapMs({ start: from, end: to }, span), 0);
  const stamped = breaks.reduce((sum, one) => sum + within(one), 0);
  return Math.min(minutesIn(stamped), plan.shift.break_minutes);
}

/** Deducted only from the minutes above the threshold, so that staying longer never reduces the time worked. */
function dueBreak({ plan }: DayFrame, minutes: number, taken: number): number {
  const after = plan.settings.auto_break_after_minutes;
  if (!plan.shift || plan.shift.paid_break || after === null || minutes < after) return 0;
  return Math.min(minutes - after, Math.max(0, plan.shift.break_minutes - taken));
}
