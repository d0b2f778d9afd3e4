import type { employeePlan, PlannedDay } from '@cadre/contract/calls/schedules';
import { attendances } from '@cadre/contract/resources/attendances';
import type { Permission } from '@cadre/contract/rights';
import type { DayPlan } from '@cadre/rules/attendance/facts';
import { preparePlans } from '@cadre/rules/attendance/plan/plan-of-day';
import type { PersonPlans, SharedPlans } from '@cadre/rules/attendance/plan/plan-sources';
import { expectedMinutes } from '@cadre/rules/attendance/plan/shift-hours';
import { addDays, type Day } from '@cadre/rules/calendar';
import { reach } from '../../../crud/access/access.ts';
import { idOf } from '../../../crud/read/read.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { loadPlanSources } from '../plans/load-plans.ts';

const mostDays = 400;

export async function readEmployeePlan(services: Services, { actor, params, query }: CallContext<typeof employeePlan>) {
  const { id } = await reachedEmployee(services.db, actor, params.id, 'attendances.view');
  const { from, to } = query;
  if (to < from) throw invalid({ to: [{ code: 'before_start' }] });
  if (to > addDays(from, mostDays)) throw invalid({ to: [{ code: 'not_valid' }] });
  const { shared, people } = await loadPlanSources(services.db, [id], from, to);
  const words = await loadWords(services.db, id, from, to);
  const person = people.get(id) as PersonPlans;
  const planOn = preparePlans(shared)(person);
  const days: PlannedDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const plan = planOn(date);
    days.push(plannedDay(plan, words, scheduleBehind(shared, person, plan)));
  }
  return { data: days };
}

/** Names and colors, which the rule does not need. */
type Words = { colors: Record<number, string>; schedules: Record<number, string>; rosters: Record<Day, string> };

async function loadWords(db: Runner, employee_id: number, from: Day, to: Day): Promise<Words> {
  const { rows } = await sql<Words>`
    select (select coalesce(json_object_agg(id, color), '{}') from shifts) as colors,
      (select coalesce(json_object_agg(id, name), '{}') from week_schedules) as schedules,
      (select coalesce(json_object_agg(d.date, m.name), '{}') from roster_entries d join month_schedules m on m.id = d.month_schedule_id
        where d.employee_id = ${employee_id} and d.published and d.date between ${from}::date and ${to}::date) as rosters`.execute(db);
  return rows[0] as Words;
}

function plannedDay({ date, shift, origin, holiday, employed, zone }: DayPlan, words: Words, schedule: number | undefined): PlannedDay {
  return {
    date,
    shift: shift && {
      id: shift.id,
      name: shift.name,
      code: shift.code,
      color: words.colors[shift.id] as string,
      start_time: shift.start_time,
      end_time: shift.end_time,
      pause_start: shift.pause_start,
      pause_end: shift.pause_end,
      crosses_midnight: shift.end_time <= shift.start_time,
    },
    origin,
    schedule: (origin === 'roster' ? words.rosters[date] : words.schedules[schedule ?? 0]) ?? null,
    holiday,
    is_employed: employed,
    expected_minutes: shift ? expectedMinutes(shift, date, zone) : 0,
  };
}

/** The week schedule that a plan came from; none if it came from a roster or from no schedule. */
function scheduleBehind({ assignments }: SharedPlans, person: PersonPlans, { date, origin }: DayPlan): number | undefined {
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

/** The employee in the path, where `self` is the caller. Employees outside the reach of the permission are not found. */
async function reachedEmployee(
  db: Runner,
  actor: Actor,
  requested: string | undefined,
  permission: Permission,
): Promise<{ id: number; name: string }> {
  const id = requested === 'self' ? actor.employee_id : idOf(requested);
  const { rows } = await sql<Columns<'employees', 'id' | 'name'>>`
    select e.id, e.name from employees e cross join lateral (select e.id as employee_id) r
    where e.id = ${id} and ${reach(attendances, actor, permission)}`.execute(db);
  if (!rows[0]) throw new Problem('not_found');
  return rows[0];
}
