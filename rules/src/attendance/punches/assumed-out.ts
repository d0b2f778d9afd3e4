import type { Moment, PunchPair } from '../facts.ts';
import type { DayFrame } from '../plan/day-frame.ts';
import type { Interval } from '../plan/shift-hours.ts';
import type { Directed } from './directions.ts';

/** The assumed clock-out of an employee who never clocked out; `null` if the company assumes none, or none is possible. */
export function assumedOut({ plan }: DayFrame, span: Interval | null, open: PunchPair, directed: readonly Directed[]): Moment | null {
  const { missing_out } = plan.settings;
  if (missing_out === 'none' || open.in === null) return null;
  const active = directed.at(-1)?.punch.at ?? open.in;
  const end = span?.end ?? Number.POSITIVE_INFINITY;
  /** An assumed clock-out never creates overtime. */
  const out = missing_out === 'until_shift_end' ? end : Math.min(active, end);
  return Number.isFinite(out) && out > open.in ? out : null;
}
