import type { SheetDay } from '@cadre/contract/calls/hours';
import { workedAt } from '@cadre/rules/attendance/day/live-work';
import type { DayStatus } from '@cadre/rules/attendance/facts';
import { addDays, type Day } from '@cadre/rules/calendar';

type Planned = Pick<SheetDay, 'date' | 'status' | 'shift' | 'first_in' | 'scheduled_in' | 'live' | 'worked_minutes' | 'expected_minutes'>;

/** How far ahead the next shift is looked for. */
const daysAhead = 14;

/** The dates to query: this week and the days ahead. */
export function spanOfWeek(today: Day, weekStart: number): { from: Day; to: Day } {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return { from: addDays(today, -((weekday - weekStart + 7) % 7)), to: addDays(today, daysAhead) };
}

/** Days that may have a shift although its owner is off. */
const free: readonly string[] = ['leave', 'holiday', 'day_off'] satisfies DayStatus[];

/** The minutes worked this week so far, the expected minutes, and the start of the next shift. */
export function weekSoFar(days: readonly Planned[], { from, now }: { from: Day; now: number }) {
  const week = days.filter(({ date }) => date >= from && date <= addDays(from, 6));
  const worked = week.reduce((total, day) => total + workedAt(day.worked_minutes, day.live, now), 0);
  const expected = week.reduce((total, day) => total + day.expected_minutes, 0);
  const next = days.find(
    (day) => day.shift && day.scheduled_in && Date.parse(day.scheduled_in) > now && !day.first_in && !free.includes(day.status),
  );
  return { worked, expected, next: next?.shift && { date: next.date, shift: next.shift } };
}
