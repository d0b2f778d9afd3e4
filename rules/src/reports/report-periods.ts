import { addDays, type Day } from '../calendar.ts';
import { periodOf } from '../period.ts';
import type { Comparison } from './compared-span.ts';

export const reportPeriods = ['this_month', 'last_week', 'last_month', 'this_quarter', 'this_year'] as const;
export type ReportPeriod = (typeof reportPeriods)[number];

/** The days that a period of a report means on a day. */
export function daysOfPeriod(period: ReportPeriod, today: Day): { from: Day; to: Day } {
  const year = today.slice(0, 4);
  const quarter = String(Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3 + 1).padStart(2, '0');
  const spans: Record<ReportPeriod, () => { from: Day; to: Day }> = {
    this_month: () => ({ from: periodOf('month', today).from, to: today }),
    last_week: () => periodOf('week', addDays(periodOf('week', today).from, -1)),
    last_month: () => periodOf('month', addDays(periodOf('month', today).from, -1)),
    this_quarter: () => ({ from: `${year}-${quarter}-01`, to: today }),
    this_year: () => ({ from: `${year}-01-01`, to: today }),
  };
  const { from, to } = spans[period]();
  return { from, to };
}

/** The comparison with the period right before. */
export const comparisonOf: Record<ReportPeriod, Comparison> = {
  this_month: 'month',
  last_week: 'week',
  last_month: 'month',
  this_quarter: 'quarter',
  this_year: 'year',
};
