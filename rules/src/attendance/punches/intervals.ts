import type { Moment } from '../facts.ts';
import type { Interval } from '../plan/shift-hours.ts';

export const minutesIn = (milliseconds: number): number => Math.floor(milliseconds / 60_000);

/** The overlap of two intervals; null if they do not meet. */
export function overlap(a: Interval, b: Interval): Interval | null {
  const [start, end] = [Math.max(a.start, b.start), Math.min(a.end, b.end)];
  return start < end ? { start, end } : null;
}

/** The same, in milliseconds. */
export const overlapMs = (a: Interval, b: Interval): number => Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));

/** The milliseconds of an interval that the others leave free; they may overlap. */
export function subtract({ start, end }: Interval, others: readonly Interval[]): number {
  let left = 0;
  let reached: Moment = start;
  for (const other of [...others].sort((a, b) => a.start - b.start)) {
    if (other.end <= reached) continue;
    if (other.start >= end) break;
    left += Math.max(0, other.start - reached);
    reached = other.end;
  }
  return left + Math.max(0, end - reached);
}
