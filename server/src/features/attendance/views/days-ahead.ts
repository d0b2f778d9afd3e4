import type { DayResult } from '@cadre/rules/attendance/facts';
import { settleSpan } from '@cadre/rules/attendance/settle-span';
import { addDays } from '@cadre/rules/calendar';
import type { Runner } from '../../../platform/database/database.ts';
import { type DaySpan, datesOf } from '../days/spans.ts';
import { loadPlans } from '../plans/load-plans.ts';
import type { Person } from './person.ts';

/** Days that have not come are not stored: they are what the plans of the moment say. */
export async function daysAhead(
  db: Runner,
  people: readonly Pick<Person, 'id' | 'today'>[],
  { from, to }: DaySpan,
): Promise<Map<number, DayResult[]>> {
  const waiting = people.filter(({ today }) => today < to);
  if (waiting.length === 0) return new Map();
  const plans = await loadPlans(
    db,
    waiting.map(({ id }) => id),
    from,
    to,
  );
  const now = Date.now();
  return new Map(
    waiting.map(({ id, today }) => {
      const begin = from > today ? from : addDays(today, 1);
      const planned = datesOf({ from: begin, to }).flatMap((date) => plans.get(id)?.(date) ?? []);
      const span = { from: begin, to, plans: planned, punches: [], absences: [], overrides: [], now, terminals: [] };
      return [id, settleSpan(span).days.filter(({ status }) => status !== 'not_employed')];
    }),
  );
}
