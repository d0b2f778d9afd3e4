import { preparePlans } from '@cadre/rules/attendance/plan/plan-of-day';
import { sql } from '../../../platform/database/sql.ts';
import type { Parents } from './load-people.ts';
import { type StoredShared, sharedOf, storedShared } from './load-shared.ts';

/** Everything a plan is made of but the people, as of a stamp. */
export type SharedPlans = { stamp: string; parents: Parents; planOf: ReturnType<typeof preparePlans> };

/** The current stamp. Stamps are never reused, not even across databases. */
export const plansStamp = sql`(select s.stamp from plans_stamp s)`;

/** All shared plans for any day, without the assignments of individual employees. */
export const everythingShared = storedShared([], '-infinity', 'infinity');

let latest: SharedPlans | undefined;

export const latestShared = (): SharedPlans | undefined => latest;

export function keepShared(stamp: string, stored: StoredShared): SharedPlans {
  const { parents, ...shared } = sharedOf(stored);
  latest = { stamp, parents, planOf: preparePlans(shared) };
  return latest;
}
