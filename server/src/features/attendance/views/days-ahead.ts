import { settleSpan } from '@cadre/rules/attendance/day/settle-span';
import type { Absence, DayResult } from '@cadre/rules/attendance/facts';
import { addDays, type Day } from '@cadre/rules/calendar';
import { type DaySpan, datesOf } from '../days/spans.ts';
import type { PlanOfDay } from '../plans/load-plans.ts';

/** Future days of a span are not stored: they follow from current plans and approved leave. */
export function daysAhead(planOf: PlanOfDay | undefined, absences: Absence[], today: Day, { from, to }: DaySpan): DayResult[] {
  if (!planOf || today >= to) return [];
  const begin = from > today ? from : addDays(today, 1);
  const plans = datesOf({ from: begin, to }).map(planOf);
  const span = { from: begin, to, plans, punches: [], absences, overrides: [], now: Date.now(), terminals: [] };
  return settleSpan(span).days.filter(({ status }) => status !== 'not_employed');
}
