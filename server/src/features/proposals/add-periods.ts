import { monthlyPeriods } from '@cadre/rules/proposals/retainer';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

type Retained = { billing_type: string; start_date: string | null; end_date: string | null; today: string };

/** Of a retainer every month has its share of what was sold; what is sold later is for the months that are left. */
export async function addPeriods(tx: Transaction, project_id: number, minutes: number, isChange: boolean): Promise<void> {
  const { rows } = await sql<Retained>`
    select p.billing_type, p.start_date, p.end_date, today_of(e) as today
    from projects p join employees e on e.id = p.manager_id where p.id = ${project_id}`.execute(tx);
  const { billing_type, start_date, end_date, today } = rows[0] as Retained;
  if (billing_type !== 'retainer') return;
  const begun = start_date ?? today;
  const periods = monthlyPeriods(minutes, isChange && begun < today ? today : begun, end_date);
  await sql`
    insert into project_periods (project_id, month, minutes)
    select p.id, e.month, coalesce(a.minutes, p.retainer_minutes, 0) + e.minutes
    from json_to_recordset(${JSON.stringify(periods)}::json) e (month date, minutes int)
    join projects p on p.id = ${project_id} left join project_periods a on a.project_id = p.id and a.month = e.month
    on conflict (project_id, month) do update set minutes = excluded.minutes`.execute(tx);
  await sql`update projects set retainer_minutes = coalesce(retainer_minutes, ${periods[0]?.minutes ?? null}) where id = ${project_id}`.execute(
    tx,
  );
}
