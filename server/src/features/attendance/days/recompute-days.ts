import type { recomputeDays as recomputeDaysCall } from '@cadre/contract/calls/attendance';
import { attendances } from '@cadre/contract/resources/attendances';
import { covers } from '../../../crud/asked-employee.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { House } from '../../../platform/house.ts';
import type { Asked } from '../../../platform/http/asked.ts';
import { invalid } from '../../../platform/problem.ts';
import { demandEmployee } from '../punches/demand-employees.ts';
import { settleDays } from './settle-days.ts';

/** One person's days at once; everybody's are marked, and follow within minutes. */
export async function recomputeDays(house: House, { actor, body, t }: Asked<typeof recomputeDaysCall>) {
  const { employee_id, from, to } = body;
  if (to < from) throw invalid({ to: [{ code: 'before_start' }] });
  const count = await house.db.transaction(async (tx) => {
    if (employee_id) await demandEmployee(tx, actor, 'override_day', employee_id);
    const { rows } = await sql<{ days: number }>`
      with marked as (
        insert into attendance_dirty (employee_id, from_date, to_date)
        select r.id, ${from}::date, ${to}::date from employees r
        where ${covers(attendances, actor, 'override_day')} and ${employee_id ? sql`r.id = ${employee_id}` : sql`true`} returning employee_id)
      select count(*)::int as days from attendance_days d
      where d.date between ${from}::date and ${to}::date and d.employee_id in (select employee_id from marked)`.execute(tx);
    if (employee_id) await settleDays(tx, [employee_id]);
    return rows[0]?.days ?? 0;
  });
  return { message: t(employee_id ? 'done.days_recomputed' : 'attendance.recompute_asked', { count }) };
}
