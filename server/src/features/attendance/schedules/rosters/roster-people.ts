import { employees } from '@cadre/contract/resources/employees';
import type { Day } from '@cadre/rules/calendar';
import { reach } from '../../../../crud/access/access.ts';
import type { Behaviours } from '../../../../crud/behaviour.ts';
import type { Actor } from '../../../../platform/access/actor.ts';
import type { Runner } from '../../../../platform/database/database.ts';
import { type Sql, sql } from '../../../../platform/database/sql.ts';
import { Problem } from '../../../../platform/problem.ts';
import { daysOf, type StoredRoster } from './stored-roster.ts';

export type RosterPerson = {
  id: number;
  name: string;
  pic: string | null;
  job: string;
  job_id: number;
  fte: number;
  /** Whether the caller may plan this employee. */
  reached: boolean;
  entries: { date: Day; shift_id: number | null; note: string | null }[];
};

/** A grid with more names is unusable; companies of that size plan by department. */
const most = 500;

/** All employees whom the roster can plan or already plans. */
export async function rosterPeople(db: Runner, actor: Actor, behaviours: Behaviours, roster: StoredRoster): Promise<RosterPerson[]> {
  const last = daysOf(roster.month).at(-1);
  const picture = behaviours.employees?.columns?.pic?.(actor) ?? sql`null`;
  const { rows } = await sql<RosterPerson>`
    select r.id, r.name, ${picture} as pic, j.name as job, v.job_id, v.fte, ${reach(employees, actor, 'employees.view')} as reached,
      (select coalesce(json_agg(json_build_object('date', d.date, 'shift_id', d.shift_id, 'note', d.note)), '[]')
        from roster_entries d where d.month_schedule_id = ${roster.id} and d.employee_id = r.id) as entries
    from employees r cross join lateral version_on(r.id, ${last}::date) v join jobs j on j.id = v.job_id
    where r.id in (select employee_id from roster_entries where month_schedule_id = ${roster.id}) or ${belongsTo(roster)}
    order by r.name collate "und-x-icu", r.id limit ${most + 1}`.execute(db);
  if (rows.length > most) throw new Problem('too_many_rows', { args: { limit: most } });
  return rows;
}

/** Whether the employee `r` works in the department (or below it) and branch of a roster at any time of its month. */
export function belongsTo({ month, department_id, branch_id }: StoredRoster): Sql<boolean> {
  const days = daysOf(month);
  const [first, last] = [sql`${days[0]}::date`, sql`${days.at(-1)}::date`];
  return sql`(
    exists (select from employment_periods p where p.employee_id = r.id and p.hired_on <= ${last}
      and coalesce(p.left_on, r.last_working_day, 'infinity') >= ${first})
    and exists (select from employee_versions w where w.employee_id = r.id and w.effective_from <= ${last}
      and not exists (select from employee_versions n
        where n.employee_id = r.id and n.effective_from > w.effective_from and n.effective_from <= ${first})
      ${branch_id === null ? sql`` : sql`and w.branch_id = ${branch_id}`}
      ${department_id === null ? sql`` : sql`and w.department_id in (${withBelow(department_id)})`}))`;
}

const withBelow = (department_id: number): Sql => sql`
  with recursive below (id) as (
    select ${department_id}::int union all select d.id from departments d join below on d.parent_id = below.id
  ) select id from below`;
