import type { Day } from '../../calendar.ts';
import { type Exact, exact, rounded, sumOf, times } from '../exact.ts';
import type { Compensation, PayInputs, PayPolicy } from '../pay-inputs.ts';
import { type PayPeriod, shareOfMonth } from '../pay-period.ts';
import type { PayProblem } from '../payslip.ts';
import { type CountedDay, type CountedDays, isWithin } from './pay-days.ts';

/** Employed days in a row with one compensation and, where that follows it, one FTE. */
export type Segment = {
  period: PayPeriod;
  compensation: Compensation;
  shareBp: number;
  days: readonly CountedDay[];
  weight: number;
  of: number;
};

export function segmentsOf(inputs: PayInputs, { of, days }: CountedDays): Segment[] | PayProblem {
  const segments: { compensation: Compensation; shareBp: number; days: CountedDay[] }[] = [];
  let before: CountedDay | null = null;
  for (const day of days) {
    const isEmployed = inputs.employed.some((span) => isWithin(day.date, span));
    const compensation = isEmployed ? compensationOn(inputs.compensations, day.date) : null;
    if (compensation === undefined) return { problem: 'no_compensation', args: { date: day.date } };
    const last = segments.at(-1);
    const shareBp = compensation?.followsFte ? fteOn(inputs.fte, day.date) : 10_000;
    if (compensation && before && last?.compensation === compensation && last.shareBp === shareBp) last.days.push(day);
    else if (compensation) segments.push({ compensation, shareBp, days: [day] });
    before = compensation ? day : null;
  }
  if (segments.length === 0) return { problem: 'not_employed', args: { month: inputs.month } };
  const period = inputs.month;
  return segments.map((segment) => ({ ...segment, period, weight: sumOf(segment.days.map(({ weight }) => weight)), of }));
}

function compensationOn(compensations: readonly Compensation[], date: Day): Compensation | undefined {
  const latest = compensations.findLast(({ from }) => from <= date);
  return latest && (latest.until === null || date <= latest.until) ? latest : undefined;
}

const fteOn = (fte: PayInputs['fte'], date: Day): number => (fte.findLast(({ from }) => from <= date) ?? fte[0])?.shareBp ?? 10_000;

/** A monthly amount at the FTE of the segment. */
export const monthAmountOf = ({ compensation: { amount }, shareBp }: Segment): Exact => exact([amount, shareBp], [10_000]);

/** The part of it that is due for the whole period. */
export const amountOf = (segment: Segment): Exact => times(monthAmountOf(segment), shareOfMonth(segment.period));

/** The pay of a whole period: hourly pay by the weeks of a year, daily pay by the working days of the period. */
export function monthlyOf(segment: Segment, policy: PayPolicy, workdays: number): number {
  const { basis, amount } = segment.compensation;
  if (basis === 'monthly') return rounded(amountOf(segment));
  if (basis === 'daily') return amount * workdays;
  return rounded(times(exact([amount, policy.weeklyMinutes, 52], [60, 12]), shareOfMonth(segment.period)));
}

/** The cost of an hour: a year of months over its weeks, or a day over the fifth of a week. */
export function hourlyOf({ basis, amount }: Compensation, { weeklyMinutes }: PayPolicy): Exact {
  if (basis === 'hourly') return exact([amount]);
  if (basis === 'daily') return exact([amount, 5, 60], [weeklyMinutes]);
  return exact([amount, 12, 60], [52, weeklyMinutes]);
}
