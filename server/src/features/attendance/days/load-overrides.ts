import type { Override } from '@cadre/rules/attendance/facts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { type EmployeeSpan, spanRows } from './employee-span.ts';

/** What people decided about days, by span. */
export async function loadOverrides(db: Runner, spans: readonly EmployeeSpan[]): Promise<Map<number, Override[]>> {
  const { rows } = await sql<Override & { span: number }>`
    select s.at as span, o.date, o.status, o.worked_minutes, o.reason
    from ${spanRows(spans)}
    join attendance_overrides o on o.employee_id = s.employee_id and o.date between s.from_date and s.to_date`.execute(db);
  return Map.groupBy(rows, ({ span }) => span);
}
