import type { DayPlan } from '@cadre/rules/attendance/facts';
import type { PersonPlans, SharedPlans } from '@cadre/rules/attendance/plan-sources';

/** The week schedule that a plan came from; none where a roster or nobody spoke. */
export function scheduleBehind({ assignments }: SharedPlans, person: PersonPlans, { date, origin }: DayPlan): number | undefined {
  const place = person.versions.findLast(({ from }) => from <= date) ?? person.versions[0];
  const targets: Partial<Record<DayPlan['origin'], readonly (number | null)[]>> = {
    employee: [person.employee_id],
    department: place.department_ids,
    branch: [place.branch_id],
    company: [null],
  };
  const holding = assignments.filter(({ target, from, to }) => target === origin && from <= date && (to === null || date <= to));
  for (const id of targets[origin] ?? []) {
    const found = holding.find(({ target_id }) => target_id === id);
    if (found) return found.schedule_id;
  }
  return undefined;
}
