import type { Absence, DayPlan } from '../facts.ts';
import type { DayFrame } from '../plan/day-frame.ts';
import { expectedMinutes, halvesOf, type Interval, momentWithin } from '../plan/shift-hours.ts';
import { minutesIn, overlap, subtract } from '../punches/intervals.ts';

type CoverKind = 'holiday' | Absence['kind'];

/** The part of a planned day that holidays and absences cover. */
export type Cover = {
  expected_minutes: number;
  excused_minutes: number;
  leave_minutes: number;
  holiday_minutes: number;
  /** The kind that covers each half. */
  am: CoverKind | null;
  pm: CoverKind | null;
  /** Lateness and early departure do not count within these times. */
  intervals: Interval[];
  /** Work within these times is work on a holiday. */
  holidays: Interval[];
};

/** Absences that come first cover the time. A holiday precedes them all, so a day of leave on a holiday is not spent. */
const order: readonly Absence['kind'][] = ['leave', 'travel', 'remote', 'excuse'];

export function coverOf({ plan, span, spans, pause }: DayFrame, absences: readonly Absence[]): Cover {
  const cover: Cover = {
    expected_minutes: 0,
    excused_minutes: 0,
    leave_minutes: 0,
    holiday_minutes: 0,
    am: null,
    pm: null,
    intervals: [],
    holidays: [],
  };
  const { shift, date, zone, holiday } = plan;
  if (!shift || !span) return cover;
  cover.expected_minutes = expectedMinutes(shift, date, zone);
  if (!holiday && absences.length === 0) return cover;
  const halves = halvesOf(shift, date, zone);
  const answers = order.flatMap((kind) => absences.filter((absence) => absence.kind === kind));
  if (holiday) answerHalves(cover, 'holiday', holiday.portion, halves);
  for (const { kind, portion } of answers) if (typeof portion === 'string') answerHalves(cover, kind, portion, halves);
  for (const { kind, portion } of answers) {
    if (typeof portion === 'string') continue;
    const start = Math.max(span.start, momentWithin(shift, date, zone, portion.from));
    const end = Math.min(span.end, momentWithin(shift, date, zone, portion.to));
    const others = pause ? [...cover.intervals, pause] : cover.intervals;
    if (start < end) addCover(cover, kind, { start, end }, minutesIn(subtract({ start, end }, others)));
    if (kind === 'remote') callRemote(cover, { start, end }, halves);
  }
  cover.holidays = cover.holidays.flatMap((holiday) => spans.flatMap((one) => overlap(holiday, one) ?? []));
  return cover;
}

/** Half a day covers half of the expected minutes, wherever the shift is split. */
function answerHalves(cover: Cover, kind: CoverKind, portion: 'full' | 'am' | 'pm', halves: { am: Interval; pm: Interval }): void {
  const half = Math.floor(cover.expected_minutes / 2);
  if (portion !== 'pm' && cover.am === null) {
    cover.am = kind;
    addCover(cover, kind, halves.am, cover.expected_minutes - half);
  }
  if (portion !== 'am' && cover.pm === null) {
    cover.pm = kind;
    addCover(cover, kind, halves.pm, half);
  }
}

/** A half that is worked remotely from start to end has the status `remote`. */
function callRemote(cover: Cover, { start, end }: Interval, { am, pm }: { am: Interval; pm: Interval }): void {
  if (start <= am.start && am.end <= end) cover.am ??= 'remote';
  if (start <= pm.start && pm.end <= end) cover.pm ??= 'remote';
}

function addCover(cover: Cover, kind: CoverKind, interval: Interval, wanted: number): void {
  const minutes = Math.min(wanted, cover.expected_minutes - cover.excused_minutes);
  cover.intervals.push(interval);
  cover.excused_minutes += minutes;
  if (kind === 'leave') cover.leave_minutes += minutes;
  if (kind !== 'holiday') return;
  cover.holiday_minutes += minutes;
  cover.holidays.push(interval);
}

/** Whether absences and holidays cover the whole day. */
export const isFullyCovered = ({ am, pm, expected_minutes, excused_minutes }: Cover): boolean =>
  (am !== null && pm !== null) || (expected_minutes > 0 && excused_minutes >= expected_minutes);

/** No work is expected: no shift, or a full-day holiday. */
export const isFree = ({ shift, holiday }: DayPlan): boolean => shift === null || holiday?.portion === 'full';
