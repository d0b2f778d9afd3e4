import type { SheetDay } from '@cadre/contract/calls/hours';
import type { DayStatus } from '@cadre/rules/attendance/facts';
import { addDays, type Day } from '@cadre/rules/calendar';

type Planned = Pick<
  SheetDay,
  'date' | 'status' | 'shift' | 'first_in' | 'scheduled_in' | 'open_since' | 'worked_minutes' | 'expected_minutes'
>;

/** How far ahead the next shift is looked for. */
const daysAhead = 14;

/** The days to ask for: this week, and what comes after it. */
export function spanOfWeek(today: Day, weekStart: number): { from: Day; to: Day } {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return { from: addDays(today, -((weekday - weekStart + 7) % 7)), to: addDays(today, daysAhead) };
}

/** Days that may have a shift on which nobody waits for its owner. */
const free: readonly string[] = ['leave', 'holiday', 'day_off'] satisfies DayStatus[];

/** What this week came to until now, what it asks for, and when the next shift begins. */
export function weekSoFar(days: readonly Planned[], { from, now }: { from: Day; now: number }) {
  const week = days.filter(({ date }) => date >= from && date <= addDays(from, 6));
  const worked = week.reduce((total, day) => total + day.worked_minutes + minutesOpen(day, now), 0);
  const expected = week.reduce((total, day) => total + day.expected_minutes, 0);
  const next = days.find(
    (day) => day.shift && day.scheduled_in && Date.parse(day.scheduled_in) > now && !day.first_in && !free.includes(day.status),
  );
  return { worked, expected, next: next?.shift && { date: next.date, shift: next.shift } };
}

/** Whoever is still in has worked since then, too. */
const minutesOpen = ({ open_since }: Pick<Planned, 'open_since'>, now: number): number =>
  open_since ? Math.max(0, Math.floor((now - Date.parse(open_since)) / 60_000)) : 0;
