import { preparePlans } from '@cadre/rules/attendance/plan-of-day';
import type { Assignment } from '@cadre/rules/attendance/plan-sources';
import type { Database } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { type Parents, personOf, type StoredPerson, storedPerson } from './load-people.ts';
import type { PlanOfDay } from './load-plans.ts';
import { type StoredShared, sharedOf, storedOwn, storedShared } from './load-shared.ts';

/** What the statement that reads one person tells of their plans; the rest is kept, for as long as the stamp is the same. */
export type StoredPlan = { plans_stamp: string; plan: StoredPerson; own_schedules: Assignment[] };

/** As columns of a statement about the employee `e`. */
export const storedPlan = (within: { from: unknown; to: unknown }): Sql => sql`
  ${stamp} as plans_stamp, ${storedPerson(within)} as plan, ${storedOwn(within)} as own_schedules`;

const stamp = sql`(select s.stamp from plans_stamp s)`;

export async function planFrom(db: Database, { plans_stamp, plan, own_schedules }: StoredPlan): Promise<PlanOfDay> {
  const { parents, planOf } = await sharedAt(db, plans_stamp);
  return planOf(personOf(plan, parents), own_schedules);
}

type Shared = { stamp: string; parents: Parents; planOf: ReturnType<typeof preparePlans> };

const keptBy = new WeakMap<Database, Shared>();

async function sharedAt(db: Database, wanted: string): Promise<Shared> {
  const known = keptBy.get(db);
  if (known?.stamp === wanted) return known;
  const { rows } = await sql<StoredShared & { stamp: string }>`
    select ${stamp} as stamp, ${storedShared([], '-infinity', 'infinity')}`.execute(db);
  const { stamp: now, ...stored } = rows[0] as StoredShared & { stamp: string };
  const { parents, ...shared } = sharedOf(stored);
  const loaded = { stamp: now, parents, planOf: preparePlans(shared) };
  keptBy.set(db, loaded);
  return loaded;
}
