import type { DayFrame } from '../plan/day-frame.ts';
import { minutesIn, overlapMs } from '../punches/intervals.ts';
import { type Cover, isFree } from './cover.ts';
import { requiredWork } from './required-work.ts';
import type { Worked } from './worked.ts';

export type Overtime = {
  minutes: number;
  /** Before blocks and limit. */
  found: number;
  capped: boolean;
};

export function overtimeOf(frame: DayFrame, cover: Cover, worked: Worked): Overtime {
  const { settings } = frame.plan;
  if (settings.overtime === 'none') return { minutes: 0, found: 0, capped: false };
  const parts = beyondPlan(frame, cover, worked);
  const block = Math.max(1, settings.overtime_min_block_minutes);
  const inBlocks = (minutes: number): number => Math.floor(minutes / block) * block;
  /** A break that was taken off may have lain beyond the plan. */
  const blocks = Math.min(
    parts.reduce((sum, minutes) => sum + inBlocks(minutes), 0),
    inBlocks(worked.minutes),
  );
  const limit = settings.overtime_max_minutes ?? Number.POSITIVE_INFINITY;
  return { minutes: Math.min(blocks, limit), found: parts.reduce((sum, minutes) => sum + minutes, 0), capped: blocks > limit };
}

/** All work on a free day; on a flexible one, work beyond the requirement; else work before the shift, after it, or within a holiday. */
function beyondPlan({ plan, span }: DayFrame, cover: Cover, worked: Worked): number[] {
  if (isFree(plan) || !span) return [worked.minutes];
  if (plan.shift?.kind === 'flexible') {
    return [Math.max(0, worked.minutes - requiredWork({ ...cover, worked_minutes: worked.minutes }))];
  }
  const before = { start: Number.NEGATIVE_INFINITY, end: span.start };
  const after = { start: span.end, end: Number.POSITIVE_INFINITY };
  return [before, after, ...cover.holidays].map((part) =>
    minutesIn(worked.spans.reduce((sum, interval) => sum + overlapMs(interval, part), 0)),
  );
}
