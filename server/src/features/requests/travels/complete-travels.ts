import { travels } from '@cadre/contract/resources/travels';
import { changeStatus } from '../../../crud/acts/change-status.ts';
import type { LogEntry } from '../../../crud/write/audit.ts';
import type { Database } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { StoredTravel } from './stored-travel.ts';

/** Completes trips from the day after their end, in the traveller's time zone, even if earlier runs were missed. Reopened trips wait for a user. */
export async function completeTravels(db: Database): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select t.id from travels t join employees e on e.id = t.employee_id
    where t.status = 'approved' and t.reopened_at is null and t.end_date <= current_date and t.end_date < today_of(e)
    order by t.id`.execute(db);
  for (const { id } of rows)
    await db.transaction(async (tx) => {
      const { rows: due } = await sql<StoredTravel>`
        select t.* from travels t join employees e on e.id = t.employee_id
        where t.id = ${id} and t.status = 'approved' and t.reopened_at is null and t.end_date < today_of(e) for update of t`.execute(tx);
      for (const travel of due) await changeStatus(tx, travels, byClock, travel, 'completed', { values: { completed_at: sql`now()` } });
    });
}

/** Changes caused by time alone have no actor. */
const byClock: Pick<LogEntry, 'actor' | 'trace'> = {
  actor: undefined,
  trace: { via: 'job', ip: null, user_agent: null, request_id: null, language: 'en' },
};
