import type { ClockTime, DayPlan, Moment } from '../attendance/facts.ts';
import { frameOf } from '../attendance/plan/day-frame.ts';
import { expectedMinutes, type Interval, momentWithin, spansOf } from '../attendance/plan/shift-hours.ts';
import { momentAt } from '../attendance/plan/zone.ts';
import { minutesIn, overlapMs } from '../attendance/punches/intervals.ts';
import { dayNumber, dayOfNumber } from '../calendar.ts';
import type { Excuse } from './excuse.ts';

/** Its hours as moments; an end that does not follow the start is returned unchanged. Null if no shift is planned. */
export function hoursOf({ date, from_time, to_time }: Excuse, { shift, zone }: DayPlan): Interval | null {
  if (!shift || from_time === null || to_time === null) return null;
  return { start: momentWithin(shift, date, zone, from_time), end: momentWithin(shift, date, zone, to_time) };
}

/** The minutes of planned work within these hours: without the pause of a split shift, and never more than the day requires. */
export function excusedMinutes(hours: Interval | null, { shift, date, zone }: DayPlan): number {
  if (!shift || !hours) return 0;
  const planned = spansOf(shift, date, zone).reduce((sum, span) => sum + overlapMs(span, hours), 0);
  return Math.min(minutesIn(planned), expectedMinutes(shift, date, zone));
}

export type Stamp = { action: 'in' | 'out'; at: Moment };

/** The punches that were forgotten. An employee who left after midnight left on the next day. */
export function forgottenPunches(excuse: Excuse, plan: DayPlan, known: readonly Stamp[]): Stamp[] {
  const { missing_action, proposed_in, proposed_out } = excuse;
  const came = missing_action !== 'out' && proposed_in !== null ? withinDay(plan, proposed_in) : null;
  const since = came ?? known.find(({ action }) => action === 'in')?.at ?? null;
  const left = missing_action !== 'in' && proposed_out !== null ? leftAt(plan, proposed_out, since) : null;
  return [
    ...(came === null ? [] : [{ action: 'in', at: came } as const]),
    ...(left === null ? [] : [{ action: 'out', at: left } as const]),
  ];
}

/** On the day or in the night after it, wherever the day is open for it. */
function withinDay(plan: DayPlan, clock: ClockTime): Moment {
  const { opens, closes } = frameOf(plan);
  const [today, tomorrow] = bothDays(plan, clock);
  const isOpen = (at: Moment): boolean => opens <= at && at <= closes;
  return !isOpen(today) && isOpen(tomorrow) ? tomorrow : today;
}

function leftAt(plan: DayPlan, clock: ClockTime, since: Moment | null): Moment {
  const at = withinDay(plan, clock);
  const [, tomorrow] = bothDays(plan, clock);
  return since !== null && at <= since ? tomorrow : at;
}

const bothDays = ({ date, zone }: DayPlan, clock: ClockTime): [Moment, Moment] => [
  momentAt(zone, date, clock).at,
  momentAt(zone, dayOfNumber(dayNumber(date) + 1), clock).at,
];

/** The moments that no other request of its kind may touch; a single punch is a minute. */
export function takenBy(excuse: Excuse, plan: DayPlan, known: readonly Stamp[]): Interval | null {
  if (excuse.type !== 'missing_punch') return hoursOf(excuse, plan);
  const stamps = forgottenPunches(excuse, plan, known);
  const [first, last] = [stamps[0], stamps.at(-1)];
  return first && last ? { start: first.at, end: last.at + 60_000 } : null;
}
