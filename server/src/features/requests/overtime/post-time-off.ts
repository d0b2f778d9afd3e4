import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/**
 * Updates the leave ledger to match overtime that becomes time off: approved minutes are credited, in the unit of the category. Only the difference
 * is posted, so running it twice posts once.
 */
export async function postTimeOff(tx: Transaction, overtimeIds: readonly number[]): Promise<void> {
  if (overtimeIds.length === 0) return;
  await sql`
    with wanted as (
      select o.id as overtime_id, o.leave_category_id, (
          -- A month that lacks the day ends with its last one.
          select greatest((o.date + months.passed)::date - 1, (o.date - 1 + months.passed)::date)
          from leave_policies p cross join make_interval(months => p.earned_expires_after) as months (passed)
          where p.leave_category_id = c.id and (p.valid_from is null or p.valid_from <= o.date) order by p.valid_from desc nulls last limit 1) as expires_on,
        case c.unit when 'hour' then round(o.approved_minutes / 60.0, 3) else o.approved_minutes end as amount
      from overtime o join leave_categories c on c.id = o.leave_category_id
      where o.id = any(${overtimeIds}::int[]) and o.status = 'approved' and o.becomes = 'time_off' and o.approved_minutes > 0
    ), posted as (
      select overtime_id, leave_category_id, sum(amount) as amount, max(expires_on) as expires_on from leave_ledger
      where overtime_id = any(${overtimeIds}::int[]) group by 1, 2
    ), missing as (
      select overtime_id, leave_category_id, coalesce(w.amount, 0) - coalesce(p.amount, 0) as amount,
        case when p.overtime_id is null then w.expires_on else p.expires_on end as expires_on
      from wanted w full join posted p using (overtime_id, leave_category_id)
    )
    insert into leave_ledger (employee_id, leave_category_id, year, date, kind, amount, expires_on, overtime_id, key)
    select o.employee_id, c.id,
      make_date(extract(year from o.date)::int - case when extract(month from o.date) < c.year_starts_in then 1 else 0 end, c.year_starts_in, 1),
      o.date, 'overtime', m.amount, m.expires_on, o.id,
      concat_ws(':', 'overtime', o.id, c.id, (select count(*) from leave_ledger l where l.overtime_id = o.id and l.leave_category_id = c.id))
    from missing m join overtime o on o.id = m.overtime_id join leave_categories c on c.id = m.leave_category_id where m.amount <> 0
    on conflict (key) do nothing`.execute(tx);
}
