import type { Moment } from './facts.ts';
import type { Stretch } from './shift-hours.ts';

export const minutesIn = (milliseconds: number): number => Math.floor(milliseconds / 60_000);

/** The overlap of two intervals; null if they do not meet. */
export function sharedStretch(a: Stretch, b: Stretch): Stretch | null {
  const [start, end] = [Math.max(a.start, b.start), Math.min(a.end, b.end)];
  return start < end ? { start, end } : null;
}

/** The same, in milliseconds. */
export const sharedBy = (a: Stretch, b: Stretch): number => Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start));

/** The milliseconds of an interval that the others leave free; they may overlap. */
export function leftOf({ start, end }: Stretch, others: readonly Stretch[]): number {
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
