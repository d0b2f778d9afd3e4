import { type Day, dayNumber, dayOfNumber } from '../../calendar.ts';
import type { ClockTime, Moment, ShiftHours } from '../facts.ts';
import { momentAt } from './zone.ts';

export type Interval = { start: Moment; end: Moment };
type Hours = Pick<ShiftHours, 'start_time' | 'end_time'>;
type SplitHours = Hours & Pick<ShiftHours, 'pause_start' | 'pause_end'>;

/** From the first to the last moment of a shift that starts on `day`; the night the clock changes is an hour shorter or longer. */
export function spanOf(shift: Hours, day: Day, zone: string): Interval {
  const start = momentAt(zone, day, shift.start_time).at;
  const lastDay = shift.end_time <= shift.start_time ? nextDay(day) : day;
  return { start, end: momentAt(zone, lastDay, shift.end_time, start).at };
}

/** A clock time within a shift; if the shift crosses midnight, a time before its start is on the next day. */
export function momentWithin(shift: Hours, day: Day, zone: string, clock: ClockTime): Moment {
  const crosses = shift.end_time <= shift.start_time;
  return momentAt(zone, crosses && clock < shift.start_time ? nextDay(day) : day, clock).at;
}

/** The time between the two spans of a split shift: no work, no break. */
export function pauseOf(shift: SplitHours, day: Day, zone: string): Interval | null {
  if (shift.pause_start === null || shift.pause_end === null) return null;
  const pause = { start: momentWithin(shift, day, zone, shift.pause_start), end: momentWithin(shift, day, zone, shift.pause_end) };
  const { start, end } = spanOf(shift, day, zone);
  return start < pause.start && pause.start < pause.end && pause.end < end ? pause : null;
}

/** The planned working time: from start to end, or before and after the pause. */
export function spansOf(shift: SplitHours, day: Day, zone: string): Interval[] {
  const span = spanOf(shift, day, zone);
  const pause = pauseOf(shift, day, zone);
  return pause ? spansAround(span, pause) : [span];
}

export const spansAround = (span: Interval, pause: Interval): Interval[] => [
  { start: span.start, end: pause.start },
  { start: pause.end, end: span.end },
];

export function expectedMinutes(shift: ShiftHours, day: Day, zone: string): number {
  if (shift.kind === 'flexible' && shift.required_minutes !== null) return shift.required_minutes;
  const planned = spansOf(shift, day, zone).reduce((sum, { start, end }) => sum + end - start, 0);
  return Math.max(0, Math.floor(planned / 60_000) - (shift.paid_break ? 0 : shift.break_minutes));
}

export function halvesOf(shift: ShiftHours, day: Day, zone: string): { am: Interval; pm: Interval } {
  const { start, end } = spanOf(shift, day, zone);
  const said = shift.half_split_time === null ? null : momentWithin(shift, day, zone, shift.half_split_time);
  const isGiven = said !== null && start < said && said < end;
  const [am, pm] = spansOf(shift, day, zone);
  if (!isGiven && am && pm) return { am, pm };
  const split = isGiven ? said : start + Math.floor((end - start) / 2);
  return { am: { start, end: split }, pm: { start: split, end } };
}

const nextDay = (day: Day): Day => dayOfNumber(dayNumber(day) + 1);
