import { seededRoles } from '@cadre/contract/roles';
import type { Org } from '@cadre/rules/approvals/approvers';
import type { Runner } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** The person, the day (default today), and the accounts and roles the levels name. */
type Around = {
  employee_id: number;
  /** The request; project leads decide about time on their projects, or about who works on them. */
  about?: { model: string; id: number };
  on?: string | undefined;
  substitute_id: number | null;
  role_ids: readonly number[];
  user_ids: readonly number[];
  users_of_right: readonly number[];
};

type Loaded = {
  managers: [number, number | null][];
  heads: number[];
  branch_head: number | null;
  project_managers: number[];
  users: [number, number][];
  people: [number, number][];
  named_users: number[];
  users_of_role: [number, number[]][];
  last_users: number[];
};

/** The people around a request, by one query: all possible approvers, with everyone above them. */
export async function loadOrg(db: Runner, around: Around): Promise<Org> {
  const { employee_id, about, on, substitute_id, role_ids, user_ids, users_of_right } = around;
  const card = about?.model === 'time-cards' ? about.id : null;
  const trip = about?.model === 'travels' ? about.id : null;
  const { rows } = await sql<Loaded>`
    with recursive day as (select coalesce(${on ?? null}::date, today_of(e)) as today from employees e where e.id = ${employee_id}),
    above (id, depth) as (
      select v.department_id, 1 from day cross join version_on(${employee_id}, day.today) v
      union all
      select d.parent_id, above.depth + 1 from above join departments d on d.id = above.id where d.parent_id is not null and above.depth < 20
    ),
    heads as (
      select above.depth, (select h.head_id from department_heads h where h.department_id = above.id and h.since <= day.today
        order by h.since desc limit 1) as id
      from above cross join day
    ),
    branch as (
      select b.head_id from day cross join version_on(${employee_id}, day.today) v join branches b on b.id = v.branch_id
    ),
    leads as (
      select distinct p.manager_id as id from tasks t join projects p on p.id = t.project_id where t.time_card_id = ${card}::int
      union
      select p.manager_id from travels t join projects p on p.id = t.project_id where t.id = ${trip}::int
      union
      select p.manager_id from day, project_members m join projects p on p.id = m.project_id and p.status = 'active'
      where ${card}::int is null and not exists (select from travels t where t.id = ${trip}::int and t.project_id is not null)
        and m.employee_id = ${employee_id} and daterange(m.from_date, m.to_date, '[]') @> day.today
    ),
    up (id) as (
      select id from (
        select ${employee_id}::int as id
        union all select ${substitute_id}::int
        union all select id from heads
        union all select head_id from branch
        union all select id from leads
        union all select u.employee_id from users u where u.id = any(${user_ids}::int[])) seeds where id is not null
      union
      select v.manager_id from up cross join day cross join lateral version_on(up.id, day.today) v where v.manager_id is not null
    ),
    active as (
      select u.id, u.employee_id from users u left join employees e on e.id = u.employee_id
      where u.status = 'active' and (e.id is null or e.status <> 'terminated')
    ),
    last as (
      select a.id, held.role_id from active a join user_roles held on held.user_id = a.id
      where held.role_id in (${seededRoles.hr_manager}, ${seededRoles.administrator}) and a.employee_id is distinct from ${employee_id}::int
    )
    select
      (select coalesce(jsonb_agg(jsonb_build_array(up.id, v.manager_id)), '[]')
       from up cross join day cross join lateral version_on(up.id, day.today) v) as managers,
      (select coalesce(jsonb_agg(id order by depth) filter (where id is not null), '[]') from heads) as heads,
      (select head_id from branch) as branch_head,
      (select coalesce(jsonb_agg(id order by id), '[]') from leads) as project_managers,
      (select coalesce(jsonb_agg(jsonb_build_array(a.employee_id, a.id)), '[]') from active a where a.employee_id in (select id from up)) as users,
      (select coalesce(jsonb_agg(jsonb_build_array(u.id, u.employee_id)), '[]') from users u
       where u.id = any(${user_ids}::int[]) and u.employee_id is not null) as people,
      (select coalesce(jsonb_agg(a.id), '[]') from active a where a.id = any(${user_ids}::int[])) as named_users,
      (select coalesce(jsonb_agg(jsonb_build_array(role.id, role.users)), '[]') from (
         select held.role_id as id, jsonb_agg(a.id order by a.id) as users from active a join user_roles held on held.user_id = a.id
         where held.role_id = any(${role_ids}::int[]) group by held.role_id) role) as users_of_role,
      (select coalesce(jsonb_agg(id order by id), '[]') from last
       where role_id = case when exists (select from last where role_id = ${seededRoles.hr_manager}) then ${seededRoles.hr_manager}::int
         else ${seededRoles.administrator}::int end) as last_users`.execute(db);
  const { managers, heads, branch_head, project_managers, users, people, named_users, users_of_role, last_users } = rows[0] as Loaded;
  return {
    requester: employee_id,
    managers: new Map(managers),
    heads,
    branch_head,
    project_managers,
    substitute: substitute_id,
    users: new Map(users),
    people: new Map(people),
    named_users,
    users_of_right,
    users_of_role: new Map(users_of_role),
    last_users,
  };
}
