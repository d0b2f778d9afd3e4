import type { Moment, PunchPair } from '../facts.ts';
import { entersBy } from './action-of.ts';
import type { Directed } from './directions.ts';

/** The intervals of presence, derived from the counted punches. */
export type Pairs = {
  intervals: PunchPair[];
  /** Breaks stamped with the break keys. */
  breaks: { from: Moment; to: Moment }[];
  missing_in: Moment[];
  missing_out: Moment[];
  /** The last check-in, if no punch follows it. */
  open_since: Moment | null;
  /** The start of the last break, if no punch follows it. */
  break_since: Moment | null;
};

export function pair(directed: readonly Directed[]): Pairs {
  const pairs: Pairs = { intervals: [], breaks: [], missing_in: [], missing_out: [], open_since: null, break_since: null };
  let open: PunchPair | null = null;
  for (const { punch, action, state } of directed) {
    if (state !== 'counted') continue;
    const { at, id, source } = punch;
    if (!entersBy(action)) {
      if (open) close(open, at, id);
      else {
        pairs.intervals.push({ in: null, out: at, in_id: null, out_id: id, source });
        pairs.missing_in.push(at);
      }
      open = null;
      pairs.break_since = action === 'break_out' ? at : null;
      continue;
    }
    if (open && action === 'break_in') continue;
    if (open && action === 'ot_in') close(open, at, id);
    else if (open) pairs.missing_out.push(open.in!);
    if (pairs.break_since !== null) pairs.breaks.push({ from: pairs.break_since, to: at });
    pairs.break_since = null;
    open = { in: at, out: null, in_id: id, out_id: null, source };
    pairs.intervals.push(open);
  }
  pairs.open_since = open?.in ?? null;
  return pairs;
}

function close(interval: PunchPair, at: Moment, id: number): void {
  interval.out = at;
  interval.out_id = id;
}
