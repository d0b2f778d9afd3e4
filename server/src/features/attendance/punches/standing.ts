import type { Action, DayPlan, Moment } from '@cadre/rules/attendance/facts';
import { frameOf } from '@cadre/rules/attendance/plan/day-frame';
import { workDays } from '@cadre/rules/attendance/plan/work-day';
import { localDayAt } from '@cadre/rules/attendance/plan/zone';
import { addDays, type Day } from '@cadre/rules/calendar';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { loadPlans } from '../plans/load-plans.ts';

export type LastPunch = { action: Action; at: Moment; work_date: Day | null };

/** The current state of an employee by the server's clock: the working day a punch would belong to, and the last punch that counts. */
export type Standing = { now: Moment; zone: string; plan: DayPlan; last: LastPunch | null };

export async function loadStanding(db: Runner, employee_id: number): Promise<Standing> {
  const { rows } = await sql<{ now: Date; action: Action | null; at: Date; work_date: Day | null }>`
    select date_trunc('milliseconds', clock_timestamp()) as now, a.action, a.created_at as at, a.work_date
    from (select) one left join lateral (
      select action, created_at, work_date from attendances
      where employee_id = ${employee_id} and state = 'counted' order by created_at desc, id desc limit 1) a on true`.execute(db);
  const { now, action, at, work_date } = rows[0] as (typeof rows)[number];
  const moment = now.getTime();
  const plan = await planAt(db, employee_id, moment);
  return { now: moment, zone: plan.zone, plan, last: action === null ? null : { action, at: at.getTime(), work_date } };
}

/** The plan of the working day that a punch at this moment belongs to; after midnight in a night shift, this is the previous day. */
async function planAt(db: Runner, employee_id: number, at: Moment): Promise<DayPlan> {
  const around = [-3, -2, -1, 0, 1, 2].map((days) => addDays(localDayAt('UTC', at), days));
  const planOf = (await loadPlans(db, [employee_id], around[0] as Day, around.at(-1) as Day)).get(employee_id);
  if (!planOf) throw new Error(`No plans were loaded for employee ${employee_id}.`);
  const press = { id: 0, at, action: null, mode: 'device', code: null, source: 'web' } as const;
  return planOf(workDays(around.map((date) => frameOf(planOf(date))))(press));
}
