import { type Sql, sql } from '../../../platform/database/sql.ts';

/** Whether rows of a run belong to these employees. The range limits the scan while the planner does not know yet how many people the run has. */
export function ofEmployees(rows: readonly { employee_id: number }[], of: Sql = sql``): Sql<boolean> {
  const ids = rows.map(({ employee_id }) => employee_id);
  if (ids.length === 0) return sql`false`;
  return sql`${of}employee_id between ${Math.min(...ids)}::int and ${Math.max(...ids)}::int and ${of}employee_id = any(${ids}::int[])`;
}
