import { addDays, type Day } from '@cadre/rules/calendar';
import type { BurnWeek } from '@cadre/rules/projects/burn';

export type WeekAhead = { week_start: Day; ahead: number };

/** One year: beyond it, a forecast from the pace of four weeks is meaningless. */
const mostWeeks = 52;

/** The weeks until the estimate is used up, if work continues at the same pace; the last of them ends at the estimate. */
export function burnAhead(
  weeks: readonly BurnWeek[],
  { spent, estimated, weekly }: { spent: number; estimated: number; weekly: number },
): WeekAhead[] {
  const last = weeks.at(-1);
  if (!last || weekly <= 0 || spent >= estimated) return [];
  const count = Math.min(mostWeeks, Math.ceil((estimated - spent) / weekly));
  return Array.from({ length: count }, (_, at) => ({
    week_start: addDays(last.week_start, (at + 1) * 7),
    ahead: Math.min(estimated, spent + (at + 1) * weekly),
  }));
}

const dayLength = 24 * 60 * 60 * 1000;

/** Where a day is among weeks from the first Monday on; nowhere if it is before or after them. */
export function placeOfDay(day: Day, firstMonday: Day, weeks: number): number | undefined {
  const at = (Date.parse(day) - Date.parse(firstMonday)) / dayLength / 7;
  return at < 0 || at > weeks ? undefined : at;
}
