import type { keepRow as keepCall } from '@cadre/contract/calls/time-card-rows';
import type { Day } from '@cadre/rules/calendar';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { personOfParams, weekOfParams } from '../person-of-params.ts';

type Pinned = { project_id: number; project_task_id?: number | null; work_type?: string | null };
type Place = { project_id: number; project_task_id: number | null; work_type: string };

/** Adds rows without hours to a week, except those that the person can't book on in it. Returns the ones that are there now. */
export async function pinRows(
  tx: Transaction,
  employee_id: number,
  monday: Day,
  rows: readonly Pinned[],
  isStored = false,
): Promise<Place[]> {
  const { rows: pinned } = await sql<Place>`
    insert into time_card_pins (employee_id, week_start, project_id, project_task_id, work_type, is_kept)
    select distinct ${employee_id}::int, ${monday}::date, w.project_id, w.project_task_id, coalesce(w.work_type, 'normal'), ${isStored}::boolean
    from json_to_recordset(${JSON.stringify(rows)}::json) as w (project_id int, project_task_id int, work_type text)
    where exists (select from generate_series(0, 6) d where may_book(w.project_id, ${employee_id}, ${monday}::date + d))
      and (w.project_task_id is null or exists (select from project_tasks t
        where t.id = w.project_task_id and t.project_id = w.project_id and t.status not in ('done', 'cancelled')))
    on conflict (employee_id, week_start, project_id, coalesce(project_task_id, 0), work_type) do update
      set is_kept = time_card_pins.is_kept or excluded.is_kept
    returning project_id, project_task_id, work_type`.execute(tx);
  return pinned;
}

export async function keepRow(tx: Transaction, { actor, params, body }: CallContext<typeof keepCall>): Promise<void> {
  const { from } = weekOfParams(params);
  const { id } = await personOfParams(tx, actor, body.employee, 'write');
  const { project_id, project_task_id = null, kept: stored } = body;
  const work_type = body.work_type ?? 'normal';
  if (stored) {
    await pinRows(tx, id, from, [{ project_id, project_task_id, work_type }], true);
    return;
  }
  await sql`
    delete from time_card_pins where employee_id = ${id} and is_kept and project_id = ${project_id}
      and project_task_id is not distinct from ${project_task_id}::int and work_type = ${work_type}`.execute(tx);
}
