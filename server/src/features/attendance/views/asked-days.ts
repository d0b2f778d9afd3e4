import type { employeeAttendance } from '@cadre/contract/calls/hours';
import { addDays, type Day, isDate, isMonth, monthSpan } from '@cadre/rules/calendar';
import type { Asked } from '../../../platform/http/asked.ts';
import { invalid } from '../../../platform/problem.ts';
import type { DaySpan } from '../days/spans.ts';

type Query = Pick<Asked<typeof employeeAttendance>['query'], 'date' | 'from' | 'to'>;

const mostDays = 366;

/** A day as it was asked for, the first of a month, or today. */
export function askedDay({ date }: Query, today: Day): Day {
  if (!date) return today;
  if (isMonth(date)) return `${date}-01`;
  if (!isDate(date)) throw invalid({ date: [{ code: 'not_valid' }] });
  return date;
}

/** The days from one to another, or the month of a day. */
export function askedSpan(query: Query, today: Day): DaySpan {
  const { from, to } = query;
  if (!from && !to) return monthSpan(askedDay(query, today).slice(0, 7));
  if (!from) throw invalid({ from: [{ code: 'required' }] });
  if (!to) throw invalid({ to: [{ code: 'required' }] });
  if (to < from) throw invalid({ to: [{ code: 'before_start' }] });
  if (to > addDays(from, mostDays)) throw invalid({ to: [{ code: 'not_valid' }] });
  return { from, to };
}
