import { addDays, type Day, monthSpan } from '@cadre/rules/calendar';
import { addMonths, daysIntoWeek } from './calendar-days.ts';

export type DaySpan = { from: Day; to: Day };
export const dayPresets = ['today', 'this_week', 'last_week', 'this_month', 'last_month', 'this_year'] as const;
export type DayPreset = (typeof dayPresets)[number];

/** The days that a preset covers on a given day. */
export function daysOfPreset(preset: DayPreset, today: Day, weekStart: number): DaySpan {
  const monday = addDays(today, -daysIntoWeek(today, weekStart));
  const spans: Record<DayPreset, () => DaySpan> = {
    today: () => ({ from: today, to: today }),
    this_week: () => ({ from: monday, to: addDays(monday, 6) }),
    last_week: () => ({ from: addDays(monday, -7), to: addDays(monday, -1) }),
    this_month: () => monthSpan(today.slice(0, 7)),
    last_month: () => monthSpan(addMonths(today, -1).slice(0, 7)),
    this_year: () => ({ from: `${today.slice(0, 4)}-01-01`, to: `${today.slice(0, 4)}-12-31` }),
  };
  return spans[preset]();
}
