import type { DayPlan, Moment } from '../facts.ts';
import { frameOf } from '../plan/day-frame.ts';
import { minutesIn, overlapMs } from '../punches/intervals.ts';
import { partsOf } from '../punches/parts.ts';
import { isFree } from './cover.ts';

/** How an open check-in counts toward the day, as it is sent: moments in ISO. */
export type LiveWork = {
  counts_from: string;
  /** The pause of a split shift, which does not count as work. */
  pause: { from: string; to: string } | null;
  /** The break that is deducted once this many minutes are worked; null: none. */
  break_after: number | null;
  break_left: number;
};

type OpenDay = { open_since: Moment; break_minutes: number };

/** From the plan and the minutes settled so far, so that the live number equals the one that settles. */
export function liveWork(plan: DayPlan, { open_since, break_minutes }: OpenDay): LiveWork {
  const frame = frameOf(plan);
  const { shift, settings } = plan;
  const open = { in: open_since, out: null, in_id: null, out_id: null, source: '' };
  const part = partsOf(frame, [open]).find(({ intervals }) => intervals.length > 0);
  const isClipped = shift?.kind === 'fixed' && !settings.count_before_shift && !isFree(plan) && part !== undefined;
  const deducts = shift !== null && !shift.paid_break;
  return {
    counts_from: iso(isClipped ? Math.max(open_since, part.span.start) : open_since),
    pause: frame.pause && { from: iso(frame.pause.start), to: iso(frame.pause.end) },
    break_after: deducts ? settings.auto_break_after_minutes : null,
    break_left: deducts ? Math.max(0, shift.break_minutes - break_minutes) : 0,
  };
}

/** The minutes of a day at a moment: the settled ones, and those of an open check-in as if it ended now. */
export function workedAt(worked_minutes: number, live: LiveWork | null, now: Moment): number {
  if (!live) return worked_minutes;
  const open = { start: Date.parse(live.counts_from), end: now };
  if (open.end <= open.start) return worked_minutes;
  const pause = live.pause && { start: Date.parse(live.pause.from), end: Date.parse(live.pause.to) };
  const worked = worked_minutes + minutesIn(open.end - open.start - (pause ? overlapMs(open, pause) : 0));
  const due = live.break_after === null ? 0 : Math.min(Math.max(0, worked - live.break_after), live.break_left);
  return worked - due;
}

const iso = (moment: Moment): string => new Date(moment).toISOString();
