import { attendances } from '@cadre/contract/resources/attendances';
import { differences } from '@cadre/rules/reports/people-figures';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { monthOf, peopleSeen, type ReportScope, type ReportSource } from './report-source.ts';

const people = (scope: ReportScope): Sql => peopleSeen(attendances, 'view', scope);

/** In minutes; whatever is nearer is nothing to ask about. */
const tolerance = 30;

/** A row per person and day on which anything was planned, seen or written. */
const dayFacts = (scope: ReportScope): Sql => sql`
  select e.id as k_employee, e.department_id as k_department, e.branch_id as k_branch, d.date as k_day, monday_of(d.date) as k_week,
    ${monthOf(sql`d.date`)} as k_month, state.name as k_status, d.date::text as c_date,
    d.expected_minutes - d.leave_minutes - d.holiday_minutes as c_scheduled,
    to_char(d.first_in at time zone d.timezone, 'HH24:MI') as c_first_in, to_char(d.last_out at time zone d.timezone, 'HH24:MI') as c_last_out,
    d.worked_minutes as c_attended, l.minutes as c_logged, state.name as c_status,
    case when d.status in ('leave', 'half_leave', 'holiday', 'travel', 'remote', 'day_off') then d.status else 'work' end as c_day_kind
  from attendance_days d
  join employees e on e.id = d.employee_id
  cross join lateral (
    select coalesce(sum(t.minutes), 0)::int as minutes from tasks t where t.employee_id = d.employee_id and t.date = d.date and t.status <> 'rejected') l
  cross join lateral (select case
    when d.worked_minutes > ${tolerance} and l.minutes = 0 then 'no_card'
    when d.worked_minutes = 0 and l.minutes > ${tolerance} then case when d.status in ('travel', 'remote') then 'ok' else 'no_punch' end
    when l.minutes < d.worked_minutes - ${tolerance} then 'under_logged'
    when l.minutes > d.worked_minutes + ${tolerance} then 'over_logged'
    else 'ok' end as name) state
  where d.date between ${scope.from} and ${scope.to} and d.employee_id in ${people(scope)}
    and (d.expected_minutes > 0 or d.worked_minutes > 0 or l.minutes > 0)`;

export const attendanceVsCards: ReportSource = { facts: dayFacts, finish: () => differences, people, days: ['attendance'] };
