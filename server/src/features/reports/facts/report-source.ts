import type { Language } from '@cadre/contract/languages';
import type { GroupKey, ReportColumns } from '@cadre/contract/reports/report';
import type { ReportQuery } from '@cadre/contract/reports/report-query';
import type { Resource } from '@cadre/contract/resource';
import type { Day } from '@cadre/rules/calendar';
import type { Finish } from '@cadre/rules/reports/group-rows';
import { covers } from '../../../crud/access/employee-of-params.ts';
import type { RetainerMonth } from '../../../crud/money/load-retainers.ts';
import type { DaysAhead } from '../../../crud/ports/bookings.ts';
import type { DaysDue } from '../../../crud/ports/due-weeks.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';

/** For whom, of which days and about whom a report is. */
export type ReportScope = {
  actor: Actor;
  from: Day;
  to: Day;
  today: Day;
  currency: string | null;
  /** Exchange rates of other currencies to this one, by day; see `exchangeRows`. */
  exchange: Sql;
  by: ReportQuery['by'];
  group_by: readonly GroupKey[];
  ahead?: readonly DaysAhead[];
  due?: DaysDue;
  /** The months of retainers, with what of their time is beyond the fee. */
  retainers?: readonly RetainerMonth[];
  /** Those that `columns` of the source found. */
  found?: ReportColumns;
};

/**
 * The source of a report: rows with keys (`k_…`) to group and filter by and columns (`c_…`) to add up, and values derived from the sums.
 */
export type ReportSource = {
  facts: (scope: ReportScope) => Sql;
  finish: (scope: ReportScope) => Finish;
  /** Columns that depend on the company or the days, in addition to the declared ones. */
  columns?: (db: Database, scope: ReportScope, language: Language) => Promise<ReportColumns>;
  /** Whose days are read. */
  people?: (scope: ReportScope) => Sql;
  /** Settled days of attendance, days by their plans, or days that are to come. */
  days?: readonly ('attendance' | 'due' | 'ahead')[];
  /** Whether retainers are read. */
  retainers?: true;
  /** The days by their plans, where they are not those of the report. */
  dueSpan?: (scope: ReportScope) => { from: Day; to: Day };
};

const peopleKeys = { employee: 'id', department: 'department_id', job: 'job_id', branch: 'branch_id', manager: 'manager_id' } as const;

/** The ids of people whose rows a right reaches, limited by the filters. */
export function peopleSeen(resource: Resource, action: string, { actor, by }: ReportScope): Sql {
  const wanted = Object.entries(peopleKeys).flatMap(([key, column]) => {
    const ids = by[key as GroupKey];
    if (!ids) return [];
    return [key === 'department' ? everIn(idsOf(ids, actor)) : sql`${sql.ref(`r.${column}`)} = any(${idsOf(ids, actor)}::int[])`];
  });
  return sql`(select r.id from employees r where ${sql.join([covers(resource, actor, action), ...wanted], sql` and `)})`;
}

/** People who have moved on since still count for their days in a department. One set of people, whose number PostgreSQL can estimate. */
const everIn = (departments: number[]): Sql => sql`r.id in (
  select m.id from employees m where m.department_id = any(${departments}::int[])
  union select v.employee_id from employee_versions v where v.department_id = any(${departments}::int[]))`;

/** `self` is the user; a user without an employee finds no rows. */
export const idsOf = (values: readonly (number | string)[], { employee_id }: Actor): number[] =>
  values.map((value) => (value === 'self' ? (employee_id ?? 0) : Number(value)));

export const monthOf = (day: Sql): Sql => sql`(${day} - (date_part('day', ${day})::int - 1))`;

/** Days to come as rows `a`, as the planning board counts them. */
export const aheadRows = ({ ahead = [], today }: ReportScope): Sql => sql`(
  select p.employee_id, ${today}::date + day.place::int as date, day.capacity, day.away, day.pending, day.booked, day.free, day.over
  from jsonb_to_recordset(${JSON.stringify(ahead)}::jsonb) p (employee_id int, capacity int[], away int[], pending int[], booked int[], free int[], over int[])
  cross join lateral unnest(p.capacity, p.away, p.pending, p.booked, p.free, p.over)
    with ordinality day (capacity, away, pending, booked, free, over, place)
  where day.capacity > 0 or day.booked > 0) a`;

/**
 * Days of a span by their plans as rows `d`: the planned time, how much of it was a holiday or leave, and the person's present department.
 * People are joined before they become days.
 */
export const dueRows = ({ due }: ReportScope): Sql => sql`(
  with planned as materialized (
    select p.employee_id, e.department_id, x.planned_minutes, x.holiday_minutes
    from jsonb_to_recordset(${JSON.stringify(due?.people ?? [])}::jsonb) p (employee_id int, pattern int)
    join employees e on e.id = p.employee_id
    join jsonb_to_recordset(${JSON.stringify((due?.patterns ?? []).map((pattern, number) => ({ number, ...pattern })))}::jsonb)
      x (number int, planned_minutes int[], holiday_minutes int[]) on x.number = p.pattern)
  select p.employee_id, p.department_id, ${due?.from ?? null}::date + day.place::int - 1 as date, day.planned as expected_minutes,
    day.holiday as holiday_minutes, coalesce(l.minutes, 0) as leave_minutes
  from planned p
  cross join lateral unnest(p.planned_minutes, p.holiday_minutes) with ordinality day (planned, holiday, place)
  left join jsonb_to_recordset(${JSON.stringify(due?.leave ?? [])}::jsonb) l (employee_id int, date date, minutes int)
    on l.employee_id = p.employee_id and l.date = ${due?.from ?? null}::date + day.place::int - 1
  where day.planned > 0) d`;
