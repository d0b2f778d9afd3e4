import { sql } from '../../../platform/database/sql.ts';

/**
 * People who were in more than one department, and when in which; before the first known day, the first department applies. All others have
 * always been in their department.
 */
export const departmentsThen = sql`(
  select v.employee_id, v.department_id,
    daterange(case when row_number() over w > 1 then v.effective_from end, lead(v.effective_from) over w) as days
  from employee_versions v
  where exists (select from employee_versions o where o.employee_id = v.employee_id and o.department_id <> v.department_id)
  window w as (partition by v.employee_id order by v.effective_from))`;
