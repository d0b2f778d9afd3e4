import { type Cover, isFree } from './cover.ts';
import type { DayFrame } from './day-frame.ts';
import type { Explain } from './explain.ts';
import { explainEarliness, explainLateness } from './explain-work.ts';
import type { DayResult } from './facts.ts';
import { earlinessOf, latenessOf } from './lateness.ts';
import type { Presence } from './presence.ts';

/** Notes late coming, and early leaving once the day is over: until then anybody may come back. */
export function notePunctuality(
  day: DayResult,
  explain: Explain,
  frame: DayFrame,
  cover: Cover,
  { came, went }: Presence,
  isOver: boolean,
): void {
  const { plan } = frame;
  if (!plan.tracked || !plan.employed || isFree(plan)) return;
  const late = came && day.first_in !== null ? latenessOf(frame, cover, day.first_in) : null;
  if (late && day.first_in !== null) {
    explainLateness(explain, late, explain.clock(day.first_in));
    day.late_minutes = late.minutes;
    if (late.minutes > 0) day.flags.push('late');
  }
  const early = isOver && went && day.last_out !== null ? earlinessOf(frame, cover, day.last_out) : null;
  if (early && day.last_out !== null) {
    explainEarliness(explain, early, explain.clock(day.last_out));
    day.early_minutes = early.minutes;
    if (early.minutes > 0) day.flags.push('early');
  }
}
