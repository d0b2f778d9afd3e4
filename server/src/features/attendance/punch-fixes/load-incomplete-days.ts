import type { Action } from '@cadre/rules/attendance/facts';
import type { Day } from '@cadre/rules/calendar';
import type { Runner } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { DaySpan } from '../days/spans.ts';

type Punched = { at: number; action: Action; local_time: string };

/** A day that needs attention, with the punches that count on it. */
export type IncompleteRow = Columns<'attendance_days', 'employee_id' | 'date' | 'status' | 'shift_id' | 'expected_minutes'> & {
  flags: string[];
  question: 'asked' | 'answered' | null;
  punches: Punched[];
};

/** The most days returned for review at a time. */
const mostDays = 500;

/**
 * The days of these people that need attention, oldest first, and their total number. Days of closed months cannot be fixed and are left
 * out.
 */
export async function loadIncompleteDays(
  db: Runner,
  employeeIds: readonly number[],
  { from, to }: DaySpan,
): Promise<{ days: IncompleteRow[]; total: number }> {
  const { rows } = await sql<IncompleteRow & { total: number }>`
    with torn as (
      select d.employee_id, d.date, d.status, d.shift_id, d.expected_minutes, d.flags, count(*) over ()::int as total
      from attendance_days d join employees e on e.id = d.employee_id
      where d.needs_attention and d.date between ${from}::date and ${to}::date and d.employee_id = any(${employeeIds}::int[])
        and closed_month_of(d.employee_id, d.date, d.date) is null
      order by d.date, e.name collate "und-x-icu", d.employee_id limit ${sql.lit(mostDays)})
    select torn.*, punched.punches, (
      select case when bool_and(q.answer is not null) then 'answered' when count(*) > 0 then 'asked' end
      from day_questions q where q.employee_id = torn.employee_id and q.date = torn.date) as question
    from torn
    cross join lateral (
      select coalesce(json_agg(json_build_object(
        'at', (extract(epoch from a.created_at) * 1000)::bigint, 'action', a.action, 'local_time', a.local_time)
        order by a.created_at, a.action in ('in', 'break_in', 'ot_in'), a.id), '[]') as punches
      from attendances a
      where a.employee_id = torn.employee_id and a.work_date = torn.date and a.state = 'counted'
        and a.created_at >= (torn.date - 2)::timestamptz and a.created_at < (torn.date + 4)::timestamptz) punched
    order by torn.date, (select e.name from employees e where e.id = torn.employee_id) collate "und-x-icu", torn.employee_id`.execute(db);
  return { days: rows, total: rows[0]?.total ?? 0 };
}

export type Usual = { start: number | null; end: number | null };

/** The number of past days from which habits are derived, and the fewest days that make a habit. */
export const habitDays = 42;
const enough = 3;

/** When people usually come and go in each of their shifts: the middle of the last weeks, in minutes since midnight. */
export async function loadHabits(
  db: Runner,
  employeeIds: readonly number[],
  { from, to }: DaySpan,
): Promise<(employee_id: number, shift_id: number | null) => Usual> {
  const since = (column: string): Sql => sql`extract(epoch from (${sql.ref(column)} at time zone timezone) - date::timestamp) / 60`;
  const { rows } = await sql<{ employee_id: number; shift_id: number | null } & Usual>`
    select employee_id, shift_id, round(percentile_disc(0.5) within group (order by ${since('first_in')}))::int as start,
      round(percentile_disc(0.5) within group (order by ${since('last_out')}))::int as end
    from attendance_days
    where employee_id = any(${employeeIds}::int[]) and date between ${from}::date - ${sql.lit(habitDays)} and ${to}::date
      and status = 'present' and not needs_attention and not flags ? 'overridden' and first_in is not null and last_out is not null
    group by employee_id, shift_id having count(*) >= ${sql.lit(enough)}`.execute(db);
  const byShift = new Map(rows.map((row) => [`${row.employee_id} ${row.shift_id}`, row]));
  return (employee_id, shift_id) => byShift.get(`${employee_id} ${shift_id}`) ?? { start: null, end: null };
}

/** The number of other employees who must be missing before silence means a dead terminal rather than an absence. */
const others = 2;

/**
 * Finds silent terminals: days on which no punch reached any terminal of the branch, although they had been in use and employees were
 * expected.
 */
export async function loadSilence(
  db: Runner,
  employeeIds: readonly number[],
  dates: readonly Day[],
): Promise<(employee_id: number, date: Day) => boolean> {
  const { rows } = await sql<{ employee_id: number; date: Day }>`
    with asked as (
      select distinct e.branch_id, wanted.date from unnest(${employeeIds}::int[], ${dates}::date[]) wanted (employee_id, date)
      join employees e on e.id = wanted.employee_id),
    silent as (
      select branch_id, date from asked
      where exists (
          select from devices v join attendances a on a.device_id = v.id
          where v.branch_id = asked.branch_id and a.created_at >= (asked.date - 14)::timestamptz and a.created_at < asked.date::timestamptz)
        and not exists (
          select from devices v join attendances a on a.device_id = v.id and a.work_date = asked.date
          where v.branch_id = asked.branch_id and a.state <> 'voided'
            and a.created_at >= (asked.date - 1)::timestamptz and a.created_at < (asked.date + 3)::timestamptz)
        and (
          select count(*) from attendance_days d join employees e on e.id = d.employee_id
          where e.branch_id = asked.branch_id and d.date = asked.date and d.status in ('absent', 'pending_sync')) > ${sql.lit(others)})
    select wanted.employee_id, wanted.date from unnest(${employeeIds}::int[], ${dates}::date[]) wanted (employee_id, date)
    join employees e on e.id = wanted.employee_id join silent on silent.branch_id = e.branch_id and silent.date = wanted.date`.execute(db);
  const found = new Set(rows.map(({ employee_id, date }) => `${employee_id} ${date}`));
  return (employee_id, date) => found.has(`${employee_id} ${date}`);
}
