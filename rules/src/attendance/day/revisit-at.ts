import type { Moment } from '../facts.ts';
import { isFree, isFullyCovered } from './cover.ts';
import { absenceIsCertainAt, type Evidence, silentTerminals } from './day-status.ts';

const devicePatience = 10 * 60_000;

/** The next moment at which the result of a day may change without a new event; `null`: never. */
export function revisitAt(evidence: Evidence): Moment | null {
  const { frame, cover, has_punches, now } = evidence;
  const { plan, span, closes } = frame;
  if (has_punches) return now < closes ? closes : null;
  if (!plan.employed || isFree(plan) || isFullyCovered(cover)) return null;
  if (!plan.tracked) return now < span!.end ? span!.end : null;
  if (now < closes) return closes;
  const certain = absenceIsCertainAt(frame);
  if (now < certain) return certain;
  return silentTerminals(evidence).length === 0 ? null : now + devicePatience;
}
