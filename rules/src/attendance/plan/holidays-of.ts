import type { Day } from '../../calendar.ts';
import type { Holiday } from '../facts.ts';
import type { CalendarHoliday } from './plan-sources.ts';

type HolidayOn = (calendar: number, date: Day) => Holiday | null;

/** A recurring holiday applies from its own date on, not in the years before. */
export function holidaysOf(calendars: ReadonlyMap<number, readonly CalendarHoliday[]>): HolidayOn {
  const dates = new Map<string, CalendarHoliday[]>();
  for (const [calendar, holidays] of calendars) {
    for (const holiday of holidays) {
      const key = keyOf(calendar, holiday.recurring ? holiday.date.slice(5) : holiday.date);
      dates.set(key, [...(dates.get(key) ?? []), holiday]);
    }
  }
  return (calendar, date) => {
    let found: Holiday | null = null;
    for (const key of [date, date.slice(5)])
      for (const { date: first, name, portion } of dates.get(keyOf(calendar, key)) ?? [])
        if (first <= date) found = both(found, { name, portion });
    return found;
  };
}

const keyOf = (calendar: number, date: string): string => `${calendar} ${date}`;

/** Two halves make a whole; otherwise the longer one counts. */
function both(one: Holiday | null, other: Holiday): Holiday {
  if (!one) return other;
  if (one.portion === 'full' || one.portion === other.portion) return one;
  return other.portion === 'full' ? other : { name: `${one.name}, ${other.name}`, portion: 'full' };
}
