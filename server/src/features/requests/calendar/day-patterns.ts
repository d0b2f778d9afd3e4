import type { DayPattern } from '@cadre/contract/calls/absences';
import type { DayPlan } from '@cadre/rules/attendance/facts';
import { type Day, daysThrough } from '@cadre/rules/calendar';
import type { Plans } from '../../../crud/ports/plans.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';

type Planned = { id: number; plan_key: string };
type Patterns = { patterns: DayPattern[]; patternOf: ReadonlyMap<string, number> };

/**
 * People with the same key have the same plan between two days, over the alias `r`: people of one branch and calendar, and of one department if
 * departments have schedules. People with individual days have their own key.
 */
export const planKey = (from: Day, to: Day): Sql<string> => sql`case when
  r.hire_date > ${from}::date or r.last_working_day is not null
  or exists (select from employment_periods p where p.employee_id = r.id and p.left_on is not null)
  or exists (select from employee_versions v where v.employee_id = r.id and v.effective_from > least(${from}::date, current_date - 1))
  or exists (select from schedule_assignments s where s.employee_id = r.id)
  or exists (select from roster_entries d where d.employee_id = r.id and d.published and d.date between ${from}::date and ${to}::date)
  then r.id::text else concat_ws('/', case when exists (select from schedule_assignments s where s.department_id is not null) then r.department_id else 0 end,
    r.branch_id, coalesce(r.holiday_calendar_id, 0), r.fte) end`;

/** Days off and holidays of many people: plans are loaded for one person per key, and equal patterns are returned once. */
export async function dayPatterns(
  db: Runner,
  plansOf: Plans['plansOf'],
  people: readonly Planned[],
  { from, to }: { from: Day; to: Day },
): Promise<Patterns> {
  const requested = new Map(people.map(({ id, plan_key }) => [plan_key, id]));
  const plans = requested.size > 0 ? await plansOf(db, [...requested.values()], from, to) : new Map<number, never>();
  const dates = daysThrough(from, to);
  const patterns: DayPattern[] = [];
  const known = new Map<string, number>();
  const patternOf = new Map<string, number>();
  for (const [key, id] of requested) {
    const pattern = patternIn(dates.map((date) => plans.get(id)?.(date)));
    const written = JSON.stringify(pattern);
    const at = known.get(written) ?? patterns.push(pattern) - 1;
    known.set(written, at);
    patternOf.set(key, at);
  }
  return { patterns, patternOf };
}

const patternIn = (plans: readonly (DayPlan | undefined)[]): DayPattern => ({
  free: plans.flatMap((plan) => (plan && !plan.shift ? [plan.date] : [])),
  holidays: plans.flatMap((plan) => (plan?.holiday ? [{ date: plan.date, ...plan.holiday }] : [])),
});
