import { creditedMinutes } from '@cadre/rules/attendance/day/required-work';
import { settleSpan } from '@cadre/rules/attendance/day/settle-span';
import { addDays, type Day } from '@cadre/rules/calendar';
import { inBatches } from '../../../platform/batching/in-batches.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { knownDays } from './known-days.ts';
import { loadFacts } from './load-facts.ts';
import { standing } from './settle-days.ts';
import { type DaySpan, sharedDays } from './spans.ts';

/** A day computed from the current facts, regardless of the stored day. */
export type DayByFacts = {
  employee_id: number;
  date: Day;
  status: string;
  expected: number;
  worked: number;
  credited: number;
  late: number;
};

type Known = { id: number; now: Date; first: Day | null; last: Day | null };

/** Computes the days of these employees as if they were settled now. Nothing is written, so closed months stay unchanged. */
export async function daysByFacts(db: Runner, employeeIds: readonly number[], within: DaySpan): Promise<DayByFacts[]> {
  const { rows } = await sql<Known>`
    select e.id, clock_timestamp() as now, known.first, known.last from employees e ${knownDays} where e.id = any(${employeeIds}::int[]) order by e.id`.execute(
    db,
  );
  const spans = rows.flatMap(({ id, now, first, last }) => {
    if (first === null || last === null) return [];
    const edges = [addDays(first, -1), addDays(last, 1)] as const;
    return sharedDays({ from: edges[0], to: edges[1] }, within).map((span) => ({ employee_id: id, now, edges, ...span }));
  });
  if (spans.length === 0) return [];
  const factsOf = await loadFacts(db, spans);
  const found: DayByFacts[] = [];
  await inBatches([...spans.entries()], ([index, { employee_id, now, edges, from, to }]) => {
    const { digests: _, ...facts } = factsOf(index);
    for (const day of standing(settleSpan({ from, to, now: now.getTime(), ...facts }), edges))
      found.push({
        employee_id,
        date: day.date,
        status: day.status,
        expected: day.expected_minutes,
        worked: day.worked_minutes,
        credited: creditedMinutes(day),
        late: day.late_minutes,
      });
  });
  return found;
}
