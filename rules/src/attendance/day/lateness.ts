import type { Moment } from '../facts.ts';
import type { DayFrame } from '../plan/day-frame.ts';
import { type Interval, momentWithin } from '../plan/shift-hours.ts';
import { minutesIn, subtract } from '../punches/intervals.ts';
import type { Cover } from './cover.ts';

/** A late arrival or early departure, relative to the due time. */
export type Missed = {
  /** The start or end of the shift, or of its core hours. */
  due: Moment;
  is_core: boolean;
  grace: number;
  /** Minutes that no absence or holiday covers. */
  unexcused: number;
  excused: number;
  /** The late or early minutes counted on the day. */
  minutes: number;
};

/** The late arrival for one span of the shift. */
export function latenessOf(frame: DayFrame, cover: Cover, span: Interval, firstIn: Moment): Missed | null {
  const due = dueTime(frame, span, 'start');
  if (due === null) return null;
  const { shift, settings } = frame.plan;
  return missed(frame, cover, span, { due, start: due, end: firstIn }, shift?.grace_in_minutes ?? settings.grace_in_minutes);
}

export function earlinessOf(frame: DayFrame, cover: Cover, span: Interval, lastOut: Moment): Missed | null {
  const due = dueTime(frame, span, 'end');
  if (due === null) return null;
  const { shift, settings } = frame.plan;
  return missed(frame, cover, span, { due, start: lastOut, end: due }, shift?.grace_out_minutes ?? settings.grace_out_minutes);
}

/** Minutes of a missed span that no absence or holiday covers. */
export const unexcusedIn = (cover: Cover, span: Interval): number => minutesIn(subtract(span, cover.intervals));

/** A flexible shift requires presence only in its core hours. */
function dueTime({ plan }: DayFrame, span: Interval, side: 'start' | 'end'): Moment | null {
  const { shift, date, zone } = plan;
  if (!shift) return null;
  if (shift.kind === 'fixed') return span[side];
  const core = side === 'start' ? shift.core_start : shift.core_end;
  return core === null ? null : momentWithin(shift, date, zone, core);
}

type Away = Interval & { due: Moment };

function missed({ plan }: DayFrame, cover: Cover, span: Interval, { due, ...away }: Away, grace: number): Missed {
  const within = { start: Math.max(away.start, span.start), end: Math.min(away.end, span.end) };
  const whole = minutesIn(Math.max(0, within.end - within.start));
  const unexcused = whole === 0 ? 0 : unexcusedIn(cover, within);
  const beyond = unexcused > grace;
  const minutes = beyond ? unexcused - (plan.settings.late_from === 'grace_end' ? grace : 0) : 0;
  return { due, is_core: plan.shift!.kind === 'flexible', grace, unexcused, excused: whole - unexcused, minutes };
}
