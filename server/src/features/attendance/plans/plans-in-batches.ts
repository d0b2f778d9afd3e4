import type { Assignment } from '@cadre/rules/attendance/plan/plan-sources';
import type { Day } from '@cadre/rules/calendar';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { personOf, type StoredPerson, storedPerson } from './load-people.ts';
import type { PlanOfDay } from './load-plans.ts';
import { type StoredShared, storedOwn } from './load-shared.ts';
import { everythingShared, keepShared, latestShared, plansStamp, type SharedPlans } from './shared-plans.ts';

/** The row of that statement; `shared` is null if the cached copy is current. */
export type StoredTurn = { plans_stamp: string; shared: StoredShared | null; people: { person: StoredPerson; own: Assignment[] }[] };

/** Plans for employees loaded in batches: the shared part is read once and cached until the stamp changes. */
export function plansInBatches(
  employeeIds: readonly number[],
  from: Day,
  to: Day,
): { columns: Sql; read(stored: StoredTurn): Map<number, PlanOfDay> } {
  const known = latestShared();
  const isNew = sql`${plansStamp} is distinct from ${known?.stamp ?? null}::uuid`;
  return {
    columns: sql`
      ${plansStamp} as plans_stamp, case when ${isNew} then (select to_json(shared) from (select ${everythingShared}) shared) end as shared,
      (select coalesce(json_agg(json_build_object('person', ${storedPerson({ from, to })}, 'own', ${storedOwn({ from, to })})), '[]')
        from employees e where ${isOneOf(sql`e.id`, employeeIds)}) as people`,
    read: ({ plans_stamp, shared, people }) => {
      const { parents, planOf } = shared ? keepShared(plans_stamp, shared) : (known as SharedPlans);
      return new Map(people.map(({ person, own }) => [person.employee_id, planOf(personOf(person, parents), own)]));
    },
  };
}
