import type { DayPlan } from '@cadre/rules/attendance/facts';
import { type Day, daysThrough } from '@cadre/rules/calendar';
import { dueOn } from '@cadre/rules/time/required-minutes';
import type { DaysDue } from '../../../crud/ports/due-weeks.ts';
import type { Plans } from '../../../crud/ports/plans.ts';
import { inSlices } from '../../../platform/batching/in-slices.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { grantedLeave } from './load-due.ts';

type Pattern = DaysDue['patterns'][number];

/** Plans of many people are much to hold at once. */
const atOnce = 300;

/** The same as `loadDue`, for whole companies over months: each plan is calculated once for all people who have it. */
export async function dueOfMany(db: Runner, ports: Plans, employeeIds: readonly number[], span: { from: Day; to: Day }): Promise<DaysDue> {
  const dates = daysThrough(span.from, span.to);
  const found: DaysDue = { from: span.from, patterns: [], people: [], leave: [] };
  const known = new Map<string, number>();
  for (const some of inSlices(employeeIds, atOnce)) {
    const { rows } = await sql<{ id: number; plan_key: string }>`
      select r.id, ${ports.planKey(span.from, span.to)} as plan_key from employees r where r.id = any(${[...some]}::int[])`.execute(db);
    const firstOf = new Map(rows.map(({ id, plan_key }) => [plan_key, id]));
    const plans = firstOf.size > 0 ? await ports.plansOf(db, [...firstOf.values()], span.from, span.to) : new Map<number, never>();
    const planOf = (key: string): ((date: Day) => DayPlan) => plans.get(firstOf.get(key) as number) as (date: Day) => DayPlan;
    const numbers = new Map([...firstOf.keys()].map((key) => [key, numberOf(patternOf(planOf(key), dates))]));
    const keyOf = new Map(rows.map(({ id, plan_key }) => [id, plan_key]));
    for (const { id, plan_key } of rows) found.people.push({ employee_id: id, pattern: numbers.get(plan_key) as number });
    const granted = await grantedLeave(sql`d.employee_id = any(${[...some]}::int[])`, span).execute(db);
    for (const halves of Map.groupBy(granted.rows, ({ employee_id, date }) => `${employee_id} ${date}`).values()) {
      const { employee_id, date } = halves[0] as (typeof halves)[number];
      const minutes = dueOn(planOf(keyOf.get(employee_id) as string)(date), halves).leave_minutes;
      if (minutes > 0) found.leave.push({ employee_id, date, minutes });
    }
  }
  return found;

  function numberOf(pattern: Pattern): number {
    const written = JSON.stringify(pattern);
    const number = known.get(written) ?? found.patterns.push(pattern) - 1;
    known.set(written, number);
    return number;
  }
}

function patternOf(planOf: (date: Day) => DayPlan, dates: readonly Day[]): Pattern {
  const days = dates.map((date) => dueOn(planOf(date), []));
  return { planned_minutes: days.map((day) => day.planned_minutes), holiday_minutes: days.map((day) => day.holiday_minutes) };
}
