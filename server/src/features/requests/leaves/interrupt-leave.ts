import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { recountPeople } from './recount-leaves.ts';
import type { LeavePorts, StoredLeave } from './stored-leave.ts';

/** Gives the days of other approved leave to one that was granted for illness, half day by half day. */
export async function interruptLeave(tx: Transaction, ports: LeavePorts, { id, employee_id }: StoredLeave): Promise<void> {
  const { rows: freed } = await sql<{ leave_id: number }>`
    update leave_days d set active = false
    from leaves s, leaves o, leave_categories c
    where s.id = ${id} and o.id = d.leave_id and o.id <> s.id and c.id = o.leave_category_id and not c.interrupts_leave
      and o.status in ('approved', 'cancellation_requested') and d.employee_id = ${employee_id} and d.active
      and d.date between s.from_date and s.to_date
      and not (d.date = s.from_date and s.from_slot = 'pm' and d.slot = 'am')
      and not (d.date = s.to_date and s.to_slot = 'am' and d.slot = 'pm')
    returning d.leave_id`.execute(tx);
  await sql`
    insert into leave_recounts
    select distinct leave from unnest(${[id, ...freed.map(({ leave_id }) => leave_id)]}::int[]) leave`.execute(tx);
  await recountPeople(tx, ports, [employee_id]);
}
