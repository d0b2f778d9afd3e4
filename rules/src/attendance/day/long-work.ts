import { type Day, dayNumber } from '../../calendar.ts';
import { isoWeekOf, mondayOf } from '../plan/iso-week.ts';
import { expectedMinutes } from '../plan/shift-hours.ts';
import type { RosterEmployee, RosterIssue, Turn } from '../roster/roster.ts';

/** Weeks with more hours than the person may work. */
export function longWeeks({ id, zone, weekly_limit_minutes: limit }: RosterEmployee, turns: readonly Turn[]): RosterIssue[] {
  if (limit === null) return [];
  return [...Map.groupBy(turns, ({ date }) => mondayBefore(date))].flatMap(([monday, ofWeek]): RosterIssue[] => {
    const minutes = ofWeek.reduce((sum, { shift, date }) => sum + expectedMinutes(shift, date, zone), 0);
    if (minutes <= limit || !ofWeek.some(({ is_entry }) => is_entry)) return [];
    const args = { minutes, limit, week: isoWeekOf(monday).week };
    return [{ severity: 'warning', code: 'long_week', employee_id: id, date: monday, shift_id: null, args }];
  });
}

function mondayBefore(date: Day): Day {
  const { year, week } = isoWeekOf(date);
  return mondayOf(year, week);
}

/** Seven days or more without a day off, reported once: on the seventh, or on the first day that the roster itself plans. */
export function longRuns({ id }: RosterEmployee, turns: readonly Turn[]): RosterIssue[] {
  return runsOf(turns).flatMap((run): RosterIssue[] => {
    const seventh = run[6];
    const entry = run.find(({ is_entry }) => is_entry);
    if (!seventh || !entry) return [];
    const { date, shift } = entry.date > seventh.date ? entry : seventh;
    const args = { days: run.length };
    return [{ severity: 'warning', code: 'seven_days_running', employee_id: id, date, shift_id: shift.id, args }];
  });
}

function runsOf(turns: readonly Turn[]): Turn[][] {
  const runs: Turn[][] = [];
  for (const turn of turns) {
    const run = runs.at(-1);
    if (run && dayNumber(run.at(-1)!.date) + 1 === dayNumber(turn.date)) run.push(turn);
    else runs.push([turn]);
  }
  return runs;
}
