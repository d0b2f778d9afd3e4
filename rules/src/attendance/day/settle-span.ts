import { type Day, dayNumber, dayOfNumber } from '../../calendar.ts';
import type { DayResult, Moment, Punch, PunchResult, Span, SpanResult } from '../facts.ts';
import { frameOf } from '../plan/day-frame.ts';
import { workDays } from '../plan/work-day.ts';
import { type Directed, directions, splitOf } from '../punches/directions.ts';
import { orderOfPunches } from '../punches/order-of-punches.ts';
import { leftAt } from './alarms.ts';
import { settleDay } from './settle-day.ts';

/** The results of one person's days from `from` to `to`, and of the punches that belong to them. */
export function settleSpan({ from, to, plans, punches, absences, overrides, now, terminals }: Span): SpanResult {
  const frames = [...plans].sort((a, b) => (a.date < b.date ? -1 : 1)).map(frameOf);
  const punchesOf = punchesByDay(punches, workDays(frames));
  const absencesOf = Map.groupBy(absences, ({ date }) => date);
  const overrideOf = new Map(overrides.map((override) => [override.date, override]));
  const days: DayResult[] = [];
  const results: PunchResult[] = [];
  const dayBefore = dayOfNumber(dayNumber(from) - 1);
  let left: Moment | null = null;
  for (const frame of frames) {
    const { date, shift, settings } = frame.plan;
    if (date < dayBefore || to < date) continue;
    const directed = directions(punchesOf.get(date) ?? [], settings.duplicate_window_seconds, splitOf(frame));
    if (date >= from) {
      days.push(settleDay({ frame, directed, absences: absencesOf.get(date) ?? [], override: overrideOf.get(date), now, terminals, left }));
      for (const one of directed) results.push(punchResult(one, date, shift?.id ?? null));
    }
    left = leftAt(directed);
  }
  return { days, punches: results };
}

const punchesByDay = (punches: readonly Punch[], workDay: (punch: Punch) => Day): Map<Day, Punch[]> =>
  Map.groupBy(orderOfPunches(punches), workDay);

const punchResult = ({ punch, action, state }: Directed, work_date: Day, shift_id: number | null): PunchResult => ({
  id: punch.id,
  action,
  work_date,
  shift_id,
  state,
});
