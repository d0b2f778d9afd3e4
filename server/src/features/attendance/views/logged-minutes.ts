import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { DaySpan } from '../days/spans.ts';

/** The minutes employee `e` booked on projects, by day, as a value of a statement. */
export const loggedMinutes = ({ from, to }: DaySpan): Sql => sql`(
  select coalesce(json_object_agg(l.date, l.minutes), '{}') from (
    select t.date, sum(t.minutes) as minutes from tasks t where t.employee_id = e.id and t.date between ${from}::date and ${to}::date group by t.date) l)`;
