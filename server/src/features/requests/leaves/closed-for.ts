import type { LeaveSpan } from '@cadre/rules/leave/count-leave';
import { type Sql, sql } from '../../../platform/database/sql.ts';

/** The blackouts that apply to an employee when their leave begins: for everyone, the branch, or the department and those above it. */
export const closedFor = (
  employee: Sql,
  category_id: number,
  { from_date, to_date }: { from_date: LeaveSpan['from']; to_date: string },
): Sql => sql`(
  select coalesce(json_agg(json_build_object('name', b.name, 'from_date', b.from_date, 'to_date', b.to_date, 'yearly', b.yearly,
    'refuses', b.effect = 'refuse') order by b.id), '[]')
  from leave_blackouts b cross join lateral version_on(${employee}, ${from_date}::date) v
  where (b.yearly or b.from_date <= ${to_date}::date and b.to_date >= ${from_date}::date)
    and (b.leave_category_id is null or b.leave_category_id = ${category_id}::int)
    and (b.branch_id is null or b.branch_id = v.branch_id)
    and (b.department_id is null or b.department_id in (
      with recursive above (id) as (
        select v.department_id union select d.parent_id from above join departments d on d.id = above.id where d.parent_id is not null)
      select id from above)))`;
