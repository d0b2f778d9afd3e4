import { type AverageWeek, averageWeek, type WorkedPeriod } from '@cadre/rules/attendance/day/average-week';
import { addDays, type Day } from '@cadre/rules/calendar';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { DaySpan } from '../days/spans.ts';

/** The longest time that settings can look back on, in days. */
const longest = 364;

/** The days that an average up to a day may look at. */
export const averagedSpan = (to: Day): DaySpan => ({ from: addDays(to, -longest), to });

export type StoredAverage = { most: number | null; worked: WorkedPeriod | null };

/**
 * The work of employee `e`, joined with `knownDays`, up to a day, over the number of weeks set for their branch; one value of a statement.
 * Today is left out because it is not over.
 */
export const storedAverage = (to: Day): Sql => sql`(
  select json_build_object('most', settings.most, 'worked', (
    select json_build_object('from', min(d.date), 'to', day.last, 'worked_minutes', sum(d.worked_minutes), 'leave_minutes', sum(d.leave_minutes))
    from attendance_days d
    where d.employee_id = e.id and d.date between ${to}::date - settings.weeks * 7 + 1 and day.last
    having count(*) > 0))
  from (
    select c.max_average_week_minutes as most, c.average_weeks as weeks from attendance_configs c
    where (c.branch_id = e.branch_id or c.branch_id is null) and c.valid_from <= ${to}::date
    order by c.branch_id nulls last, c.valid_from desc limit 1) settings
  cross join (select least(${to}::date, clock.today - 1) as last) day)`;

export const averageOf = (stored: StoredAverage | null): AverageWeek | null =>
  stored?.worked ? averageWeek(stored.worked, stored.most) : null;
