import type { projectOverview as overviewCall, ProjectOverview } from '@cadre/contract/calls/projects';
import { projects } from '@cadre/contract/resources/projects';
import { burnOf, type Week } from '@cadre/rules/projects/burn';
import { forecastOf } from '@cadre/rules/projects/forecast';
import { healthOf } from '@cadre/rules/projects/health';
import { percentOf } from '@cadre/rules/projects/percent';
import { doorTo } from '../../../crud/access/door.ts';
import type { Behaviours } from '../../../crud/behaviour.ts';
import { idOf, requireSeen } from '../../../crud/read/read.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Services } from '../../../platform/services.ts';
import { readPeriods } from './read-periods.ts';

type Counted = Omit<ProjectOverview['departments'][number], 'percent' | 'is_unplanned'>;
type Facts = {
  status: string;
  currency: string;
  etc: number;
  recent: number;
  end_date: string | null;
  today: string;
  departments: Counted[];
  weeks: Week[];
  people: ProjectOverview['people'];
};

/** The state of a project: its estimates and weeks, evaluated by the rules. */
export async function readOverview({ db }: Services, behaviours: Behaviours, { actor, params }: CallContext<typeof overviewCall>) {
  const id = idOf(params.id, 'projects');
  await requireSeen(db, doorTo(projects, behaviours, actor), id);
  const { departments, weeks, people, today, status, currency, end_date, etc, recent } = await loadFacts(db, id);
  const periods = await readPeriods(db, actor, id);
  const sum = (name: 'estimated' | 'spent' | 'spent_approved') => departments.reduce((total, one) => total + one[name], 0);
  const [estimated, spent] = [sum('estimated'), sum('spent')];
  return {
    data: {
      estimated,
      spent,
      spent_approved: sum('spent_approved'),
      percent: percentOf(spent, estimated),
      health: healthOf({ spent, estimate: estimated, etc, recent, end: end_date, today, status }),
      departments: departments.map((one) => ({
        ...one,
        percent: percentOf(one.spent, one.estimated),
        is_unplanned: one.estimated === 0 && one.spent > 0,
      })),
      weeks: burnOf(weeks),
      forecast: forecastOf({ estimated, spent, weeks, today }),
      people,
      periods,
      currency,
    },
  };
}

async function loadFacts(db: Runner, id: number): Promise<Facts> {
  const { rows } = await sql<Facts>`
    with day as (select today_of(e) as today from projects p join employees e on e.id = p.manager_id where p.id = ${id})
    select p.status, p.currency, p.end_date, day.today, stand.etc, stand.recent,
      (select coalesce(jsonb_agg(jsonb_build_object('department', case when d.id is not null then jsonb_build_object('id', d.id, 'name', d.name) end,
         'estimated', x.estimated, 'spent', x.spent, 'spent_approved', x.approved) order by d.name, d.id), '[]')
       from (select y.department_id, sum(y.estimated)::int as estimated, sum(y.spent)::int as spent, sum(y.approved)::int as approved from (
           select department_id, minutes as estimated, 0 as spent, 0 as approved from current_estimates where project_id = ${id}
           union all
           select department_id, 0, minutes, approved_minutes from project_weeks where project_id = ${id}) y group by 1) x
       left join departments d on d.id = x.department_id) as departments,
      (select coalesce(jsonb_agg(jsonb_build_object('week_start', w.week_start, 'minutes', w.minutes) order by w.week_start), '[]')
       from (select week_start, sum(minutes)::int as minutes from project_weeks where project_id = ${id} group by 1) w) as weeks,
      (select coalesce(jsonb_agg(jsonb_build_object('employee', jsonb_build_object('id', e.id, 'name', e.name), 'role', q.role,
         'minutes', q.minutes, 'last_four_weeks', q.recent) order by q.minutes desc, e.name, e.id), '[]')
       from (select z.employee_id, max(z.role) as role, sum(z.minutes)::int as minutes, sum(z.recent)::int as recent from (
           select m.employee_id, m.role, 0 as minutes, 0 as recent from project_members m where m.project_id = ${id}
           union all
           select w.employee_id, null, w.minutes, case when w.week_start between monday_of(day.today) - 28 and monday_of(day.today) - 1 then w.minutes else 0 end
           from project_weeks w where w.project_id = ${id}) z group by 1) q
       join employees e on e.id = q.employee_id) as people
    from projects p cross join day
    cross join lateral (select coalesce(sum(x.etc), 0)::int as etc, coalesce(sum(x.recent), 0)::int as recent from project_parts x where x.project_id = p.id) stand
    where p.id = ${id}`.execute(db);
  return rows[0] as Facts;
}
