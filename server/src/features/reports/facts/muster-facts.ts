import type { ReportColumns } from '@cadre/contract/reports/report';
import { sum } from '@cadre/contract/reports/report';
import { attendances } from '@cadre/contract/resources/attendances';
import { leaves } from '@cadre/contract/resources/leaves';
import { reach } from '../../../crud/access/access.ts';
import { scopeOf } from '../../../platform/access/actor.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { monthOf, peopleSeen, type ReportScope, type ReportSource } from './report-source.ts';

const people = (scope: ReportScope): Sql => peopleSeen(attendances, 'view', scope);

/** A column per category of which leave was taken in these days. */
async function columns(db: Database, scope: ReportScope): Promise<ReportColumns> {
  if (!scopeOf(scope.actor, 'leaves.view')) return {};
  const { rows } = await sql<{ id: number; name: string }>`
    select c.id, c.name from leave_categories c
    where c.id in (select l.leave_category_id from (${takenLeave(scope)}) l where l.employee_id in ${people(scope)}) order by c.name`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ id, name }) => [`leave_${id}`, sum('number', { label: name })]));
}

/** Halves of days of approved leave, and of hours their share of the day. */
const takenLeave = ({ actor, from, to }: ReportScope): Sql => sql`
  select h.employee_id, h.date, r.leave_category_id, r.from_time is not null as is_hours, h.minutes
  from leave_days h join leaves r on r.id = h.leave_id and r.status in ('approved', 'cancellation_requested')
  where h.active and h.skipped is null and h.date between ${from} and ${to} and ${reach(leaves, actor, 'leaves.view')}`;

const idsOf = ({ found = {} }: ReportScope): number[] => Object.keys(found).map((name) => Number(name.slice('leave_'.length)));

const leaveColumns = (scope: ReportScope): Sql =>
  sql.join(
    idsOf(scope).map((id) => sql`, coalesce((taken.days ->> ${String(id)})::numeric, 0) as ${sql.ref(`c_leave_${id}`)}`),
    sql``,
  );

const leavesOfDay = (scope: ReportScope): Sql =>
  idsOf(scope).length === 0
    ? sql``
    : sql`left join (
        select l.employee_id, l.date, jsonb_object_agg(l.leave_category_id, l.days) as days from (
          select l.employee_id, l.date, l.leave_category_id,
            sum(case when l.is_hours then round(l.minutes / nullif(d.expected_minutes, 0)::numeric, 2) else 0.5 end) as days
          from (${takenLeave(scope)}) l join attendance_days d on d.employee_id = l.employee_id and d.date = l.date group by 1, 2, 3
        ) l group by 1, 2
      ) taken on taken.employee_id = d.employee_id and taken.date = d.date`;

/**
 * A row per person and day, with the leave of each category the reader may see; the balance is that of weekly hours (`dayBalance` of the
 * rules).
 */
const musterFacts = (scope: ReportScope): Sql => sql`
  select e.id as k_employee, e.department_id as k_department, e.branch_id as k_branch, monday_of(d.date) as k_week, ${monthOf(sql`d.date`)} as k_month,
    s.name as c_shift, (d.expected_minutes > d.holiday_minutes)::int as c_scheduled_days,
    (d.status in ('present', 'remote', 'travel'))::int as c_present, (d.status = 'absent')::int as c_absent, (d.status = 'half_day')::int as c_half_days,
    case d.status when 'leave' then 1 when 'half_leave' then 0.5 else 0 end as c_leave_days, (d.status = 'holiday')::int as c_holidays,
    (d.late_minutes > 0)::int as c_late_count, d.late_minutes as c_late, (d.early_minutes > 0)::int as c_early_count, d.early_minutes as c_early,
    (d.flags ?| array['missing_in', 'missing_out'])::int as c_missing_punches, d.worked_minutes as c_worked,
    coalesce(o.approved_minutes, 0) as c_overtime_approved, greatest(0, coalesce(o.minutes, d.overtime_minutes) - coalesce(o.approved_minutes, 0)) as c_overtime_open,
    d.worked_minutes - required_work(d) as c_balance${leaveColumns(scope)}
  from attendance_days d
  join employees e on e.id = d.employee_id
  left join shifts s on s.id = d.shift_id
  left join overtime o on o.employee_id = d.employee_id and o.date = d.date and o.status <> 'withdrawn'
  ${leavesOfDay(scope)}
  where d.date between ${scope.from} and ${scope.to} and d.employee_id in ${people(scope)} and d.status <> 'not_employed'`;

export const muster: ReportSource = { facts: musterFacts, finish: () => (sums) => sums, people, days: ['attendance'], columns };
