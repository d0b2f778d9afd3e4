import { sql } from '../../../platform/database/sql.ts';

/** Who was in more than one department, and when in which; before the first day that is known, the first holds. Everybody else is where they always were. */
export const departmentsThen = sql`(
  select v.employee_id, v.department_id,
    daterange(case when row_number() over w > 1 then v.effective_from end, lead(v.effective_from) over w) as days
  from employee_versions v
  where exists (select from employee_versions o where o.employee_id = v.employee_id and o.department_id <> v.department_id)
  window w as (partition by v.employee_id order by v.effective_from))`;
