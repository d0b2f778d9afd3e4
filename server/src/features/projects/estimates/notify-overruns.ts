import { sql } from '../../../platform/database/sql.ts';
import { notifyAll } from '../../../platform/notices/notify.ts';
import type { Services } from '../../../platform/services.ts';

type Alert = { user_id: number; project_id: number; name: string; department: string; percent: number };

/**
 * Notifies managers when an estimate is nearly or wholly spent, once for each threshold of each estimate; of several at once, only the
 * highest.
 */
export async function notifyOverruns({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await sql<Alert>`
      with passed as (
        select p.id as project_id, c.department_id, t.threshold::int as threshold, b.baseline, p.name, p.number, p.manager_id,
          round(s.minutes::numeric / c.minutes * 100)::int as percent
        from projects p
        join current_estimates c on c.project_id = p.id and c.minutes > 0
        join project_spent s on s.project_id = p.id and s.department_id = c.department_id
        cross join lateral (select max(x.baseline) as baseline from project_baselines x where x.project_id = p.id) b
        cross join lateral jsonb_array_elements_text(p.thresholds) t (threshold)
        where p.status in ('active', 'on_hold') and s.minutes * 100 >= c.minutes * t.threshold::int),
      fresh as (
        insert into project_alerts (project_id, department_id, threshold, baseline)
        select project_id, department_id, threshold, baseline from passed on conflict do nothing returning *)
      select distinct on (f.project_id, f.department_id) u.id as user_id, f.project_id, p.number || ' ' || p.name as name, d.name as department, p.percent
      from fresh f join passed p using (project_id, department_id, threshold, baseline)
      join departments d on d.id = f.department_id join users u on u.employee_id = p.manager_id and u.status = 'active'
      order by f.project_id, f.department_id, f.threshold desc`.execute(tx);
    await notifyAll(
      tx.run,
      rows.map(({ user_id, project_id, name, department, percent }) => ({
        user_id,
        type: 'project_estimate' as const,
        args: { name, department, percent: String(percent) },
        link: `/time-cards/projects/${project_id}`,
      })),
    );
  });
}
