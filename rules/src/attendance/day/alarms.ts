import { asHours } from '../../duration.ts';
import type { Explain } from '../explain/explain.ts';
import type { DayResult, Moment } from '../facts.ts';
import type { DayFrame } from '../plan/day-frame.ts';
import { localTextAt } from '../plan/zone.ts';
import { entersBy } from '../punches/action-of.ts';
import type { Directed } from '../punches/directions.ts';

/** Flags breaches of working-time limits, based on the actual punches. `left`: when the previous day ended. */
export function noteAlarms(day: DayResult, explain: Explain, frame: DayFrame, left: Moment | null): void {
  noteRest(day, explain, frame, left);
  noteLength(day, explain, frame);
  const isAlarming = day.flags.includes('short_rest') || day.flags.includes('long_day');
  if (isAlarming && frame.plan.settings.review_alarms) day.flags.push('alarm_to_review');
}

function noteRest(day: DayResult, explain: Explain, { plan }: DayFrame, left: Moment | null): void {
  const least = plan.settings.min_rest_minutes;
  const came = day.intervals[0]?.in ?? null;
  if (least === null || left === null || came === null || came < left) return;
  const rest = Math.floor((came - left) / 60_000);
  if (rest >= least) return;
  day.flags.push('short_rest');
  explain('short_rest', { rest: asHours(rest), least: asHours(least), left: localTextAt(plan.zone, left).slice(0, 16) });
}

/** Minutes allowed for the handover after a shift that is planned longer than the limit. */
const handover = 60;

/** A shift that is planned longer than the limit is the planner's matter. */
function noteLength(day: DayResult, explain: Explain, { plan }: DayFrame): void {
  const limit = plan.settings.max_day_minutes;
  if (limit === null) return;
  const most = day.expected_minutes > limit ? day.expected_minutes + handover : limit;
  if (day.worked_minutes <= most) return;
  day.flags.push('long_day');
  explain('long_day', { worked: asHours(day.worked_minutes), most: asHours(most) });
}

/** When the employee went home; `null` if the last counted punch of the day is not a departure. */
export function leftAt(directed: readonly Directed[]): Moment | null {
  const last = directed.findLast(({ state }) => state === 'counted');
  return last && !entersBy(last.action) && last.action !== 'break_out' ? last.punch.at : null;
}
