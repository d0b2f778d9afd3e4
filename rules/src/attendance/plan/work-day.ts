import { type Day, dayNumber, dayOfNumber } from '../../calendar.ts';
import type { Action, Moment, Punch } from '../facts.ts';
import { saidAction } from '../punches/action-of.ts';
import type { DayFrame } from './day-frame.ts';
import type { Interval } from './shift-hours.ts';

type ShiftFrame = DayFrame & { span: Interval };

/**
 * The day to which a punch belongs. It depends only on the plans and the punch itself, never on other punches, so that the order of arrival
 * does not matter.
 */
export function workDays(frames: readonly DayFrame[]): (punch: Punch) => Day {
  const shifts = frames.filter((frame): frame is ShiftFrame => frame.span !== null).sort((a, b) => a.span.start - b.span.start);
  return (punch) => {
    const action = saidAction(punch);
    const begun = lastAt(shifts, punch.at, (frame) => frame.span.start);
    const owner = ownerAmong(shifts.slice(Math.max(0, begun - 2), begun + 3), punch.at, action);
    if (owner) return owner.plan.date;
    const latest = shifts[begun];
    if (latest && action !== 'in' && isStillOpen(latest, punch.at)) return latest.plan.date;
    return calendarDay(frames, punch.at);
  };
}

/** The neighbor whose window contains the moment; of two, an explicit action decides, else the nearer shift. */
function ownerAmong(neighbours: readonly ShiftFrame[], at: Moment, action: Action | null): ShiftFrame | undefined {
  let owner: ShiftFrame | undefined;
  for (const frame of neighbours) {
    if (at < frame.opens || frame.closes < at) continue;
    if (!owner || belongsToLater(owner, frame, at, action)) owner = frame;
  }
  return owner;
}

/** Breaks and overtime happen at either end of a shift, so only coming and going speak for themselves. */
function belongsToLater(earlier: ShiftFrame, later: ShiftFrame, at: Moment, action: Action | null): boolean {
  if (action === 'in') return true;
  if (action === 'out' || action === 'ot_out') return false;
  return at >= (earlier.span.end + later.span.start) / 2;
}

const isStillOpen = ({ span, plan }: ShiftFrame, at: Moment): boolean => at <= span.start + plan.settings.max_open_hours * 3_600_000;

function calendarDay(frames: readonly DayFrame[], at: Moment): Day {
  const frame = frames[lastAt(frames, at, ({ boundary }) => boundary)];
  if (frame) return frame.plan.date;
  const first = frames[0];
  return first ? dayOfNumber(dayNumber(first.plan.date) - 1) : dayOfNumber(Math.floor(at / 86_400_000));
}

/** The index of the last one at or before the moment; -1 if there is none. */
function lastAt<T>(ordered: readonly T[], at: Moment, momentOf: (one: T) => Moment): number {
  let [low, high] = [-1, ordered.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (momentOf(ordered[middle]!) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
