import type { Language } from '@cadre/contract/languages';
import type { GroupKey, ReportColumns } from '@cadre/contract/reports/report';
import type { ReportWish } from '@cadre/contract/reports/report-wish';
import type { Resource } from '@cadre/contract/resource';
import type { Day } from '@cadre/rules/calendar';
import type { Finish } from '@cadre/rules/reports/group-rows';
import { covers } from '../../../crud/asked-employee.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { DaysAhead } from '../report-works.ts';

/** For whom, of which days and about whom a report is. */
export type ReportScope = {
  actor: Actor;
  from: Day;
  to: Day;
  today: Day;
  currency: string | null;
  /** What other currencies are worth in this one, by day; see `exchangeRows`. */
  exchange: Sql;
  by: ReportWish['by'];
  group_by: readonly GroupKey[];
  ahead?: readonly DaysAhead[];
  /** Those that `columns` of the source found. */
  found?: ReportColumns;
};

/** Where a report comes from: rows with keys (`k_…`) to group and filter by and columns (`c_…`) to add up, and what follows from the sums. */
export type ReportSource = {
  facts: (scope: ReportScope) => Sql;
  finish: (scope: ReportScope) => Finish;
  /** Columns that the company or the days decide on, beside those that are declared. */
  columns?: (db: Database, scope: ReportScope, language: Language) => Promise<ReportColumns>;
  /** Of whom days of attendance are read, which are settled first. */
  people?: (scope: ReportScope) => Sql;
  /** Days that are to come are read instead, or too. */
  span?: 'ahead' | 'both';
};

const peopleKeys = { employee: 'id', department: 'department_id', job: 'job_id', branch: 'branch_id', manager: 'manager_id' } as const;

/** The numbers of people whose rows a right reaches, as far as the wish wants them. */
export function peopleSeen(resource: Resource, action: string, { actor, by }: ReportScope): Sql {
  const wanted = Object.entries(peopleKeys).flatMap(([key, column]) => {
    const ids = by[key as GroupKey];
    if (!ids) return [];
    const isOne = sql`${sql.ref(`r.${column}`)} = any(${idsOf(ids, actor)}::int[])`;
    return [key === 'department' ? sql`(${isOne} or ${wasIn(idsOf(ids, actor))})` : isOne];
  });
  return sql`(select r.id from employees r where ${sql.join([covers(resource, actor, action), ...wanted], sql` and `)})`;
}

/** Who has moved on since still counts for the days in a department. */
const wasIn = (departments: number[]): Sql =>
  sql`r.id in (select v.employee_id from employee_versions v where v.department_id = any(${departments}::int[]))`;

/** `self` is the asker; who is nobody's employee finds nobody. */
export const idsOf = (values: readonly (number | string)[], { employee_id }: Actor): number[] =>
  values.map((value) => (value === 'self' ? (employee_id ?? 0) : Number(value)));

export const monthOf = (day: Sql): Sql => sql`(${day} - (date_part('day', ${day})::int - 1))`;

/** Days to come as rows `a`, with the leave that is asked for on each, and what it is booked for. */
export const aheadRows = ({ ahead = [], today }: ReportScope): Sql => sql`(
  select d.employee_id, d.date, d.capacity, d.leave, least(greatest(0, d.capacity - d.leave), coalesce((
    select sum(l.minutes) from leave_days l join leaves asked on asked.id = l.leave_id and asked.status = 'pending'
    join leave_categories c on c.id = asked.leave_category_id and not c.counts_as_work
    where l.employee_id = d.employee_id and l.date = d.date and l.active and l.skipped is null), 0))::int as pending, coalesce((
    select sum(coalesce(b.minutes_per_day, round(d.capacity * b.share_bp / 10000.0)))
    from bookings b where b.employee_id = d.employee_id and d.date between b.from_date and b.to_date
      and b.weekdays @> to_jsonb(extract(isodow from d.date)::int)), 0)::int as booked
  from (
    select p.employee_id, ${today}::date + day.place::int as date, day.capacity, day.leave
    from jsonb_to_recordset(${JSON.stringify(ahead)}::jsonb) p (employee_id int, capacity int[], leave int[])
    cross join lateral unnest(p.capacity, p.leave) with ordinality day (capacity, leave, place)
    where day.capacity > 0
  ) d) a`;
