import type { ClockTime, DayPlan } from '../attendance/facts.ts';
import { expectedMinutes, halvesOf, momentWithin, spansOf } from '../attendance/plan/shift-hours.ts';
import type { Day } from '../calendar.ts';
import { leaveYearOf, type YearStart } from './leave-year.ts';
import type { Amount } from './policy.ts';

export type Half = 'am' | 'pm';
export type Portion = 'full' | Half;

/** A range of days, whose first may begin at noon and whose last may end at noon; or hours of one day. */
export type LeaveSpan = { from: Day; to: Day; from_slot: Portion; to_slot: Portion; hours: { from: ClockTime; to: ClockTime } | null };

/** How a category counts. */
export type Counting = { unit: 'day' | 'hour' | 'minute'; counts_holidays: boolean; year_starts_in: YearStart };

/** Why a half day costs nothing. */
export type SkipReason = 'day_off' | 'holiday' | 'not_employed';

/** Half a day of a leave: its cost, or why it costs nothing. Both halves of a date are one day. */
export type LeaveDay = {
  date: Day;
  slot: Half;
  /** Of the planned work. */
  minutes: number;
  amount: Amount;
  skipped: SkipReason | null;
  /** The leave year that pays for it. */
  year: Day;
};

/** The amounts that a leave takes, by half day. `plans` contains every day of the span in order. */
export function countLeave(span: LeaveSpan, counting: Counting, plans: readonly DayPlan[]): LeaveDay[] {
  const { unit, counts_holidays, year_starts_in } = counting;
  return plans.flatMap((plan) => {
    const halves = span.hours === null ? halvesTaken(span, plan.date) : affectedHalves(span.hours, plan);
    const year = leaveYearOf(year_starts_in, plan.date).from;
    return halves.map((slot): LeaveDay => {
      const skipped = skippedFor(plan, slot, counts_holidays);
      const minutes = skipped ? 0 : plannedIn(plan, slot, span.hours);
      return { date: plan.date, slot, minutes, amount: skipped ? 0 : amountOf(unit, minutes), skipped, year };
    });
  });
}

function halvesTaken({ from, to, from_slot, to_slot }: LeaveSpan, date: Day): Half[] {
  const hasMorning = !(date === from && from_slot === 'pm');
  const hasAfternoon = !(date === to && to_slot === 'am');
  return [...(hasMorning ? (['am'] as const) : []), ...(hasAfternoon ? (['pm'] as const) : [])];
}

/** Hours belong to the halves they fall in; on a day without a shift to the first half, which shows that they cost nothing. */
function affectedHalves(hours: { from: ClockTime; to: ClockTime }, plan: DayPlan): Half[] {
  if (!plan.shift) return ['am'];
  return (['am', 'pm'] as const).filter((slot) => minutesWithin(hours, plan, slot) > 0);
}

function skippedFor({ employed, shift, holiday }: DayPlan, slot: Half, counts_holidays: boolean): LeaveDay['skipped'] {
  if (!employed) return 'not_employed';
  if (counts_holidays) return null;
  if (shift === null) return 'day_off';
  return holiday && (holiday.portion === 'full' || holiday.portion === slot) ? 'holiday' : null;
}

/** The planned minutes in the half, or in the hours of it. Half a day is half of the day's expected minutes, wherever it is split. */
function plannedIn(plan: DayPlan, slot: Half, hours: { from: ClockTime; to: ClockTime } | null): number {
  if (!plan.shift) return 0;
  const expected = expectedMinutes(plan.shift, plan.date, plan.zone);
  if (hours) return minutesCharged(hours, plan, slot, expected);
  return slot === 'pm' ? Math.floor(expected / 2) : expected - Math.floor(expected / 2);
}

/** A day is never charged more than its planned work; a break without a fixed time would exceed it. */
function minutesCharged(hours: { from: ClockTime; to: ClockTime }, plan: DayPlan, slot: Half, expected: number): number {
  const morning = Math.min(minutesWithin(hours, plan, 'am'), expected);
  return slot === 'am' ? morning : Math.min(minutesWithin(hours, plan, 'pm'), expected - morning);
}

/** The pause of a split shift is not work, so it costs nothing. */
function minutesWithin(hours: { from: ClockTime; to: ClockTime }, { shift, date, zone }: DayPlan, slot: Half): number {
  if (!shift) return 0;
  const half = halvesOf(shift, date, zone)[slot];
  return spansOf(shift, date, zone).reduce((sum, span) => {
    const from = Math.max(half.start, span.start, momentWithin(shift, date, zone, hours.from));
    const to = Math.min(half.end, span.end, momentWithin(shift, date, zone, hours.to));
    return sum + Math.max(0, Math.floor((to - from) / 60_000));
  }, 0);
}

/** Thousandths of an hour are exact in quarters, the smallest part that can be requested. */
const amountOf = (unit: Counting['unit'], minutes: number): Amount =>
  ({ day: 500, hour: Math.round((minutes * 1000) / 60), minute: minutes * 1000 })[unit];
