import { sql } from '../../../platform/database/sql.ts';
import type { House } from '../../../platform/house.ts';

/**
 * Counts every closed day once, so that the total of the list never costs a full count. Punches may arrive late and are then added by
 * the database; the lock lets those that are on their way arrive first. Running it twice changes nothing.
 */
export async function summariseAttendances({ db }: House): Promise<void> {
  await db.transaction(async (tx) => {
    await sql`lock table attendances_daily in share row exclusive mode`.execute(tx);
    await sql`
      insert into attendances_daily (day, rows)
      select created_at::date, count(*) from attendances
      where created_at >= (select coalesce(max(day) + 1, 'epoch')::timestamptz from attendances_daily) and created_at < current_date
      group by created_at::date on conflict do nothing`.execute(tx);
  });
}
