import { type Day, dayNumber } from '../calendar.ts';
import { percentOf } from './percent.ts';

type Facts = { spent: number; estimated: number; start: Day | null; end: Day | null; today: Day };
export type Health = 'none' | 'green' | 'amber' | 'red';

/** So many percent more may be spent than time has passed. */
const lead = 15;
const nearlyAll = 90;

/** Red: the estimate is used up, or the end has passed. Amber: nearly so, or work is well ahead of the calendar. */
export function healthOf({ spent, estimated, start, end, today }: Facts): Health {
  if (end !== null && end < today) return 'red';
  if (estimated <= 0) return 'none';
  const percent = percentOf(spent, estimated);
  if (percent >= 100) return 'red';
  if (percent >= nearlyAll) return 'amber';
  return start !== null && end !== null && percent > passedOf(start, end, today) + lead ? 'amber' : 'green';
}

/** Percent of the days from the first to the last that have passed, today included. */
function passedOf(start: Day, end: Day, today: Day): number {
  const days = dayNumber(end) - dayNumber(start) + 1;
  const passed = Math.min(Math.max(dayNumber(today) - dayNumber(start) + 1, 0), days);
  return percentOf(passed, days);
}
