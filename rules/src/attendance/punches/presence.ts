import type { Explain } from '../explain/explain.ts';
import type { DayResult, Moment, PunchPair } from '../facts.ts';
import { type DayFrame, mostOpen } from '../plan/day-frame.ts';
import type { Interval } from '../plan/shift-hours.ts';
import { assumedOut } from './assumed-out.ts';
import type { Directed } from './directions.ts';
import { type Pairs, pair } from './pair.ts';
import { cutAtPause, isThrough, middleOf, partsOf } from './parts.ts';

/** When the employee was present. */
export type Presence = {
  intervals: PunchPair[];
  breaks: Pairs['breaks'];
  /** An event is missing and nothing was assumed in its place. */
  is_incomplete: boolean;
  /** Whether the last event was an exit. */
  has_left: boolean;
};

/** Reads the punches of a day and notes the findings on it. An end that may still follow is not missing before the day is over. */
export function notePresence(day: DayResult, explain: Explain, frame: DayFrame, directed: readonly Directed[], isOver: boolean): Presence {
  noteTaps(day, explain, directed);
  const pairs = pair(directed);
  const assumed = isOver ? assumeEnds(explain, frame, directed, pairs.intervals) : [];
  const open = isOver && pairs.open_since !== null ? [pairs.open_since] : [];
  const unanswered = [...pairs.missing_out, ...open].filter((at) => !assumed.includes(at));
  for (const at of pairs.missing_in) explain('missing_in', { at: explain.clock(at) });
  for (const at of unanswered) explain('missing_out', { at: explain.clock(at) });
  if (pairs.missing_in.length > 0) day.flags.push('missing_in');
  const noReturn = isOver && pairs.break_since !== null;
  if (noReturn) explain('missing_return', { at: explain.clock(pairs.break_since!) });
  const stayed = notePause(explain, frame, pairs.intervals);
  if (unanswered.length > 0 || assumed.length > 0 || noReturn || stayed) day.flags.push('missing_out');
  if (assumed.length > 0) day.flags.push('assumed_out');
  const intervals = cutAtPause(frame.pause, pairs.intervals);
  noteLongIntervals(day, explain, frame, intervals);
  if (!isOver && pairs.open_since !== null) {
    day.open_since = pairs.open_since;
    explain('open_since', { at: explain.clock(pairs.open_since) });
  }
  return {
    intervals,
    breaks: pairs.breaks,
    is_incomplete: pairs.missing_in.length > 0 || unanswered.length > 0 || noReturn || stayed,
    has_left: pairs.open_since === null && pairs.break_since === null && intervals.length > 0,
  };
}

function noteTaps(day: DayResult, explain: Explain, directed: readonly Directed[]): void {
  const taps = directed.filter(({ state }) => state === 'double_tap').length;
  const evidence = directed.filter(({ state }) => state === 'evidence').length;
  if (taps > 0) {
    day.flags.push('double_tap');
    explain('double_taps', { count: taps });
  }
  if (evidence > 0) explain('evidence_only', { count: evidence });
}

/** The entries whose exit was assumed; only the last entry of each span can lack its exit. */
function assumeEnds(explain: Explain, frame: DayFrame, directed: readonly Directed[], intervals: PunchPair[]): Moment[] {
  const parts: { span: Interval | null; intervals: PunchPair[] }[] = frame.span ? partsOf(frame, intervals) : [{ span: null, intervals }];
  const code = frame.plan.settings.missing_out === 'until_shift_end' ? 'assumed_shift_end' : 'assumed_last_activity';
  return parts.flatMap(({ span, intervals: ofPart }, index) => {
    const open = ofPart.at(-1);
    if (!open || open.in === null || open.out !== null) return [];
    const events = frame.pause && index === 0 ? directed.filter(({ punch }) => punch.at < middleOf(frame.pause!)) : directed;
    const out = assumedOut(frame, span, open, events);
    if (out === null) return [];
    open.out = out;
    explain(code, { at: explain.clock(open.in), out: explain.clock(out) });
    return [open.in];
  });
}

/** Notes presence before and after the pause without a punch at its start or end. */
function notePause(explain: Explain, { pause }: DayFrame, intervals: readonly PunchPair[]): boolean {
  if (!pause || !intervals.some((one) => isThrough(pause, one))) return false;
  explain('pause_unstamped', { from: explain.clock(pause.start), to: explain.clock(pause.end) });
  return true;
}

function noteLongIntervals(day: DayResult, explain: Explain, frame: DayFrame, intervals: readonly PunchPair[]): void {
  const most = mostOpen(frame);
  const long = intervals.find((one) => one.in !== null && one.out !== null && one.out - one.in > most);
  if (!long) return;
  day.flags.push('suspicious');
  explain('too_long', { from: explain.clock(long.in!), to: explain.clock(long.out!), most: Math.floor(most / 3_600_000) });
}
