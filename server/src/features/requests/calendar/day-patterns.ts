import type { DayPattern } from '@cadre/contract/calls/absences';
import type { DayPlan } from '@cadre/rules/attendance/facts';
import type { Day } from '@cadre/rules/calendar';

export type Patterns = { patterns: DayPattern[]; patternOf: (employee_id: number) => number };

/** Days off and holidays of many people. Most of them have the same, so each set is told once. */
export function dayPatterns(plans: ReadonlyMap<number, (date: Day) => DayPlan>, dates: readonly Day[]): Patterns {
  const patterns: DayPattern[] = [];
  const known = new Map<string, number>();
  const byPerson = new Map<number, number>();
  for (const [id, planOf] of plans) {
    const pattern = patternIn(dates.map(planOf));
    const key = JSON.stringify(pattern);
    const at = known.get(key) ?? patterns.push(pattern) - 1;
    known.set(key, at);
    byPerson.set(id, at);
  }
  return { patterns, patternOf: (id) => byPerson.get(id) ?? 0 };
}

const patternIn = (plans: readonly DayPlan[]): DayPattern => ({
  free: plans.filter(({ shift }) => !shift).map(({ date }) => date),
  holidays: plans.flatMap(({ date, holiday }) => (holiday ? [{ date, ...holiday }] : [])),
});
