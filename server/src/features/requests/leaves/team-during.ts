import { type AbsenceKind, absenceKinds } from '@cadre/contract/absence-kinds';
import { resources } from '@cadre/contract/resources/index';
import type { DayPlan } from '@cadre/rules/attendance/facts';
import type { Day } from '@cadre/rules/calendar';
import { lowestStaffing, type Staffing, staffingOn } from '@cadre/rules/leave/staffing';
import { seen } from '../../../crud/access/access.ts';
import type { Plans } from '../../../crud/ports/plans.ts';
import { table } from '../../../crud/read/table.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { absenceRows } from '../calendar/absence-rows.ts';

type AbsenceSpan = { employee_id: number; from_date: Day; to_date: Day };
type Away = { employee: { id: number; name: string }; from_date: Day; to_date: Day; status: string };
type Team = { away: Away[]; staffing: Staffing | null; staffing_days: Staffing[] };

const mostDays = 31;

/**
 * The colleagues of the same department who are away on these days, and the staffing of each working day. The reasons of absences are left out, and
 * pending absences are only included for users who may see the request.
 */
export async function teamDuring(
  db: Runner,
  actor: Actor,
  { plansOf }: Pick<Plans, 'plansOf'>,
  wanted: AbsenceSpan,
  days: readonly Day[],
): Promise<Team> {
  const { ids, away } = await loadTeam(db, actor, wanted);
  const requested = days.slice(0, mostDays);
  const [first, last] = [requested[0], requested.at(-1)];
  if (first === undefined || last === undefined) return { away, staffing: null, staffing_days: [] };
  const plans = await plansOf(db, ids, first, last);
  const absences = Map.groupBy(away, ({ employee }) => employee.id);
  const staffing_days = staffingOn(
    requested,
    ids.map((id) => ({
      works: (day) => isDue(plans.get(id)?.(day)),
      away: (absences.get(id) ?? []).map(({ from_date, to_date }) => ({ from: from_date, to: to_date })),
    })),
  );
  return { away, staffing: lowestStaffing(staffing_days), staffing_days };
}

const isDue = (plan: DayPlan | undefined): boolean => plan?.employed === true && plan.shift !== null && plan.holiday?.portion !== 'full';

async function loadTeam(
  db: Runner,
  actor: Actor,
  { employee_id, from_date, to_date }: AbsenceSpan,
): Promise<{ ids: number[]; away: Away[] }> {
  const isSeen = (kind: AbsenceKind): Sql<boolean> =>
    sql`(a.resource = ${sql.lit(kind)} and exists (select from ${table(resources[kind])} r where r.id = a.id and ${seen(resources[kind], actor)}))`;
  const { rows } = await sql<{ ids: number[]; away: Away[] }>`
    with team as materialized (
      select e.id, e.name from employees e join employees r on r.id = ${employee_id} and e.department_id = r.department_id
      where e.status <> 'terminated' and e.id <> r.id
    )
    select array(select id from team order by id) as ids, (
      select coalesce(json_agg(json_build_object('employee', json_build_object('id', t.id, 'name', t.name), 'from_date', a.from_date,
        'to_date', a.to_date, 'status', a.status) order by a.from_date, t.name), '[]')
      from ${absenceRows(from_date, to_date)} a join team t on t.id = a.employee_id
      where a.status = 'approved' or ${sql.join(absenceKinds.map(isSeen), sql` or `)}) as away`.execute(db);
  return rows[0] as { ids: number[]; away: Away[] };
}
