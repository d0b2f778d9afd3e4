import { tasks } from '@cadre/contract/resources/tasks';
import { capacity as figures } from '@cadre/rules/reports/people-figures';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { aheadRows, monthOf, peopleSeen, type ReportScope, type ReportSource } from './report-source.ts';

const people = (scope: ReportScope): Sql => peopleSeen(tasks, 'view', scope);

/** Only who sees everybody's time sees what is to do for a whole department. */
const seesAll = ({ actor }: ReportScope): boolean => actor.rights.get('tasks.view') === 'all';

/**
 * Days of people as they are planned and booked; places that nobody fills yet; what is left of estimates, spread over the weeks until the end of the
 * project, or over all of these; and proposals that may be won, by their probability, from their first week on.
 */
const facts = (scope: ReportScope): Sql => sql`
  select x.*, ${monthOf(sql`x.k_week`)} as k_month, to_char(x.k_week, 'IYYY"-W"IW') as c_week from (
    select a.employee_id as k_employee, e.department_id as k_department, monday_of(a.date) as k_week, a.capacity as c_capacity, a.leave as c_leave, a.pending as c_leave_pending,
      a.booked as c_booked, 0::numeric as c_remaining, 0::numeric as c_pipeline
    from ${aheadRows(scope)} join employees e on e.id = a.employee_id
    ${seesAll(scope) ? sql`union all ${work(scope)}` : sql``}
  ) x`;

const work = ({ from, to }: ReportScope): Sql => sql`
  select null::int, b.department_id, monday_of(day::date), 0, 0, 0, coalesce(b.minutes_per_day, round(480 * b.share_bp / 10000.0))::int, 0, 0
  from bookings b cross join generate_series(greatest(b.from_date, ${from}::date), least(b.to_date, ${to}::date), interval '1 day') day
  where b.employee_id is null and b.weekdays @> to_jsonb(extract(isodow from day)::int)
  union all
  select null::int, d.department_id, w.week::date, 0, 0, 0, 0, d.minutes / d.weeks, 0
  from (
    select c.department_id, greatest(0, c.minutes - coalesce(s.minutes, 0))::numeric as minutes,
      greatest(1, (least(coalesce(p.end_date, ${to}::date), ${to}::date) - ${from}::date) / 7 + 1) as weeks
    from current_estimates c join projects p on p.id = c.project_id and p.status = 'active'
    left join project_spent s on s.project_id = c.project_id and s.department_id = c.department_id
  ) d cross join lateral generate_series(${from}::date, ${from}::date + (d.weeks - 1) * 7, interval '7 days') w (week)
  where d.minutes > 0
  union all
  select null::int, d.department_id, w.week::date, 0, 0, 0, 0, 0, d.minutes / d.weeks
  from (
    select l.department_id, l.minutes * q.probability / 100.0 as minutes, greatest(monday_of(coalesce(q.expected_start, ${from}::date)), ${from}::date) as first,
      greatest(1, (coalesce(q.expected_end, coalesce(q.expected_start, ${from}::date) + 83) - coalesce(q.expected_start, ${from}::date)) / 7 + 1) as weeks
    from proposal_lines l join proposals q on q.id = l.proposal_id
    where not l.optional and q.status in ('draft', 'internal_review', 'sent', 'accepted')
  ) d cross join lateral generate_series(d.first, least(d.first + (d.weeks - 1) * 7, ${to}::date), interval '7 days') w (week)`;

export const capacity: ReportSource = { facts, finish: () => figures, people, span: 'ahead' };
