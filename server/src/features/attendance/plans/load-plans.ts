import { preparePlans } from '@cadre/rules/attendance/plan/plan-of-day';
import type { PersonPlans, SharedPlans } from '@cadre/rules/attendance/plan/plan-sources';
import type { Day } from '@cadre/rules/calendar';
import type { Runner } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { peopleOf, type StoredPerson, storedPeople } from './load-people.ts';
import { type StoredShared, sharedOf, storedShared } from './load-shared.ts';

/** The plan of one person, day by day. */
export type PlanOfDay = ReturnType<ReturnType<typeof preparePlans>>;
export type PlanSources = { shared: SharedPlans; people: ReadonlyMap<number, PersonPlans> };

/**
 * Loads the plans of these employees between two days in one statement. Days outside the span can be read too, but without their rosters,
 * assignments and holidays.
 */
export async function loadPlans(db: Runner, employeeIds: readonly number[], from: Day, to: Day): Promise<Map<number, PlanOfDay>> {
  const { rows } = await sql<StoredPlans>`select ${storedPlans(employeeIds, from, to)}`.execute(db);
  return plansOf(rows[0] as StoredPlans);
}

export type StoredPlans = StoredShared & { people: StoredPerson[] };

/** The same as columns, for use in a larger statement. */
export const storedPlans = (employeeIds: readonly number[], from: Day, to: Day): Sql =>
  sql`${storedShared(employeeIds, from, to)}, ${storedPeople(employeeIds, from, to)} as people`;

export function plansOf(stored: StoredPlans): Map<number, PlanOfDay> {
  const { shared, people } = sourcesOf(stored);
  const planOf = preparePlans(shared);
  return new Map([...people].map(([id, person]) => [id, planOf(person)]));
}

/** Loads the sources of the plans before the rule is applied, for callers that compute a plan without some of them. */
export async function loadPlanSources(db: Runner, employeeIds: readonly number[], from: Day, to: Day): Promise<PlanSources> {
  const { rows } = await sql<StoredPlans>`select ${storedPlans(employeeIds, from, to)}`.execute(db);
  return sourcesOf(rows[0] as StoredPlans);
}

function sourcesOf({ people, ...stored }: StoredPlans): PlanSources {
  const { parents, ...shared } = sharedOf(stored);
  return { shared, people: peopleOf(people, parents) };
}
