import { weekdayOf } from '../attendance/plan/iso-week.ts';
import { addDays, type Day } from '../calendar.ts';
import type { Week } from './burn.ts';
import { exhaustionOn, recentWeeks, weeklyOf } from './exhaustion.ts';

type Facts = { estimated: number; spent: number; weeks: readonly Week[]; today: Day };

/** `weekly`: minutes of an average week; `on`: the day on which the estimate is used up, if it can be predicted. */
export type Forecast = { weekly: number; state: 'none' | 'idle' | 'ahead' | 'exhausted'; on: Day | null };

/** Predicts when the estimate is used up if work continues at the pace of the last four whole weeks. */
export function forecastOf({ estimated, spent, weeks, today }: Facts): Forecast {
  const thisWeek = addDays(today, 1 - weekdayOf(today));
  const from = addDays(thisWeek, -7 * recentWeeks);
  const recent = weeks
    .filter(({ week_start }) => week_start >= from && week_start < thisWeek)
    .reduce((sum, { minutes }) => sum + minutes, 0);
  const weekly = weeklyOf(recent);
  if (estimated <= 0) return { weekly, state: 'none', on: null };
  if (spent >= estimated) return { weekly, state: 'exhausted', on: null };
  if (recent === 0) return { weekly, state: 'idle', on: null };
  return { weekly, state: 'ahead', on: exhaustionOn(today, estimated - spent, recent) };
}
