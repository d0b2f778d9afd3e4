import { tasks } from '@cadre/contract/resources/tasks';
import type { Day } from '@cadre/rules/calendar';
import { capacity as figures } from '@cadre/rules/reports/people-figures';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { aheadRows, monthOf, peopleSeen, type ReportScope, type ReportSource } from './report-source.ts';

const people = (scope: ReportScope): Sql => peopleSeen(tasks, 'view', scope);

/** Work without a booked person belongs to whole departments, so only readers of all people's time see it. */
const seesAll = ({ actor }: ReportScope): boolean => actor.rights.get('tasks.view') === 'all';

/**
 * Days of people as the planning board counts them, and per department and week the work without a booked person: it takes from the bench
 * of that week, and is a shortage beyond it. Bench and shortage are counted here, once, so that groups and totals are sums of the same
 * rows.
 */
const facts = (scope: ReportScope): Sql => sql`
  select x.*, ${monthOf(sql`x.k_week`)} as k_month, to_char(x.k_week, 'IYYY"-W"IW') as c_week from (
    with room as materialized (
      select a.employee_id, e.department_id, monday_of(a.date) as week, sum(a.capacity)::int as capacity, sum(a.away)::int as away,
        sum(a.pending)::int as pending, sum(a.booked)::int as booked, sum(a.free)::int as free, sum(a.over)::int as over
      from ${aheadRows(scope)} join employees e on e.id = a.employee_id group by 1, 2, 3)
    select employee_id as k_employee, department_id as k_department, week as k_week, capacity as c_capacity, away as c_leave, pending as c_leave_pending,
      booked as c_booked, 0 as c_remaining, 0 as c_pipeline, booked as c_work, free as c_bench, over as c_shortage
    from room
    ${seesAll(scope) ? sql`union all ${unstaffed(scope)}` : sql``}
  ) x`;

const unstaffed = (scope: ReportScope): Sql => sql`
  select null, w.department_id, w.week, 0, 0, 0, w.places, w.remaining, w.pipeline, extra.minutes, -least(coalesce(r.free, 0), extra.minutes),
    greatest(0, extra.minutes - coalesce(r.free, 0))
  from (
    select department_id, week, sum(places)::int as places, round(sum(remaining))::int as remaining, round(sum(pipeline))::int as pipeline
    from (${work(scope)}) work group by 1, 2) w
  left join (select department_id, week, sum(free)::int as free, sum(booked)::int as booked from room group by 1, 2) r using (department_id, week)
  cross join lateral (select w.places + greatest(0, w.remaining - w.places - coalesce(r.booked, 0)) + w.pipeline as minutes) extra`;

/** How long work lasts whose end is not known, or is over: a year. */
const openEnd = sql`364`;

/** From tomorrow on; a project that ends on a weekend before any has none, and its rest is due on the next. */
const weekdays = (today: Day, until: Sql): Sql => sql`(
  select day from generate_series(${today}::date + 1, greatest(${until}, ${today}::date + 3), interval '1 day') day where extract(isodow from day) < 6)`;

/**
 * Bookings without a person; the rest of estimates, spread over the weekdays until the end of the project; and proposals that may be won,
 * by their probability, from their first week on. Only the weeks of the report are included.
 */
const work = ({ from, to, today }: ReportScope): Sql => sql`
  select b.department_id, monday_of(day::date) as week, coalesce(b.minutes_per_day, round(480 * b.share_bp / 10000.0))::int as places,
    0::numeric as remaining, 0::numeric as pipeline
  from bookings b cross join generate_series(greatest(b.from_date, ${today}::date + 1), least(b.to_date, ${to}::date), interval '1 day') day
  where b.employee_id is null and b.weekdays @> to_jsonb(extract(isodow from day)::int)
  union all
  select d.department_id, monday_of(within_report.day::date), 0, d.minutes / (select count(*) from ${weekdays(today, sql`d.until`)} every_day), 0
  from (
    select c.department_id, greatest(0, c.minutes - coalesce(s.minutes, 0))::numeric as minutes,
      case when p.end_date > ${today}::date then p.end_date else ${today}::date + ${openEnd} end as until
    from current_estimates c join projects p on p.id = c.project_id and p.status = 'active'
    left join project_spent s on s.project_id = c.project_id and s.department_id = c.department_id
  ) d cross join lateral ${weekdays(today, sql`least(d.until, ${to}::date)`)} within_report
  where d.minutes > 0
  union all
  select d.department_id, w.week::date, 0, 0, d.minutes / d.weeks
  from (
    select l.department_id, l.minutes * q.probability / 100.0 as minutes, greatest(monday_of(coalesce(q.expected_start, ${from}::date)), ${from}::date) as first,
      greatest(1, (coalesce(q.expected_end, coalesce(q.expected_start, ${from}::date) + 83) - coalesce(q.expected_start, ${from}::date)) / 7 + 1) as weeks
    from proposal_lines l join proposals q on q.id = l.proposal_id
    where not l.optional and q.status in ('draft', 'internal_review', 'sent', 'accepted')
  ) d cross join lateral generate_series(d.first, least(d.first + (d.weeks - 1) * 7, ${to}::date), interval '7 days') w (week)`;

export const capacity: ReportSource = { facts, finish: () => figures, people, days: ['ahead'] };
