import { addDays, type Day } from '../calendar.ts';

export type Week = { week_start: Day; minutes: number };
export type BurnWeek = Week & { total: number };

/** Every week from the first entry to the last, including weeks without any, with the total spent by its end. Weeks begin on Mondays. */
export function burnOf(weeks: readonly Week[]): BurnWeek[] {
  const minutes = new Map<Day, number>();
  for (const week of weeks) minutes.set(week.week_start, (minutes.get(week.week_start) ?? 0) + week.minutes);
  const days = [...minutes.keys()].sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const burnt: BurnWeek[] = [];
  let total = 0;
  for (let day = first; day <= last; day = addDays(day, 7)) {
    total += minutes.get(day) ?? 0;
    burnt.push({ week_start: day, minutes: minutes.get(day) ?? 0, total });
  }
  return burnt;
}
