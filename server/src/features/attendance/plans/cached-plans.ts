import type { Assignment } from '@cadre/rules/attendance/plan/plan-sources';
import type { Database } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { personOf, type StoredPerson, storedPerson } from './load-people.ts';
import type { PlanOfDay } from './load-plans.ts';
import { type StoredShared, storedOwn } from './load-shared.ts';
import { everythingShared, keepShared, latestShared, plansStamp, type SharedPlans } from './shared-plans.ts';

/** The part of a plan that is specific to the employee; the shared part is cached until the stamp changes. */
export type StoredPlan = { plans_stamp: string; plan: StoredPerson; own_schedules: Assignment[] };

/** As columns of a statement about the employee `e`. */
export const storedPlan = (within: { from: unknown; to: unknown }): Sql => sql`
  ${plansStamp} as plans_stamp, ${storedPerson(within)} as plan, ${storedOwn(within)} as own_schedules`;

export async function planFrom(db: Database, { plans_stamp, plan, own_schedules }: StoredPlan): Promise<PlanOfDay> {
  const { parents, planOf } = await sharedAt(db, plans_stamp);
  return planOf(personOf(plan, parents), own_schedules);
}

async function sharedAt(db: Database, wanted: string): Promise<SharedPlans> {
  const known = latestShared();
  if (known?.stamp === wanted) return known;
  const { rows } = await sql<StoredShared & { stamp: string }>`select ${plansStamp} as stamp, ${everythingShared}`.execute(db);
  const { stamp, ...stored } = rows[0] as StoredShared & { stamp: string };
  return keepShared(stamp, stored);
}
