import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { DayChanges } from './day-changes.ts';

/** Saves them but for days of closed months; a half day that another leave has taken meanwhile stays with that one. Returns whether anything was saved. */
export async function saveDayChanges(
  tx: Transaction,
  leave: { id: number; employee_id: number },
  { changed, added, removed }: DayChanges,
): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    with gone as (
      delete from leave_days d where d.id = any(${removed}::int[]) and closed_month_of(d.employee_id, d.date, d.date) is null returning 1
    ), recounted as (
      update leave_days d set minutes = n.minutes, amount = n.amount, skipped = n.skipped, year = n.year
      from json_to_recordset(${JSON.stringify(changed)}::json) as n (id int, minutes int, amount numeric, skipped text, year date)
      where d.id = n.id and closed_month_of(d.employee_id, d.date, d.date) is null returning 1
    ), taken as (
      insert into leave_days (leave_id, employee_id, date, slot, minutes, amount, skipped, year)
      select ${leave.id}::int, ${leave.employee_id}::int, n.date, n.slot, n.minutes, n.amount, n.skipped, n.year
      from json_to_recordset(${JSON.stringify(added)}::json) as n (date date, slot text, minutes int, amount numeric, skipped text, year date)
      where closed_month_of(${leave.employee_id}::int, n.date, n.date) is null
      on conflict (employee_id, date, slot) where active do nothing returning 1
    )
    select (select count(*) from gone)::int + (select count(*) from recounted)::int + (select count(*) from taken)::int as count`.execute(
    tx,
  );
  return (rows[0]?.count ?? 0) > 0;
}
