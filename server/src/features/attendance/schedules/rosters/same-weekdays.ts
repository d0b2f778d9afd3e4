import { weekdayOf } from '@cadre/rules/attendance/plan/iso-week';
import type { Day } from '@cadre/rules/calendar';
import { daysOf } from './stored-roster.ts';

/** For each day of a month the day of another it repeats: the second Tuesday the second Tuesday, and a fifth one the last there was. */
export function sameWeekdays(source: string, target: string): { from: Day; to: Day }[] {
  const days = Map.groupBy(daysOf(source), weekdayOf);
  return [...Map.groupBy(daysOf(target), weekdayOf)].flatMap(([weekday, wanted]) => {
    const there = days.get(weekday) ?? [];
    return wanted.map((to, at) => ({ from: (there[at] ?? there.at(-1)) as Day, to }));
  });
}
