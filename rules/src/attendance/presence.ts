import { assumedOut } from './assumed-out.ts';
import { type DayFrame, mostOpen } from './day-frame.ts';
import type { Directed } from './directions.ts';
import type { Explain } from './explain.ts';
import type { DayResult, Interval } from './facts.ts';
import { type Pairs, pair } from './pair.ts';

/** When somebody was there. */
export type Presence = {
  intervals: Interval[];
  breaks: Pairs['breaks'];
  /** An event is missing and nothing was assumed in its place. */
  is_incomplete: boolean;
  /** The first event was a coming, the last a going. */
  came: boolean;
  went: boolean;
};

/** Reads the events of a day and notes on it what they show. An end that may still come is not missed before the day is over. */
export function notePresence(day: DayResult, explain: Explain, frame: DayFrame, directed: readonly Directed[], isOver: boolean): Presence {
  noteTaps(day, explain, directed);
  const pairs = pair(directed);
  const { intervals, breaks } = pairs;
  const assumed = isOver ? assume(explain, frame, directed, pairs) : false;
  const unanswered = [...pairs.missing_out];
  if (isOver && pairs.open_since !== null && !assumed) unanswered.push(pairs.open_since);
  for (const at of pairs.missing_in) explain('missing_in', { at: explain.clock(at) });
  for (const at of unanswered) explain('missing_out', { at: explain.clock(at) });
  if (pairs.missing_in.length > 0) day.flags.push('missing_in');
  const noReturn = isOver && pairs.break_since !== null;
  if (noReturn) explain('missing_return', { at: explain.clock(pairs.break_since!) });
  if (unanswered.length > 0 || assumed || noReturn) day.flags.push('missing_out');
  if (assumed) day.flags.push('assumed_out');
  noteLongIntervals(day, explain, frame, intervals);
  if (!isOver && pairs.open_since !== null) {
    day.open_since = pairs.open_since;
    explain('open_since', { at: explain.clock(pairs.open_since) });
  }
  return {
    intervals,
    breaks,
    is_incomplete: pairs.missing_in.length > 0 || unanswered.length > 0 || noReturn,
    came: intervals[0]?.in != null,
    went: pairs.open_since === null && pairs.break_since === null && intervals.length > 0,
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

function assume(explain: Explain, frame: DayFrame, directed: readonly Directed[], pairs: Pairs): boolean {
  const open = pairs.intervals.at(-1);
  if (!open || pairs.open_since === null) return false;
  const out = assumedOut(frame, open, directed);
  if (out === null) return false;
  open.out = out;
  const code = frame.plan.settings.missing_out === 'until_shift_end' ? 'assumed_shift_end' : 'assumed_last_activity';
  explain(code, { at: explain.clock(pairs.open_since), out: explain.clock(out) });
  return true;
}

function noteLongIntervals(day: DayResult, explain: Explain, frame: DayFrame, intervals: readonly Interval[]): void {
  const most = mostOpen(frame);
  const long = intervals.find((one) => one.in !== null && one.out !== null && one.out - one.in > most);
  if (!long) return;
  day.flags.push('suspicious');
  explain('too_long', { from: explain.clock(long.in!), to: explain.clock(long.out!), most: Math.floor(most / 3_600_000) });
}
