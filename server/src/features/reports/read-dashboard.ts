import type { Dashboard, DashboardProject } from '@cadre/contract/calls/dashboard';
import { approvals } from '@cadre/contract/resources/approvals';
import { projects } from '@cadre/contract/resources/projects';
import { tasks } from '@cadre/contract/resources/tasks';
import { timeCards } from '@cadre/contract/resources/time-cards';
import { reach, seen } from '../../crud/access/access.ts';
import type { Caller } from '../../crud/access/caller.ts';
import { doorTo } from '../../crud/access/door.ts';
import { covers } from '../../crud/access/employee-of-params.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import type { DueWeeks } from '../../crud/ports/due-weeks.ts';
import { conditions } from '../../crud/read/conditions.ts';
import { readListQuery } from '../../crud/read/list-query.ts';
import type { Actor } from '../../platform/access/actor.ts';
import { momentJson } from '../../platform/database/moment-json.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Services } from '../../platform/services.ts';
import { hoursOf } from './hours-of.ts';
import { missingMinutes } from './missing-minutes.ts';

/** The dashboard, limited to the data its reader may see. */
export async function readDashboard(services: Services, behaviours: Behaviours, ports: DueWeeks, { actor }: Caller): Promise<Dashboard> {
  const missing = actor.rights.has('time-cards.view') ? await ports.missingWeeks(services.db, covers(timeCards, actor, 'view')) : [];
  const oldest = missing.map(({ year, week }) => `${year}-W${String(week).padStart(2, '0')}`).toSorted()[0] ?? null;
  return {
    ...(await countApprovals(services, behaviours, actor)),
    not_submitted_tasks_count: missing.length,
    not_submitted: {
      employees: new Set(missing.map(({ employee_id }) => employee_id)).size,
      weeks: missing.length,
      missing_hours: hoursOf(missing.reduce((sum, one) => sum + missingMinutes(one), 0)),
      oldest_week: oldest,
      draft_tasks: await countDrafts(services, actor),
    },
    projects: actor.rights.has('projects.view') ? await readProjects(services, actor) : [],
  };
}

type Waiting = Pick<Dashboard, 'pending_approvals' | 'oldest_pending_at'>;

async function countApprovals({ db }: Services, behaviours: Behaviours, actor: Actor): Promise<Waiting> {
  const door = doorTo(approvals, behaviours, actor);
  const wanted = readListQuery(approvals, actor, { filters: JSON.stringify({ approver: 'self', status: 'pending' }) });
  const { rows } = await sql<Waiting>`
    select count(*)::int as pending_approvals, ${momentJson(sql`min(r.created_at)`)} as oldest_pending_at from approvals r where ${sql.join([seen(approvals, actor), ...conditions(door, wanted)], sql` and `)}`.execute(
    db,
  );
  return rows[0] as Waiting;
}

/** Rows of weeks that are over and were not handed in. */
async function countDrafts({ db }: Services, actor: Actor): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from tasks r
    where ${reach(tasks, actor, 'tasks.view')} and r.status in ('draft', 'rejected') and r.date between current_date - 91 and monday_of(current_date) - 1`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

const mostProjects = 200;

type StoredProject = Pick<DashboardProject, 'id' | 'number' | 'name'> & {
  departments: { name: string; estimated: number; spent: number; spent_approved: number }[];
};

/** Projects under way with their hours by department; departments with the same name are shown with their place. */
async function readProjects({ db }: Services, actor: Actor): Promise<DashboardProject[]> {
  const { rows } = await sql<StoredProject>`
    select r.id, r.number, r.name, coalesce((
      select json_agg(json_build_object('name', d.name, 'estimated', x.estimated, 'spent', x.spent, 'spent_approved', x.approved) order by d.name)
      from (
        select department_id, sum(estimated)::int as estimated, sum(spent)::int as spent, sum(approved)::int as approved from (
          select department_id, minutes as estimated, 0 as spent, 0 as approved from current_estimates where project_id = r.id
          union all select department_id, 0, minutes, approved_minutes from project_spent where project_id = r.id) both_sides
        group by department_id
      ) x
      join (
        select d.id, case when count(*) over (partition by d.name) > 1 then d.name || ' (' || coalesce(b.name, above.name, d.id::text) || ')' else d.name end as name
        from departments d left join branches b on b.id = d.branch_id left join departments above on above.id = d.parent_id
      ) d on d.id = x.department_id), '[]') as departments
    from projects r where ${seen(projects, actor)} and r.status in ('active', 'on_hold')
    order by r.number limit ${sql.lit(mostProjects)}`.execute(db);
  return rows.map(({ departments, ...project }) => ({
    ...project,
    timespent: Object.fromEntries(
      departments.map(({ name, estimated, spent, spent_approved }) => [
        name,
        { estimated: hoursOf(estimated), spent: hoursOf(spent), spent_approved: hoursOf(spent_approved) },
      ]),
    ),
  }));
}
