import type { AbsencePeriod, AbsenceRate, absenceRate } from '@cadre/contract/calls/dashboard';
import { attendances } from '@cadre/contract/resources/attendances';
import { absenceByDepartment, type CountedDays, mergedSmall } from '@cadre/rules/attendance/day/absence-rate';
import { addDays, type Day } from '@cadre/rules/calendar';
import { covers } from '../../crud/access/employee-of-params.ts';
import type { Settling } from '../../crud/ports/settling.ts';
import { type Actor, employeeRole, scopeOf } from '../../platform/access/actor.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import type { Services } from '../../platform/services.ts';
import { todayOf } from './report-days.ts';

type Span = { from: Day; to: Day };
const lengths: Record<AbsencePeriod, number> = { month: 30, quarter: 91, year: 365 };

/** The share of planned time that was not worked, up to yesterday, for the people its reader may see. */
export async function readAbsenceRate(services: Services, ports: Settling, context: CallContext<typeof absenceRate>): Promise<AbsenceRate> {
  const { actor, query } = context;
  const to = addDays(await todayOf(services, context), -1);
  const span = { from: addDays(to, 1 - lengths[query.period ?? 'month']), to };
  const of = whose(actor);
  const people = await peopleOf(services, of === 'everybody' ? sql`true` : covers(attendances, actor, 'view'), span);
  await ports.settleDays(services.db, [...people.keys()], span);
  const days = await countDays(services, [...people.keys()], span);
  const departments = absenceByDepartment(days, countBy(people.values()));
  const names = await namesOf(services, departments);
  return {
    ...span,
    as_of: new Date().toISOString(),
    of,
    departments: (of === 'everybody' ? mergedSmall(departments) : departments).map(({ department_id, people: count, ...minutes }) => ({
      department_id,
      name: names.get(department_id ?? 0) ?? null,
      people: count,
      scheduled_minutes: minutes.scheduled,
      leave_minutes: minutes.leave,
      excuse_minutes: minutes.excuse,
      unexplained_minutes: minutes.unexplained,
    })),
  };
}

/** Without a right to the days of others, employees see their own; all other users see the numbers of departments. */
function whose(actor: Actor): AbsenceRate['of'] {
  const scope = scopeOf(actor, 'attendances.view');
  if (scope !== undefined && scope !== 'own') return 'reach';
  return actor.roles.includes(employeeRole) ? 'self' : 'everybody';
}

/** By person the department; only of whom there may be days. */
async function peopleOf({ db }: Services, whom: Sql<boolean>, { from, to }: Span): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; department_id: number }>`
    select r.id, r.department_id from employees r
    where ${whom} and r.hire_date <= ${to} and (r.last_working_day is null or r.last_working_day >= ${from})`.execute(db);
  return new Map(rows.map(({ id, department_id }) => [id, department_id]));
}

function countBy(departments: Iterable<number>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const id of departments) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Many days have equal values, so they are counted in a few rows. */
async function countDays({ db }: Services, ids: readonly number[], { from, to }: Span): Promise<CountedDays[]> {
  const { rows } = await sql<CountedDays>`
    select e.department_id, d.status, d.expected_minutes, least(d.worked_minutes, d.expected_minutes) as worked_minutes,
      d.excused_minutes, d.leave_minutes, d.holiday_minutes,
      d.excused_minutes > d.leave_minutes + d.holiday_minutes and d.explanation::text like '%"excuse\\_%' as has_excuse,
      d.first_in is not null as has_punches, count(*)::int as days
    from attendance_days d join employees e on e.id = d.employee_id
    where d.employee_id = any(${ids}::int[]) and d.date between ${from} and ${to} and d.expected_minutes > 0
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9`.execute(db);
  return rows;
}

async function namesOf({ db }: Services, departments: readonly { department_id: number | null }[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from departments where id = any(${departments.map(({ department_id }) => department_id)}::int[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
