import { weekdayOf } from '../attendance/plan/iso-week.ts';
import type { Interval } from '../attendance/plan/shift-hours.ts';
import { clockAt, localDayAt, momentAt } from '../attendance/plan/zone.ts';
import { addDays, type Day } from '../calendar.ts';
import type { OvertimeRules, PremiumKind } from './rule-set.ts';

/** Minutes in a row that carry the same premiums. */
export type Slice = { minutes: number; premiums: PremiumKind[] };

type Clocked = { zone: string; intervals: readonly Interval[]; worked_minutes: number };

/**
 * The worked minutes of a day in their order, cut wherever a premium begins or ends by local time. Minutes that do not count (a break, an
 * early arrival) are removed at the start; minutes that count without a punch are added there, without a premium.
 */
export function slicesOf({ zone, intervals, worked_minutes }: Clocked, rules: OvertimeRules, holidays: ReadonlySet<Day>): Slice[] {
  const pieces = intervals.flatMap((interval) => cut(interval, zone, rules));
  const slices: Slice[] = [];
  let passed = 0;
  for (const { start, end } of pieces) {
    const before = Math.floor(passed / 60_000);
    passed += end - start;
    slices.push({ minutes: Math.floor(passed / 60_000) - before, premiums: premiumsAt(start, zone, rules, holidays) });
  }
  const stamped = slices.reduce((sum, { minutes }) => sum + minutes, 0);
  if (worked_minutes >= stamped) return [{ minutes: worked_minutes - stamped, premiums: [] }, ...slices].filter(isSome);
  return withoutFirst(slices, stamped - worked_minutes);
}

const isSome = ({ minutes }: Slice): boolean => minutes > 0;

function withoutFirst(slices: readonly Slice[], most: number): Slice[] {
  let left = most;
  return slices
    .map((slice) => {
      const gone = Math.min(left, slice.minutes);
      left -= gone;
      return { ...slice, minutes: slice.minutes - gone };
    })
    .filter(isSome);
}

function cut({ start, end }: Interval, zone: string, { night_from, night_to }: OvertimeRules): Interval[] {
  const clocks = ['00:00', ...(night_from && night_to ? [night_from, night_to] : [])];
  const borders: number[] = [];
  for (let day = localDayAt(zone, start); day <= localDayAt(zone, end); day = addDays(day, 1)) {
    borders.push(...clocks.map((clock) => momentAt(zone, day, clock).at).filter((at) => start < at && at < end));
  }
  const marks = [start, ...new Set(borders.sort((a, b) => a - b)), end];
  return marks.slice(1).map((to, at) => ({ start: marks[at]!, end: to }));
}

function premiumsAt(at: number, zone: string, rules: OvertimeRules, holidays: ReadonlySet<Day>): PremiumKind[] {
  const day = localDayAt(zone, at);
  return [
    ...(isNight(clockAt(zone, at), rules) ? (['night'] as const) : []),
    ...(rules.sunday_premium_bp !== null && weekdayOf(day) === 7 ? (['sunday'] as const) : []),
    ...(rules.holiday_premium_bp !== null && holidays.has(day) ? (['holiday'] as const) : []),
  ];
}

function isNight(clock: string, { night_from, night_to }: OvertimeRules): boolean {
  if (!night_from || !night_to) return false;
  return night_from <= night_to ? night_from <= clock && clock < night_to : night_from <= clock || clock < night_to;
}
