import type { DayPlan } from '@cadre/rules/attendance/facts';
import { type Day, daysThrough } from '@cadre/rules/calendar';
import { type DayDue, dueOn, type LeaveHalf } from '@cadre/rules/time/required-minutes';
import type { Plans } from '../../../crud/ports/plans.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';

export type DueDay = DayDue & { plan: DayPlan; leave: string | null };
export type GrantedLeave = LeaveHalf & { employee_id: number; date: Day; name: string };

/** The required time of these people for each day between two, by their schedule, the holidays and approved leave. */
export async function loadDue(
  db: Runner,
  { plansOf }: Plans,
  employeeIds: readonly number[],
  from: Day,
  to: Day,
): Promise<Map<number, DueDay[]>> {
  const plans = await plansOf(db, employeeIds, from, to);
  const { rows } = await grantedLeave(sql`d.employee_id = any(${[...employeeIds]}::int[])`, { from, to }).execute(db);
  const granted = Map.groupBy(rows, ({ employee_id }) => employee_id);
  return new Map([...plans].map(([id, planOf]) => [id, dueOf(planOf, granted.get(id) ?? [], { from, to })]));
}

/** Leave `d` of these people, between two days or slots of a kept statement. */
export const grantedLeave = (ofPeople: Sql<boolean>, { from, to }: { from: unknown; to: unknown }): Sql<GrantedLeave> => sql<GrantedLeave>`
  select d.employee_id, d.date, d.slot, d.minutes, c.name
  from leave_days d join leaves l on l.id = d.leave_id join leave_categories c on c.id = l.leave_category_id
  where ${ofPeople} and d.date between ${from}::date and ${to}::date and d.active and d.minutes > 0
    and l.status in ('approved', 'cancellation_requested')`;

/** The days of one person. */
export function dueOf(planOf: (date: Day) => DayPlan, granted: readonly GrantedLeave[], { from, to }: { from: Day; to: Day }): DueDay[] {
  const taken = Map.groupBy(granted, ({ date }) => date);
  return daysThrough(from, to).map((date) => {
    const plan = planOf(date);
    const leave = taken.get(date) ?? [];
    return { ...dueOn(plan, leave), plan, leave: leave[0]?.name ?? null };
  });
}
