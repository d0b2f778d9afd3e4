import type { BodyOf } from '@cadre/contract/call';
import type { recomputeDays as recomputeDaysCall } from '@cadre/contract/calls/attendance';
import { attendances } from '@cadre/contract/resources/attendances';
import { covers } from '../../../crud/access/employee-of-params.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { invalid } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { requireEmployee } from '../punches/require-employees.ts';
import { settleDays } from './settle-days.ts';

/** One employee's days are recomputed immediately; for all employees they are marked and recomputed within minutes. */
export async function recomputeDays(services: Services, { actor, body, t }: CallContext<typeof recomputeDaysCall>) {
  const { employee_id, from, to } = body;
  if (to < from) throw invalid({ to: [{ code: 'before_start' }] });
  const count = await services.db.transaction(async (tx) => {
    if (employee_id) await requireEmployee(tx, actor, 'override_day', employee_id);
    const { rows: marked } = await sql`
      insert into attendance_dirty (employee_id, from_date, to_date)
      select r.id, ${from}::date, ${to}::date from employees r
      where ${covers(attendances, actor, 'override_day')} and ${employee_id ? sql`r.id = ${employee_id}` : sql`true`} returning 1`.execute(
      tx,
    );
    if (!employee_id) return marked.length;
    await settleDays(tx, [employee_id]);
    return countDays(tx, body);
  });
  return { message: t(employee_id ? 'done.days_recomputed' : 'attendance.recompute_asked', { count }) };
}

async function countDays(tx: Transaction, { employee_id, from, to }: BodyOf<typeof recomputeDaysCall>): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    select count(*)::int as days from attendance_days
    where employee_id = ${employee_id} and date between ${from}::date and ${to}::date`.execute(tx);
  return rows[0]?.days ?? 0;
}
