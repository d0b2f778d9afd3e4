import { tasks } from '@cadre/contract/resources/tasks';
import { utilization as figures } from '@cadre/rules/reports/utilization';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { departmentsThen } from './departments-then.ts';
import { aheadRows, dueRows, monthOf, peopleSeen, type ReportScope, type ReportSource } from './report-source.ts';

const people = (scope: ReportScope): Sql => peopleSeen(tasks, 'view', scope);

/**
 * A row per person, week, month and department of the day: of an entry the one it was written in, of a day the one on that day. Unlogged
 * time is counted by the week: working longer on one day and less on the next leaves nothing missing, also if a month ends in between; a
 * week's missing time is shared by its parts. The most specific target applies: of the person, of the job, of the department, of the
 * company, else four fifths.
 */
const facts = (scope: ReportScope): Sql => sql`
  select e.id as k_employee, g.department_id as k_department, e.job_id as k_job, e.branch_id as k_branch, e.manager_id as k_manager,
    g.week as k_week, g.month as k_month, g.capacity as c_capacity, g.leave as c_leave, g.holiday as c_holiday, g.worked as c_worked,
    g.billable as c_billable, g.internal as c_internal, g.presales as c_presales, g.overtime as c_overtime,
    case when g.short > 0 then round(g.lacks * g.short_so_far / g.short) - round(g.lacks * (g.short_so_far - g.own_short) / g.short) else 0 end as c_unlogged,
    round((g.capacity - g.leave - g.holiday) * coalesce(target.share_bp, 8000) / 10000.0) as c_target_minutes,
    null::int as c_booked_4, null::int as c_free_4, null::int as c_booked_12, null::int as c_free_12
  from (
    select p.*, greatest(0, sum(p.free - p.worked) over week) as lacks, sum(p.own_short) over week as short,
      sum(p.own_short) over (partition by p.employee_id, p.week order by p.month, p.department_id) as short_so_far
    from (select s.*, s.capacity - s.leave - s.holiday as free, greatest(0, s.capacity - s.leave - s.holiday - s.worked) as own_short from (
    select x.employee_id, x.department_id, monday_of(x.date) as week, ${monthOf(sql`x.date`)} as month, sum(x.capacity) as capacity, sum(x.leave) as leave,
      sum(x.holiday) as holiday, sum(x.worked) as worked, sum(x.billable) as billable, sum(x.internal) as internal, sum(x.presales) as presales,
      sum(x.overtime) as overtime
    from (
      select d.employee_id, coalesce(v.department_id, d.department_id) as department_id, d.date, d.expected_minutes as capacity, d.leave_minutes as leave, d.holiday_minutes as holiday,
        0 as worked, 0 as billable, 0 as internal, 0 as presales, 0 as overtime
      from ${dueRows(scope)} left join ${departmentsThen} v on v.employee_id = d.employee_id and v.days @> d.date
      where d.date <= ${scope.today}
      union all
      select t.employee_id, t.department_id, t.date, 0, 0, 0, t.minutes, case when t.billable then t.minutes else 0 end,
        case when p.category = 'internal' then t.minutes else 0 end, case when p.category = 'presales' then t.minutes else 0 end,
        case when t.work_type = 'overtime' then t.minutes else 0 end
      from tasks t join projects p on p.id = t.project_id
      where t.status <> 'rejected' and t.date between ${scope.from} and ${scope.to} and t.employee_id in ${people(scope)}
    ) x group by 1, 2, 3, 4
    ) s) p
    window week as (partition by p.employee_id, p.week)
  ) g
  join employees e on e.id = g.employee_id
  left join lateral (
    select b.share_bp from billable_targets b
    where b.valid_from <= g.week + 6 and (b.employee_id = e.id or b.job_id = e.job_id or b.department_id = g.department_id or b.scope = 'company')
    order by array_position(array['employee', 'job', 'department', 'company'], b.scope), b.valid_from desc limit 1
  ) target on true
  ${isForecast(scope) ? forecast(scope) : sql``}`;

/** The forecast belongs to no week of the period. */
const isForecast = ({ group_by }: ReportScope): boolean => !group_by.includes('week') && !group_by.includes('month');

const forecast = (scope: ReportScope): Sql => sql`
  union all
  select e.id, e.department_id, e.job_id, e.branch_id, e.manager_id, null, null, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    case when a.date <= ${scope.today}::date + 28 then a.booked else 0 end, case when a.date <= ${scope.today}::date + 28 then a.capacity - a.away else 0 end,
    a.booked, a.capacity - a.away
  from ${aheadRows(scope)} join employees e on e.id = a.employee_id`;

export const utilization: ReportSource = { facts, finish: () => figures, people, days: ['due', 'ahead'] };
