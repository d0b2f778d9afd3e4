import type { Day } from '@cadre/rules/calendar';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** What the flex-time accounts of these people held at the end of a day, in minutes; nothing where somebody has none. */
export async function loadFlex(db: Runner, employeeIds: readonly number[], day: Day): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; minutes: number }>`
    select l.employee_id as id, sum(l.amount)::int as minutes
    from leave_categories c join leave_ledger l on l.leave_category_id = c.id
    where c.kind = 'flex' and l.employee_id = any(${employeeIds}::int[]) and l.date <= ${day}::date
      and l.year = make_date(extract(year from ${day}::date)::int - case when extract(month from ${day}::date) < c.year_starts_in then 1 else 0 end, c.year_starts_in, 1)
    group by l.employee_id`.execute(db);
  return new Map(rows.map(({ id, minutes }) => [id, minutes]));
}
