import { isoWeekOf, mondayOf } from './attendance/plan/iso-week.ts';
import { addDays, type Day, monthSpan } from './calendar.ts';

/** A stretch of days that is looked at as one: an ISO week or a month. */
export type PeriodKind = 'week' | 'month';
export type Period = { kind: PeriodKind; from: Day; to: Day };

const spans = {
  week: (day: Day) => {
    const { year, week } = isoWeekOf(day);
    const from = mondayOf(year, week);
    return { from, to: addDays(from, 6) };
  },
  month: (day: Day) => monthSpan(day.slice(0, 7)),
};

/** The period that contains a day. */
export const periodOf = (kind: PeriodKind, day: Day): Period => ({ kind, ...spans[kind](day) });

export const periodBeside = ({ kind, from, to }: Period, by: 1 | -1): Period =>
  periodOf(kind, by === 1 ? addDays(to, 1) : addDays(from, -1));

/** The period for a month: the current one if today is in the month, else, of weeks, the first whose Thursday is in it. */
export function periodOfMonth(kind: PeriodKind, month: string, today: Day): Period {
  if (today.startsWith(month)) return periodOf(kind, today);
  // The fourth is in the same week as the first Thursday.
  return periodOf(kind, `${month}-04`);
}

/** `2026-W46`, `2026-11`. */
export function periodName({ kind, from }: Period): string {
  if (kind === 'month') return from.slice(0, 7);
  const { year, week } = isoWeekOf(from);
  return `${year}-W${String(week).padStart(2, '0')}`;
}
