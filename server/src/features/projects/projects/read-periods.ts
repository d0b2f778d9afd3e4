import type { ProjectOverview } from '@cadre/contract/calls/projects';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

type Period = ProjectOverview['periods'][number];

/** A year back is enough at a glance. */
const mostMonths = 13;

/** What is agreed for the months of a retainer that have begun, and for the next one, with what is spent in each. */
export async function readPeriods(db: Runner, project_id: number): Promise<Period[]> {
  const { rows } = await sql<Period>`
    select m.month::date::text as month, coalesce(a.minutes, p.retainer_minutes, 0) as agreed, (
        select coalesce(sum(t.minutes), 0)::int from tasks t
        where t.project_id = p.id and t.status <> 'rejected' and t.date >= m.month and t.date < m.month + interval '1 month') as spent
    from projects p join employees e on e.id = p.manager_id
    cross join lateral generate_series(date_trunc('month', coalesce(p.start_date, p.created_at::date)::timestamp),
      least(coalesce(p.end_date, today_of(e)), today_of(e) + interval '1 month')::timestamp, interval '1 month') m (month)
    left join project_periods a on a.project_id = p.id and a.month = m.month::date
    where p.id = ${project_id} and p.billing_type = 'retainer'
    order by m.month desc limit ${mostMonths}`.execute(db);
  return rows;
}
