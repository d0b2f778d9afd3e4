import { addDays, type Day } from '@cadre/rules/calendar';
import { addMonths, daysIntoWeek } from './calendar-days.ts';

/** Where a key leads from a day; undefined for a key that leads nowhere. */
export function moveByKey({ key, shiftKey }: { key: string; shiftKey: boolean }, day: Day, weekStart: number): Day | undefined {
  const months = shiftKey ? 12 : 1;
  const moves: Record<string, () => Day> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -daysIntoWeek(day, weekStart)),
    End: () => addDays(day, 6 - daysIntoWeek(day, weekStart)),
    PageUp: () => addMonths(day, -months),
    PageDown: () => addMonths(day, months),
  };
  return moves[key]?.();
}
