import { type Sql, sql } from '../../../platform/database/sql.ts';

/** `offset 0` makes the database compute a value once that is used in several places. */
const once = sql`offset 0`;

/**
 * The first and last day on which employee `e` can have attendance days: while employed, not before the system knew the employee (by their
 * record or first punch, so that newcomers get no years of absence), and not after today in their time zone. Both are null if there is no
 * day.
 */
export const knownDays: Sql = sql`
  cross join lateral (
    select coalesce(e.timezone, (select b.timezone from branches b where b.id = e.branch_id)) as zone ${once}) place
  cross join lateral (
    select (now() at time zone place.zone)::date as today, least((e.created_at at time zone place.zone)::date,
      (select left(a.local_time, 10)::date from attendances a where a.employee_id = e.id and a.state <> 'voided' order by a.created_at limit 1)
    ) as since ${once}) clock
  cross join lateral (
    select min(greatest(p.hired_on, clock.since)) as first, max(least(spent.until, clock.today)) as last
    from employment_periods p
    cross join lateral (select coalesce(p.left_on, e.last_working_day, clock.today) as until) spent
    where p.employee_id = e.id and p.hired_on <= clock.today and spent.until >= clock.since) known`;

/**
 * Whether days are missing at either end or stored where none belong. The day before the first and the day after the last exist only if a
 * shift across midnight put punches on them.
 */
export const hasLooseEnds: Sql<boolean> = sql`exists (
  select from (
    select (select min(d.date) from attendance_days d where d.employee_id = e.id) as first,
      (select max(d.date) from attendance_days d where d.employee_id = e.id) as last ${once}) stored
  where case when known.first is null then stored.first is not null
    else stored.first is null or stored.first not between known.first - 1 and known.first or stored.last not between known.last and known.last + 1 end)`;
