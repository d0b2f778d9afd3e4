import { bookings } from '@cadre/contract/resources/bookings';
import { employees } from '@cadre/contract/resources/employees';
import { leaves } from '@cadre/contract/resources/leaves';
import { seen } from '../../crud/access/access.ts';
import { doorTo } from '../../crud/access/door.ts';
import { covers } from '../../crud/access/employee-of-params.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import type { Plans } from '../../crud/ports/plans.ts';
import { conditions } from '../../crud/read/conditions.ts';
import type { Actor } from '../../platform/access/actor.ts';
import type { Runner } from '../../platform/database/database.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { invalid } from '../../platform/problem.ts';
import type { Planned } from './load-rooms.ts';
import type { Window } from './window.ts';

export type NamedRef = { id: number; name: string };
export type PersonToPlan = Planned & {
  name: string;
  department: NamedRef;
  job: string;
  skills: string[];
  is_self: boolean;
  may_plan: boolean;
};

export type Whom = {
  department_id?: number | null | undefined;
  job_id?: number | null | undefined;
  skills?: string | null | undefined;
  search?: string | null | undefined;
};

/** Whose load one may know: whom one may book, and one's own. */
const mayPlan = (actor: Actor): Sql<boolean> => covers(bookings, actor, 'staff');
const isSelf = ({ employee_id }: Actor): Sql<boolean> => sql`r.id is not distinct from ${employee_id}::int`;

/** A part of them, or only these. */
type Part = { limit?: number; offset?: number; only?: readonly number[] };
type Found = { total: number; people: PersonToPlan[] };

/** The people employed on one of the days, by department and name. Details are read for the page alone. */
export async function loadPeople(
  db: Runner,
  behaviours: Behaviours,
  { planKey }: Plans,
  actor: Actor,
  whom: Whom,
  { from, to }: Window,
  { limit, offset = 0, only }: Part = {},
): Promise<Found> {
  const wanted = [isInSight(actor, { from, to }), ...narrowings(behaviours, actor, whom)];
  if (only) wanted.push(sql`r.id = any(${only}::int[])`);
  const inOrder = sql`d.name collate "und-x-icu", d.id, r.name collate "und-x-icu", r.id`;
  const { rows } = await sql<PersonToPlan & { total: number }>`
    with part as materialized (
      select r.id, count(*) over ()::int as total from employees r join departments d on d.id = r.department_id
      where ${sql.join(wanted, sql` and `)} order by ${inOrder} limit ${limit ?? null}::int offset ${offset}
    )
    select part.total, r.id, r.name, json_build_object('id', d.id, 'name', d.name) as department, j.name as job, ${isSelf(actor)} as is_self,
      ${mayPlan(actor)} as may_plan, (${mayPlan(actor)} or ${isSelf(actor)} or ${covers(leaves, actor, 'view')}) as sees_pending,
      case when ${knowsSkills(actor)} then array(
        select s.name from skills s where s.employee_id = r.id and s.kind = 'skill' order by folded(s.name)) else '{}' end as skills,
      ${planKey(from, to)} as plan_key
    from part join employees r on r.id = part.id join departments d on d.id = r.department_id join jobs j on j.id = r.job_id
    order by ${inOrder}`.execute(db);
  return { total: rows[0]?.total ?? 0, people: rows.map(({ total: _total, ...person }) => person) };
}

const isInSight = (actor: Actor, { from, to }: Window): Sql<boolean> => sql`(
  ${seen(employees, actor)} and (${mayPlan(actor)} or ${isSelf(actor)})
  and r.hire_date <= ${to}::date and (r.status <> 'terminated' or r.last_working_day >= ${from}::date))`;

/** Skills are visible to users who may book the person, and to those who may read them anyway. */
const knowsSkills = (actor: Actor): Sql<boolean> => sql`(${mayPlan(actor)} or ${isSelf(actor)} or ${covers(employees, actor, 'view')})`;

/** The most skills of a booking. */
const mostSkills = 20;

function narrowings(behaviours: Behaviours, actor: Actor, { department_id, job_id, skills, search }: Whom): Sql<boolean>[] {
  const filters = { ...(department_id && { department_id }), ...(job_id && { job_id }) };
  const wanted = [...new Set((skills ?? '').split(',').flatMap((skill) => skill.trim() || []))];
  if (wanted.length > mostSkills) throw invalid({ skills: [{ code: 'too_many', max: mostSkills }] });
  return [
    ...conditions(doorTo(employees, behaviours, actor), { search: search ?? '', filters }),
    ...wanted.map(
      (skill) => sql<boolean>`(${knowsSkills(actor)} and exists (
        select from skills s where s.employee_id = r.id and strpos(folded(s.name), folded(${skill}::text)) > 0))`,
    ),
  ];
}
