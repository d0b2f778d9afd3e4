import { sql } from '../../../platform/database/sql.ts';
import type { Services } from '../../../platform/services.ts';

/**
 * A quarantined punch and the fact that releases it may be committed concurrently without seeing each other, so punches that are still
 * quarantined although nothing is missing are judged again.
 */
export async function judgeWaiting({ db }: Services): Promise<void> {
  await sql`
    insert into punches_to_judge (device_id, pin)
    select distinct p.device_id, p.pin from raw_punches p
    join devices d on d.id = p.device_id
    cross join lateral holder_on(p.device_id, p.pin, (p.occurred_at at time zone d.timezone)::date) h
    where p.outcome = 'quarantined' and p.outcome_reason in ('unknown_pin', 'not_employed', 'other_name')
      and p.occurred_at <= now() and h.is_employed and not h.is_doubted`.execute(db);
}
