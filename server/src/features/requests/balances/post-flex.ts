import { dayBalance, type SummedDay } from '@cadre/rules/attendance/day/weeks-of-year';
import type { Day } from '@cadre/rules/calendar';
import { leaveYearOf } from '@cadre/rules/leave/leave-year';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { type Category, isFor, loadCategories, type Traits } from '../categories/load-categories.ts';

/** Days of an employee that may have changed. */
type Span = { employee_id: number; from: Day; to: Day };

type StoredDay = SummedDay & Traits & { employee_id: number; overtime_minutes_asked: number };

/**
 * Updates the flex-time accounts from the completed days of these people: the minutes above or below the plan, counted like weekly hours. Overtime
 * with a request is left out, because it is credited as time off once approved. Only the difference is posted.
 */
export async function postFlex(tx: Transaction, spans: readonly Span[]): Promise<void> {
  const flex = [...(await loadCategories(tx)).values()].filter(({ kind }) => kind === 'flex');
  if (flex.length === 0 || spans.length === 0) return;
  const wanted = (await overDays(tx, spans)).flatMap((day) => flex.flatMap((category) => entriesOf(category, day)));
  await sql`
    with wanted as (
      select * from json_to_recordset(${JSON.stringify(wanted)}::json) as w (employee_id int, leave_category_id int, year date, date date, amount numeric)
    ), posted as (
      select l.employee_id, l.leave_category_id, l.year, l.date, sum(l.amount) as amount, count(*) as times
      from leave_ledger l join json_to_recordset(${JSON.stringify(spans)}::json) as s (employee_id int, "from" date, "to" date)
        on l.employee_id = s.employee_id and l.date between s."from" and s."to"
      where l.kind = 'flex' group by 1, 2, 3, 4
    )
    insert into leave_ledger (employee_id, leave_category_id, year, date, kind, amount, key)
    select employee_id, leave_category_id, year, date, 'flex', coalesce(w.amount, 0) - coalesce(p.amount, 0),
      concat_ws(':', 'flex', employee_id, leave_category_id, date, coalesce(p.times, 0))
    from wanted w full join posted p using (employee_id, leave_category_id, year, date)
    where coalesce(w.amount, 0) <> coalesce(p.amount, 0)
    on conflict (key) do nothing`.execute(tx);
}

function entriesOf(category: Category, day: StoredDay) {
  const { id: leave_category_id, starts_on, policy, limits } = category;
  const amount = dayBalance(day) - day.overtime_minutes_asked;
  if (amount === 0 || day.date < starts_on || !limits.active || !isFor(category, day)) return [];
  const { from: year } = leaveYearOf(policy.year_starts_in, day.date);
  return [{ employee_id: day.employee_id, leave_category_id, year, date: day.date, amount }];
}

/** Completed days only: none of their punches are still to come. */
async function overDays(tx: Transaction, spans: readonly Span[]): Promise<StoredDay[]> {
  const { rows } = await sql<StoredDay>`
    select d.*, 0 as logged_minutes, e.branch_id, e.gender, e.employment_type, coalesce((
      select o.minutes from overtime o where o.employee_id = d.employee_id and o.date = d.date and o.status <> 'withdrawn'), 0) as overtime_minutes_asked
    from json_to_recordset(${JSON.stringify(spans)}::json) as s (employee_id int, "from" date, "to" date)
    join attendance_days d on d.employee_id = s.employee_id and d.date between s."from" and s."to"
    join employees e on e.id = d.employee_id
    where d.date < today_of(e) and d.revisit_at is null and d.open_since is null and d.status not in ('pending_sync', 'scheduled')`.execute(
    tx,
  );
  return rows;
}
