import { dayNumber, dayOfNumber } from '../../calendar.ts';
import type { DayPlan, Moment } from '../facts.ts';
import { type Interval, pauseOf, spanOf, spansAround } from './shift-hours.ts';
import { momentAt } from './zone.ts';

/** A planned day on the line of time. */
export type DayFrame = {
  plan: DayPlan;
  /** From the start to the end of the shift. */
  span: Interval | null;
  /** The working parts of the span: the whole, or the parts before and after the pause. */
  spans: readonly Interval[];
  pause: Interval | null;
  /** Between these moments events belong to the day; a day without a shift lasts from its boundary to the next. */
  opens: Moment;
  closes: Moment;
  /** Where the calendar day begins for those who work without a plan. */
  boundary: Moment;
};

/** Work into the night after a day off belongs to that day until this time. */
export const dayBoundary = '04:00';

export function frameOf(plan: DayPlan): DayFrame {
  const { date, zone, shift, settings } = plan;
  const boundary = momentAt(zone, date, dayBoundary).at;
  if (!shift) {
    const closes = momentAt(zone, dayOfNumber(dayNumber(date) + 1), dayBoundary).at;
    return { plan, span: null, spans: [], pause: null, opens: boundary, closes, boundary };
  }
  const span = spanOf(shift, date, zone);
  const opens = span.start - (shift.window_before_minutes ?? settings.window_before_minutes) * 60_000;
  const closes = span.end + (shift.window_after_minutes ?? settings.window_after_minutes) * 60_000;
  // On a full-day holiday no work is required, and everything counts.
  const pause = plan.holiday?.portion === 'full' ? null : pauseOf(shift, date, zone);
  return { plan, span, spans: pause ? spansAround(span, pause) : [span], pause, opens, closes, boundary };
}

/**
 * How long an employee may plausibly stay clocked in: the company's limit, or the shift with its window after the end, if that is longer.
 */
export const mostOpen = ({ plan, span, closes }: DayFrame): number =>
  Math.max(plan.settings.max_open_hours * 3_600_000, span ? closes - span.start : 0);
