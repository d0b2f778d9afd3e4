import type { employeePlan, PlannedDay } from '@cadre/contract/calls/schedules';
import type { DayPlan } from '@cadre/rules/attendance/facts';
import { preparePlans } from '@cadre/rules/attendance/plan-of-day';
import type { PersonPlans } from '@cadre/rules/attendance/plan-sources';
import { expectedMinutes } from '@cadre/rules/attendance/shift-hours';
import { addDays, type Day } from '@cadre/rules/calendar';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { House } from '../../../platform/house.ts';
import type { Asked } from '../../../platform/http/asked.ts';
import { invalid } from '../../../platform/problem.ts';
import { loadPlanSources } from '../plans/load-plans.ts';
import { scheduleBehind } from '../plans/schedule-behind.ts';
import { reachedEmployee } from '../reached-employee.ts';

const mostDays = 400;

export async function readEmployeePlan(house: House, { actor, params, query }: Asked<typeof employeePlan>) {
  const { id } = await reachedEmployee(house.db, actor, params.id, 'attendances.view');
  const { from, to } = query;
  if (to < from) throw invalid({ to: [{ code: 'before_start' }] });
  if (to > addDays(from, mostDays)) throw invalid({ to: [{ code: 'not_valid' }] });
  const { shared, people } = await loadPlanSources(house.db, [id], from, to);
  const words = await loadWords(house.db, id, from, to);
  const person = people.get(id) as PersonPlans;
  const planOn = preparePlans(shared)(person);
  const days: PlannedDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const plan = planOn(date);
    days.push(plannedDay(plan, words, scheduleBehind(shared, person, plan)));
  }
  return { data: days };
}

/** What the rule has no use for: names and colours. */
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
      crosses_midnight: shift.end_time <= shift.start_time,
    },
    origin,
    schedule: (origin === 'roster' ? words.rosters[date] : words.schedules[schedule ?? 0]) ?? null,
    holiday,
    is_employed: employed,
    expected_minutes: shift ? expectedMinutes(shift, date, zone) : 0,
  };
}
