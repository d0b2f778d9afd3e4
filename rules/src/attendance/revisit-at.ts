import { isAnswered, isFree } from './cover.ts';
import { absenceIsCertainAt, type Evidence, wereDevicesHeard } from './day-status.ts';
import type { Moment } from './facts.ts';

const devicePatience = 10 * 60_000;

/** The next moment at which a day may read differently though nothing happened; `null`: it will not. */
export function revisitAt({ frame, cover, has_punches, now, heard_until }: Evidence): Moment | null {
  const { plan, span, closes } = frame;
  if (has_punches) return now < closes ? closes : null;
  if (!plan.employed || isFree(plan) || isAnswered(cover)) return null;
  if (!plan.tracked) return now < span!.end ? span!.end : null;
  if (now < closes) return closes;
  const certain = absenceIsCertainAt(frame);
  if (now < certain) return certain;
  return wereDevicesHeard(frame, heard_until) ? null : now + devicePatience;
}
