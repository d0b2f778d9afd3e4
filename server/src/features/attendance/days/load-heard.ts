import type { Moment } from '@cadre/rules/attendance/facts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** Until when every device of somebody's branch was heard from; nobody waits for a device that was not there yet. */
export async function loadHeard(db: Runner, employeeIds: readonly number[]): Promise<Map<number, Moment>> {
  const { rows } = await sql<{ id: number; heard_until: Date }>`
    select e.id, heard.heard_until from employees e
    join (
      select branch_id, min(coalesce(last_seen_at, created_at)) as heard_until from devices
      where status = 'active' and mode = 'push' group by branch_id) heard on heard.branch_id = e.branch_id
    where e.id = any(${employeeIds}::int[])`.execute(db);
  return new Map(rows.map(({ id, heard_until }) => [id, heard_until.getTime()]));
}
