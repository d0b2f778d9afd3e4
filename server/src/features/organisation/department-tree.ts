import { departmentTree } from '@cadre/contract/calls/generic';
import { employees } from '@cadre/contract/resources/employees';
import type { FastifyInstance } from 'fastify';
import { reach } from '../../crud/access/access.ts';
import { isAtWork } from '../../crud/acts/at-work.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import type { Actor } from '../../platform/access/actor.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';

type Person = {
  id: number;
  name: string;
  pic: string | null;
  job: string;
  is_head: boolean;
  manager_id: number | null;
  branch: { id: number; name: string };
};
type Node = {
  id: number;
  name: string;
  code: string | null;
  color: string | null;
  version: number;
  parent_id: number | null;
  head: { id: number; name: string; pic: string | null } | null;
  employees_count: number;
  employees?: Person[];
};
type Branch = Omit<Node, 'parent_id'> & { total_count: number; children: Branch[] };

/** Today by the rows; any other day by changes, periods and the heads of that day, which is what the rows mirror. */
const staffNow = sql`
  select e.id, e.department_id, e.job_id, e.branch_id, e.manager_id from employees e where ${isAtWork(sql`e.status`)}`;
const staffOn = (day: string): Sql => sql`
  select e.id, v.department_id, v.job_id, v.branch_id, case when heir.id <> e.id then heir.id else heir_on((version_on(v.manager_id, ${day}::date)).manager_id, ${day}::date) end as manager_id
  from employment_periods p join employees e on e.id = p.employee_id cross join lateral version_on(e.id, ${day}::date) v
  cross join lateral (select heir_on(v.manager_id, ${day}::date) as id) heir
  where ${day}::date between p.hired_on and coalesce(p.left_on, e.last_working_day, 'infinity')`;

export function serveDepartmentTree(app: FastifyInstance, services: Services, behaviours: Behaviours): void {
  serve(app, services, departmentTree, async ({ actor, query }) => {
    const day = query.as_of ?? undefined;
    const picture = behaviours.employees?.columns?.pic?.(actor) ?? sql`null`;
    const people = query.with === 'employees' ? sql`, ${peopleOf(actor, day, picture)} as employees` : sql``;
    const { rows } = await sql<Node>`
      with staff as materialized (${day === undefined ? staffNow : staffOn(day)})
      select d.id, d.name, d.code, d.color, d.version, d.parent_id,
        (select json_build_object('id', r.id, 'name', r.name, 'pic', ${picture}) from employees r where r.id = head_of.id) as head,
        coalesce(counted.count, 0) as employees_count ${people}
      from departments d cross join lateral (select ${day === undefined ? sql`d.head_id` : sql`head_on(d.id, ${day}::date)`} as id) head_of
      left join (select department_id, count(*)::int as count from staff group by department_id) counted on counted.department_id = d.id
      order by d.name collate "und-x-icu", d.id`.execute(services.db);
    return { data: treeOf(rows, null) };
  });
}

/** Past and future places of people are part of their employment; their present place is in the directory, which everyone can read. */
const peopleOf = (actor: Actor, day: string | undefined, picture: Sql): Sql => sql`(
  select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'pic', ${picture}, 'job', j.name,
      'is_head', r.id is not distinct from head_of.id, 'manager_id', staff.manager_id, 'branch', json_build_object('id', b.id, 'name', b.name))
    order by r.id is not distinct from head_of.id desc, r.name collate "und-x-icu", r.id), '[]')
  from staff join employees r on r.id = staff.id join jobs j on j.id = staff.job_id join branches b on b.id = staff.branch_id
  where staff.department_id = d.id and ${reach(employees, actor, day === undefined ? 'employees.view_directory' : 'employees.view')})`;

/** Children below their parents, each node with the people of its whole subtree. */
function treeOf(nodes: Node[], parent: number | null): Branch[] {
  return nodes
    .filter((node) => node.parent_id === parent)
    .map(({ parent_id: _, ...node }) => {
      const children = treeOf(nodes, node.id);
      const total_count = children.reduce((sum, child) => sum + child.total_count, node.employees_count);
      return { ...node, total_count, children };
    });
}
