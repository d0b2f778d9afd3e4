import { sql } from '../../platform/database/sql.ts';
import type { House } from '../../platform/house.ts';

/** Counts every closed day once, so that the total of the history never costs a full count. Running it twice changes nothing. */
export async function summariseLogs(house: House): Promise<void> {
  await sql`
    insert into logs_daily (day, rows)
    select at::date, count(*) from logs
    where at >= (select coalesce(max(day) + 1, 'epoch')::timestamptz from logs_daily) and at < current_date
    group by at::date on conflict do nothing`.execute(house.db);
}
