import { type AverageWeek, averageWeek, type WorkedPeriod } from '@cadre/rules/attendance/average-week';
import { addDays, type Day } from '@cadre/rules/calendar';
import type { Database } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { isDue } from '../days/due-employees.ts';
import { knownDays } from '../days/known-days.ts';
import { settleInTurns } from '../days/settle-due.ts';
import type { DaySpan } from '../days/spans.ts';
import type { Person } from './person.ts';

/** The longest time that settings can look back on, in days. */
const longest = 364;

/** How long these people work in a week on average, looking back from a day as far as the settings of their branch say. Today is not over. */
export async function loadAverages(
  db: Database,
  people: readonly Pick<Person, 'id'>[],
  to: Day,
): Promise<(employee_id: number) => AverageWeek | null> {
  const span = { from: addDays(to, -longest), to };
  const ids = people.map(({ id }) => id);
  const stored = await storedSums(db, ids, span);
  const due = stored.filter(({ is_due }) => is_due).map(({ id }) => id);
  await settleInTurns(db, due, span);
  const renewed = due.length === 0 ? [] : await storedSums(db, due, span);
  const averages = new Map([...stored, ...renewed].map(({ id, most, worked }) => [id, worked && averageWeek(worked, most)]));
  return (employee_id) => averages.get(employee_id) ?? null;
}

type Stored = { id: number; is_due: boolean; most: number | null; worked: WorkedPeriod | null };

/** Whose days are behind the facts is found by the same statement. */
async function storedSums(db: Database, ids: readonly number[], span: DaySpan): Promise<Stored[]> {
  const { rows } = await sql<Stored>`
    select e.id, ${isDue(span)} as is_due, settings.most, summed.worked
    from employees e ${knownDays}
    cross join lateral (
      select c.max_average_week_minutes as most, c.average_weeks as weeks from attendance_configs c
      where (c.branch_id = e.branch_id or c.branch_id is null) and c.valid_from <= ${span.to}::date
      order by c.branch_id nulls last, c.valid_from desc limit 1) settings
    cross join lateral (select least(${span.to}::date, clock.today - 1) as last) day
    left join lateral (
      select json_build_object('from', min(d.date), 'to', day.last, 'worked_minutes', sum(d.worked_minutes), 'leave_minutes', sum(d.leave_minutes))
        as worked
      from attendance_days d
      where d.employee_id = e.id and d.date between ${span.to}::date - settings.weeks * 7 + 1 and day.last
      having count(*) > 0) summed on true
    where e.id = any(${ids}::int[])`.execute(db);
  return rows;
}
