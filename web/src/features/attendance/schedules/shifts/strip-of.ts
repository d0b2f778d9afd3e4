import { pauseMinutes, spanMinutes } from '@cadre/contract/resources/shifts';
import type { Draft } from '../../../../fields/kind.ts';

/** Minutes since the midnight before the shift; times on the next day are beyond 1440. */
export type Interval = { from: number; to: number };

export type Strip = {
  /** The drawn range: at least one whole day. */
  axis: Interval;
  shift: Interval;
  /** The working time: the whole shift, or the parts before and after the pause. */
  spans: Interval[];
  pause: Interval | undefined;
  /** When punches count for the shift, if the shift defines its own window. */
  window: Interval | undefined;
  core: Interval | undefined;
  /** Where the break is drawn; its actual time is not defined. */
  break: Interval | undefined;
  middle: number | undefined;
  works: number;
};

const day = 1440;

/** A shift that is being typed, as lengths on a line; undefined while start or end is missing. */
export function stripOf(draft: Draft): Strip | undefined {
  const start = minuteOf(draft.start_time);
  if (start === undefined || minuteOf(draft.end_time) === undefined) return undefined;
  const end = start + spanMinutes(draft);
  const within = (clock: unknown) => onLine(minuteOf(clock), start);
  const [coreFrom, coreTo] = [within(draft.core_start), within(draft.core_end)];
  const breakMinutes = Math.min(countOf(draft.break_minutes), end - start);
  const middle = within(draft.half_split_time);
  const pause = pauseWithin(within(draft.pause_start), within(draft.pause_end), start, end);
  const centre = middle ?? (start + (pause?.from ?? end)) / 2;
  const window = windowOf(draft, start, end);
  const widest = window ?? { from: start, to: end };
  return {
    axis: axisAround(widest),
    shift: { from: start, to: end },
    spans: pause
      ? [
          { from: start, to: pause.from },
          { from: pause.to, to: end },
        ]
      : [{ from: start, to: end }],
    pause,
    window,
    core: coreFrom !== undefined && coreTo !== undefined && coreTo > coreFrom ? { from: coreFrom, to: coreTo } : undefined,
    break: breakMinutes > 0 ? { from: centre - breakMinutes / 2, to: centre + breakMinutes / 2 } : undefined,
    middle,
    works:
      draft.kind === 'flexible'
        ? countOf(draft.required_minutes)
        : end - start - (pause ? pauseMinutes(draft) : 0) - (draft.paid_break === true ? 0 : breakMinutes),
  };
}

/** A pause that is incomplete or outside the shift is not drawn. */
const pauseWithin = (from: number | undefined, to: number | undefined, start: number, end: number): Interval | undefined =>
  from !== undefined && to !== undefined && start < from && from < to && to < end ? { from, to } : undefined;

/** The time on the clock, on either day: `06:00`. */
export const clockOf = (minute: number): string => {
  const within = ((minute % day) + day) % day;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
};

function windowOf(draft: Draft, start: number, end: number): Interval | undefined {
  const [before, after] = [draft.window_before_minutes, draft.window_after_minutes];
  if (typeof before !== 'number' && typeof after !== 'number') return undefined;
  return { from: start - countOf(before), to: end + countOf(after) };
}

/** The day itself if everything fits in it; otherwise whole blocks of three hours around the drawn range, at least a day long. */
function axisAround({ from, to }: Interval): Interval {
  if (from >= 0 && to <= day) return { from: 0, to: day };
  const first = Math.floor(from / 180) * 180;
  const last = Math.ceil(to / 180) * 180;
  const missing = Math.max(0, day - (last - first));
  const before = Math.floor(missing / 360) * 180;
  return { from: first - before, to: last + missing - before };
}

/** A time earlier on the clock than the start is on the next day. */
const onLine = (minute: number | undefined, start: number): number | undefined =>
  minute === undefined || minute >= start ? minute : minute + day;

const minuteOf = (clock: unknown): number | undefined =>
  typeof clock === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(clock)
    ? Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
    : undefined;

const countOf = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 0);
