import type { Language } from '@cadre/contract/languages';
import { type ReportColumns, same } from '@cadre/contract/reports/report';
import { attendances } from '@cadre/contract/resources/attendances';
import { addDays, type Day } from '@cadre/rules/calendar';
import type { Database } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { peopleSeen, type ReportScope, type ReportSource } from './report-source.ts';

const people = (scope: ReportScope): Sql => peopleSeen(attendances, 'view', scope);

const columns = async (_db: Database, { from, to }: ReportScope, language: Language): Promise<ReportColumns> => {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return Object.fromEntries(
    datesOf(from, to).map((day) => [`day_${day}`, same('day', { label: `${weekday.format(new Date(day))} ${Number(day.slice(8))}` })]),
  );
};

const datesOf = (from: Day, to: Day): Day[] => {
  const dates: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) dates.push(day);
  return dates;
};

/** Days off, and days of which nothing is known yet, stay empty. */
const code = sql`case
  when d.status = 'incomplete' or d.status in ('present', 'half_day') and d.flags ?| array['missing_in', 'missing_out'] then 'missing'
  when d.status in ('present', 'remote', 'travel', 'half_day', 'leave', 'half_leave', 'holiday', 'absent') then d.status end`;

/** A row per person, with a column per day. */
const facts = (scope: ReportScope): Sql => sql`
  select e.id as k_employee, e.department_id as k_department, e.branch_id as k_branch, ${sql.join(datesOf(scope.from, scope.to).map(dayColumn))}
  from attendance_days d join employees e on e.id = d.employee_id
  where d.date between ${scope.from} and ${scope.to} and d.employee_id in ${people(scope)} and d.status <> 'not_employed'
  group by e.id`;

const dayColumn = (day: Day): Sql => sql`max(${code}) filter (where d.date = ${day}::date) as ${sql.ref(`c_day_${day}`)}`;

export const musterDays: ReportSource = { facts, finish: () => (sums) => sums, people, days: ['attendance'], columns };
