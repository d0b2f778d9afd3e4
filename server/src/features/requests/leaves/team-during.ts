import type { DayPlan } from '@cadre/rules/attendance/facts';
import type { Day } from '@cadre/rules/calendar';
import { type Staffing, staffingOn, thinnest } from '@cadre/rules/leave/staffing';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { absenceRows } from '../calendar/absence-rows.ts';
import type { LeaveWorks } from './stored-leave.ts';

type Wanted = { employee_id: number; from_date: Day; to_date: Day };
type Away = { employee: { id: number; name: string }; from_date: Day; to_date: Day; status: string };
type Team = { away: Away[]; staffing: Staffing | null; staffing_days: Staffing[] };

const mostDays = 31;

/** Of the same department: who is away on these days, and how many are there on each that is to be worked. Why they are away is their own business. */
export async function teamDuring(
  db: Runner,
  { plansOf }: Pick<LeaveWorks, 'plansOf'>,
  wanted: Wanted,
  days: readonly Day[],
): Promise<Team> {
  const { ids, away } = await loadTeam(db, wanted);
  const asked = days.slice(0, mostDays);
  const [first, last] = [asked[0], asked.at(-1)];
  if (first === undefined || last === undefined) return { away, staffing: null, staffing_days: [] };
  const plans = await plansOf(db, ids, first, last);
  const absences = Map.groupBy(away, ({ employee }) => employee.id);
  const staffing_days = staffingOn(
    asked,
    ids.map((id) => ({
      works: (day) => isDue(plans.get(id)?.(day)),
      away: (absences.get(id) ?? []).map(({ from_date, to_date }) => ({ from: from_date, to: to_date })),
    })),
  );
  return { away, staffing: thinnest(staffing_days), staffing_days };
}

const isDue = (plan: DayPlan | undefined): boolean => plan?.employed === true && plan.shift !== null && plan.holiday?.portion !== 'full';

async function loadTeam(db: Runner, { employee_id, from_date, to_date }: Wanted): Promise<{ ids: number[]; away: Away[] }> {
  const { rows } = await sql<{ ids: number[]; away: Away[] }>`
    with team as materialized (
      select e.id, e.name from employees e join employees r on r.id = ${employee_id} and e.department_id = r.department_id
      where e.status <> 'terminated' and e.id <> r.id
    )
    select array(select id from team order by id) as ids, (
      select coalesce(json_agg(json_build_object('employee', json_build_object('id', t.id, 'name', t.name), 'from_date', a.from_date,
        'to_date', a.to_date, 'status', a.status) order by a.from_date, t.name), '[]')
      from ${absenceRows(from_date, to_date)} a join team t on t.id = a.employee_id) as away`.execute(db);
  return rows[0] as { ids: number[]; away: Away[] };
}
