import type { Absence, DayPlan } from '@cadre/rules/attendance/facts';
import { type Day, daysThrough } from '@cadre/rules/calendar';
import { capacityOn } from '@cadre/rules/planning/capacity';
import type { Room } from '@cadre/rules/planning/load';
import type { Plans } from '../../crud/ports/plans.ts';
import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Window } from './window.ts';

/** `sees_pending`: whether the reader may see leave that is still pending. */
export type Planned = { id: number; plan_key: string; sees_pending: boolean };
type Away = { date: Day; minutes: number; is_pending: boolean };

/** The capacity of people: work patterns, each listed once although shared, and the absences of each person. */
export type Rooms = {
  dates: Day[];
  patterns: number[][];
  patternOf: (person: Planned) => number;
  awayOf: (person: Planned) => readonly Away[];
  of: (person: Planned) => Room[];
};

/** Two statements for any number of people; and each plan is evaluated once for each of its days. */
export async function loadRooms(db: Runner, { plansOf }: Plans, people: readonly Planned[], window: Window): Promise<Rooms> {
  const { from, to } = window;
  const dates = daysThrough(from, to);
  const requested = new Map(people.map(({ id, plan_key }) => [plan_key, id]));
  const plans = requested.size > 0 ? await plansOf(db, [...requested.values()], from, to) : new Map<number, never>();
  const planOf = ({ plan_key }: Planned): PlanOn => plans.get(requested.get(plan_key) as number) as PlanOn;
  const { patterns, numbers } = patternsIn([...requested], plans, dates);
  const absences = await loadAbsences(
    db,
    people.map(({ id }) => id),
    window,
  );
  const away = new Map(people.map((person) => [person.id, awayIn(planOf(person), absences.get(person.id) ?? [], person.sees_pending)]));

  const patternOf = ({ plan_key }: Planned): number => numbers.get(plan_key) ?? 0;
  const awayOf = ({ id }: Planned): readonly Away[] => away.get(id) ?? [];
  return {
    dates,
    patterns,
    patternOf,
    awayOf,
    of: (person) => {
      const planned = patterns[patternOf(person)] ?? [];
      const mine = Map.groupBy(awayOf(person), ({ date }) => date);
      return dates.map((date, at) => {
        const gone = (isPending: boolean) => mine.get(date)?.find(({ is_pending }) => is_pending === isPending)?.minutes ?? 0;
        return { date, planned: planned[at] ?? 0, away: gone(false), pending: gone(true) };
      });
    },
  };
}

type PlanOn = (date: Day) => DayPlan;

function patternsIn(requested: readonly (readonly [string, number])[], plans: ReadonlyMap<number, PlanOn>, dates: readonly Day[]) {
  const patterns: number[][] = [];
  const known = new Map<string, number>();
  const numbers = new Map<string, number>();
  for (const [key, id] of requested) {
    const plan = plans.get(id) as PlanOn;
    const minutes = dates.map((date) => capacityOn(plan(date), []).planned);
    const written = minutes.join();
    const at = known.get(written) ?? patterns.push(minutes) - 1;
    known.set(written, at);
    numbers.set(key, at);
  }
  return { patterns, numbers };
}

type Stored = Absence & { employee_id: number; is_pending: boolean };

/** Approved absences first; pending ones take only the time left by those. */
function awayIn(planOn: PlanOn, absences: readonly Stored[], seesPending: boolean): Away[] {
  return [...Map.groupBy(absences, ({ date }) => date)].flatMap(([date, all]) => {
    const plan = planOn(date);
    const sure = capacityOn(
      plan,
      all.filter(({ is_pending }) => !is_pending),
    ).away;
    const whole = seesPending ? capacityOn(plan, all).away : sure;
    return [
      ...(sure > 0 ? [{ date, minutes: sure, is_pending: false }] : []),
      ...(whole > sure ? [{ date, minutes: whole - sure, is_pending: true }] : []),
    ];
  });
}

/** Leave and trips as attendance counts them, and pending ones. */
async function loadAbsences(db: Runner, employeeIds: readonly number[], { from, to }: Window): Promise<Map<number, Stored[]>> {
  if (employeeIds.length === 0) return new Map();
  const { rows } = await sql<Stored>`
    select d.employee_id, case when c.counts_as_work then 'remote' else 'leave' end as kind, '' as name, d.date, l.status = 'pending' as is_pending,
      case when l.from_time is not null then jsonb_build_object('from', l.from_time, 'to', l.to_time) else to_jsonb(d.portion) end as portion
    from (
      select leave_id, employee_id, date, case when count(*) = 2 then 'full' else min(slot) end as portion from leave_days
      where employee_id = any(${employeeIds}::int[]) and active and date between ${from}::date and ${to}::date group by leave_id, employee_id, date) d
    join leaves l on l.id = d.leave_id and l.status in ('pending', 'approved', 'cancellation_requested')
    join leave_categories c on c.id = l.leave_category_id
    union all
    select t.employee_id, 'travel', '', day::date, t.status = 'pending', '"full"'::jsonb
    from travels t cross join generate_series(greatest(t.start_date, ${from}::date), least(t.end_date, ${to}::date), interval '1 day') day
    where t.employee_id = any(${employeeIds}::int[]) and t.status in ('pending', 'approved', 'cancellation_requested', 'completed')
      and t.start_date <= ${to}::date and t.end_date >= ${from}::date`.execute(db);
  return Map.groupBy(rows, ({ employee_id }) => employee_id);
}
