import type { Day } from '@cadre/rules/calendar';
import { type Sql, sql } from '../../../platform/database/sql.ts';

/** The flex-time balance of employee `e` at the end of a day, in minutes, as one value of a statement; null without an account. */
export const storedFlex = (day: Day): Sql => sql`(
  select sum(l.amount)::int from leave_categories c join leave_ledger l on l.leave_category_id = c.id
  where c.kind = 'flex' and l.employee_id = e.id and l.date <= ${day}::date
    and l.year = make_date(extract(year from ${day}::date)::int - case when extract(month from ${day}::date) < c.year_starts_in then 1 else 0 end, c.year_starts_in, 1))`;
