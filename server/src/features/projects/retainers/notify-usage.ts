import { hasPassed, usageThresholds } from '@cadre/rules/retainers/usage-level';
import { loadRetainers } from '../../../crud/money/load-retainers.ts';
import { sql } from '../../../platform/database/sql.ts';
import { notifyAll } from '../../../platform/notices/notify.ts';
import type { Services } from '../../../platform/services.ts';

type Notice = { user_id: number; project_id: number; name: string; month: string; percent: number };

/** Notifies managers when this month's hours of a retainer are nearly or wholly used, once for each; of both at once, only of the higher. */
export async function notifyUsage({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.transaction(async (tx) => {
    const months = await loadRetainers(tx, sql`p.status in ('active', 'on_hold')`, 'all');
    const passed = months
      .filter(({ when }) => when === 'now')
      .flatMap(({ project_id, month, included, carried_in, used }) =>
        usageThresholds
          .filter((threshold) => hasPassed({ available: included + carried_in, used }, threshold))
          .map((threshold) => ({ project_id, month, threshold, percent: percentOf(used, included + carried_in) })),
      );
    if (passed.length === 0) return;
    const { rows } = await sql<Notice>`
      with passed as (
        select * from jsonb_to_recordset(${JSON.stringify(passed)}::jsonb) x (project_id int, month text, threshold int, percent int)),
      fresh as (
        insert into retainer_alerts (project_id, month, threshold) select project_id, month, threshold from passed on conflict do nothing returning *)
      select distinct on (f.project_id) u.id as user_id, f.project_id, p.number || ' ' || p.name as name, f.month, x.percent
      from fresh f join passed x using (project_id, month, threshold) join projects p on p.id = f.project_id
      join users u on u.employee_id = p.manager_id and u.status = 'active'
      order by f.project_id, f.threshold desc`.execute(tx);
    await notifyAll(
      tx.run,
      rows.map(({ user_id, project_id, name, month, percent }) => ({
        user_id,
        type: 'retainer_usage' as const,
        args: { name, month, percent: String(percent) },
        link: `/time-cards/projects/${project_id}?tab=retainer`,
      })),
    );
  });
}

const percentOf = (used: number, available: number): number => (available > 0 ? Math.floor((used * 100) / available) : 100);
