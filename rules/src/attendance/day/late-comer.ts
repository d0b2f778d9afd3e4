import { dayNumber, dayOfNumber } from '../../calendar.ts';
import { type DayFrame, dayBoundary } from '../plan/day-frame.ts';
import { momentAt } from '../plan/zone.ts';
import type { Directed } from '../punches/directions.ts';
import { pair } from '../punches/pair.ts';

/** An employee who arrives only after the shift, and is still clocked in, can clock out until the next day begins. */
export function withLateComer(frame: DayFrame, directed: readonly Directed[]): DayFrame {
  const { plan, span, closes } = frame;
  const came = directed.at(-1)?.punch.at;
  if (!span || came === undefined || came < span.end) return frame;
  const since = pair(directed).open_since;
  if (since === null || since < span.end) return frame;
  const nextDay = momentAt(plan.zone, dayOfNumber(dayNumber(plan.date) + 1), dayBoundary).at;
  return { ...frame, closes: Math.max(closes, nextDay) };
}
