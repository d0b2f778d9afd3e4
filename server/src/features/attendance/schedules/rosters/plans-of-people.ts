import type { DayPlan } from '@cadre/rules/attendance/facts';
import { preparePlans } from '@cadre/rules/attendance/plan/plan-of-day';
import type { PersonPlans } from '@cadre/rules/attendance/plan/plan-sources';
import type { Day } from '@cadre/rules/calendar';
import type { PlanOfDay } from '../../plans/load-plans.ts';
import type { LoadedRoster } from './load-roster.ts';
import type { RosterPerson } from './roster-people.ts';

/** `base`: the plan without this roster. `planned`: the plan once this roster is published. */
export type PersonInRoster = { person: RosterPerson; sources: PersonPlans; base: PlanOfDay; planned: PlanOfDay };

export function plansOfPeople({ roster, people, sources }: LoadedRoster): PersonInRoster[] {
  const planOf = preparePlans(sources.shared);
  return people.map((person) => {
    const own = sources.people.get(person.id) as PersonPlans;
    const elsewhere = new Map(own.roster);
    if (roster.status !== 'draft') for (const { date } of person.entries) elsewhere.delete(date);
    const entries = new Map(person.entries.map(({ date, shift_id }) => [date, shift_id]));
    const base = remembered(planOf({ ...own, roster: elsewhere }));
    const entered = planOf({ ...own, roster: entries });
    return { person, sources: own, base, planned: (date) => (entries.has(date) ? entered(date) : base(date)) };
  });
}

/** Caches the plan of each day, because the grid and every check read the same days. */
function remembered(planOn: PlanOfDay): PlanOfDay {
  const plans = new Map<Day, DayPlan>();
  return (date) => {
    const plan = plans.get(date) ?? planOn(date);
    plans.set(date, plan);
    return plan;
  };
}
