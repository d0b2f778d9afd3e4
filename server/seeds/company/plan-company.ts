import { createRandom } from '../random.ts';
import type { CompanyPlan } from './plan.ts';
import { planDepartments } from './plan-departments.ts';
import { planPeople } from './plan-people.ts';
import { planUsers } from './plan-users.ts';
import { createTimeline } from './timeline.ts';

const seed = 2026;

/** The same size on the same day gives the same company; `days` is how long it has used Cadre. */
export function planCompany(size: number, now: Date, days: number): CompanyPlan {
  const random = createRandom(seed);
  const timeline = createTimeline(now, random, days);
  const departments = planDepartments(size);
  const employees = planPeople(size, departments, random, timeline);
  return { departments, employees, users: planUsers(employees, departments, timeline) };
}
