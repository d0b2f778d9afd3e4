import type { Explain } from '../explain/explain.ts';
import { explainEarliness, explainLateness } from '../explain/explain-work.ts';
import type { DayResult } from '../facts.ts';
import type { DayFrame } from '../plan/day-frame.ts';
import { type Part, partsOf } from '../punches/parts.ts';
import type { Presence } from '../punches/presence.ts';
import { type Cover, isFree } from './cover.ts';
import { earlinessOf, latenessOf, unexcusedIn } from './lateness.ts';

/**
 * Notes lateness and early departure, span by span; early departure from the last span once the day is over, since the employee may still
 * return.
 */
export function notePunctuality(
  day: DayResult,
  explain: Explain,
  frame: DayFrame,
  cover: Cover,
  { intervals, has_left }: Presence,
  isOver: boolean,
): void {
  const { plan } = frame;
  if (!plan.tracked || !plan.employed || isFree(plan)) return;
  const parts = partsOf(frame, intervals);
  for (const [index, part] of parts.entries()) {
    const next = parts.slice(index + 1).find((one) => one.intervals.length > 0);
    if (part.intervals.length === 0) {
      if (next ? next.intervals[0]?.in !== null : isOver && has_left) noteMissedSpan(day, explain, cover, part, next ? 'late' : 'early');
      continue;
    }
    noteLateness(day, explain, frame, cover, part);
    if (next || (isOver && has_left)) noteEarliness(day, explain, frame, cover, part);
  }
  if (day.late_minutes > 0) day.flags.push('late');
  if (day.early_minutes > 0) day.flags.push('early');
}

/** Only a stamped time can be late or early; an assumed one is on time. */
function noteLateness(day: DayResult, explain: Explain, frame: DayFrame, cover: Cover, { span, intervals }: Part): void {
  const firstIn = intervals[0]?.in_id === null ? null : (intervals[0]?.in ?? null);
  const late = firstIn === null ? null : latenessOf(frame, cover, span, firstIn);
  if (firstIn === null || !late) return;
  explainLateness(explain, late, explain.clock(firstIn));
  day.late_minutes += late.minutes;
}

function noteEarliness(day: DayResult, explain: Explain, frame: DayFrame, cover: Cover, { span, intervals }: Part): void {
  const lastOut = intervals.at(-1)?.out_id === null ? null : (intervals.at(-1)?.out ?? null);
  const early = lastOut === null ? null : earlinessOf(frame, cover, span, lastOut);
  if (lastOut === null || !early) return;
  explainEarliness(explain, early, explain.clock(lastOut));
  day.early_minutes += early.minutes;
}

/** A missed span before a worked one counts as lateness, a missed span at the end of the day as early departure. */
function noteMissedSpan(day: DayResult, explain: Explain, cover: Cover, { span }: Part, as: 'late' | 'early'): void {
  const minutes = unexcusedIn(cover, span);
  if (minutes === 0) return;
  day[`${as}_minutes`] += minutes;
  day.flags.push('missed_span');
  explain('span_missed', { from: explain.clock(span.start), to: explain.clock(span.end), minutes, as });
}
