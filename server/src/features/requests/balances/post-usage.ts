import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/**
 * Updates the ledger to match the days of these leaves: each active day of an approved one is used, every other one is not. Only the
 * difference is posted, so running it twice posts once. The leaves are locked.
 */
export async function postUsage(tx: Transaction, leaveIds: readonly number[]): Promise<void> {
  await sql`
    with wanted as (
      select l.id as leave_id, d.date, d.year, -sum(d.amount) as amount
      from leaves l join leave_days d on d.leave_id = l.id and d.active
      where l.id = any(${leaveIds}::int[]) and l.status in ('approved', 'cancellation_requested') group by l.id, d.date, d.year
    ), posted as (
      select leave_id, date, year, sum(amount) as amount, count(*) as times from leave_ledger
      where leave_id = any(${leaveIds}::int[]) group by leave_id, date, year
    ), missing as (
      select leave_id, date, year, coalesce(w.amount, 0) - coalesce(p.amount, 0) as amount, coalesce(p.times, 0) as times
      from wanted w full join posted p using (leave_id, date, year)
    )
    insert into leave_ledger (employee_id, leave_category_id, year, date, kind, amount, leave_id, key)
    select l.employee_id, l.leave_category_id, m.year, m.date, case when m.amount < 0 then 'usage' else 'usage_reversal' end, m.amount, l.id,
      concat_ws(':', 'leave', l.id, m.date, m.times)
    from missing m join leaves l on l.id = m.leave_id where m.amount <> 0
    on conflict (key) do nothing`.execute(tx);
}
