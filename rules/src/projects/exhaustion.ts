import { addDays, type Day } from '../calendar.ts';

/** The number of whole weeks before this one that determine the pace of the work. */
export const recentWeeks = 4;

/** Forecasts reach at most ten years ahead. */
const mostDays = 3650;

/** Minutes of an average week, by those of the recent weeks together. */
export const weeklyOf = (recent: number): number => Math.round(recent / recentWeeks);

/** The day on which an estimate is used up if work continues at the pace of the recent weeks. */
export function exhaustionOn(today: Day, left: number, recent: number): Day | null {
  if (left <= 0 || recent <= 0) return null;
  const days = Math.ceil((left * 7 * recentWeeks) / recent);
  return days > mostDays ? null : addDays(today, days);
}
