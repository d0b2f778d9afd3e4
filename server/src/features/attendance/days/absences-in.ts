import { type Sql, sql } from '../../../platform/database/sql.ts';

/**
 * The absences of an employee between two days in the form the day rule expects: approved leave, trips and excuses, as whole days, halves
 * or hours.
 */
export const absencesIn = (employee: Sql, from: Sql, to: Sql): Sql => sql`(
  select coalesce(json_agg(absence), '[]') from (
    ${leavesIn(employee, from, to)} union all ${tripsIn(employee, from, to)} union all ${excusesIn(employee, from, to)}) known (absence))`;

const leavesIn = (employee: Sql, from: Sql, to: Sql): Sql => sql`
  select json_build_object('kind', case when c.counts_as_work then 'remote' else 'leave' end, 'name', c.name, 'date', d.date,
    'portion', case when l.from_time is not null then json_build_object('from', l.from_time, 'to', l.to_time) else to_json(d.portion) end)
  from (
    select leave_id, date, case when count(*) = 2 then 'full' else min(slot) end as portion from leave_days
    where employee_id = ${employee} and active and date between ${from} and ${to} group by leave_id, date) d
  join leaves l on l.id = d.leave_id and l.status in ('approved', 'cancellation_requested')
  join leave_categories c on c.id = l.leave_category_id`;

/** A missing-punch excuse covers no time: the punch itself is added. */
const excusesIn = (employee: Sql, from: Sql, to: Sql): Sql => sql`
  select json_build_object('kind', case x.type when 'remote_work' then 'remote' else 'excuse' end, 'name', '', 'date', x.date,
    'portion', json_build_object('from', x.from_time, 'to', x.to_time))
  from excuses x where x.employee_id = ${employee} and x.status = 'approved' and x.type <> 'missing_punch' and x.date between ${from} and ${to}`;

const tripsIn = (employee: Sql, from: Sql, to: Sql): Sql => sql`
  select json_build_object('kind', 'travel', 'name', t.to_place, 'date', day::date, 'portion', 'full')
  from travels t cross join generate_series(greatest(t.start_date, ${from}), least(t.end_date, ${to}), interval '1 day') day
  where t.employee_id = ${employee} and t.status in ('approved', 'cancellation_requested', 'completed')
    and t.start_date <= ${to} and t.end_date >= ${from}`;
