import type { overrideDay as overrideDayCall } from '@cadre/contract/calls/attendance';
import { localDayAt } from '@cadre/rules/attendance/plan/zone';
import type { Day } from '@cadre/rules/calendar';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { loadPlans } from '../plans/load-plans.ts';
import { lockDecision, noteDecision } from './day-decision.ts';
import { settleDays } from './settle-days.ts';

/** Statuses that follow from time or from missing data, so no decision can set them. */
const undecidable: readonly string[] = ['incomplete', 'scheduled', 'pending_sync', 'not_recorded', 'not_employed'];

/** Stores a user's decision on a day, with a reason; it takes precedence over the punches. */
export async function overrideDay(services: Services, context: CallContext<typeof overrideDayCall>) {
  const { employee_id, date, reason } = context.body;
  const status = context.body.status ?? null;
  const worked_minutes = context.body.worked_minutes ?? null;
  if (status === null && worked_minutes === null) throw invalid({ status: [{ code: 'nothing_given' }] });
  if (status !== null && undecidable.includes(status)) throw invalid({ status: [{ code: 'not_valid' }] });
  await services.db.transaction(async (tx) => {
    const found = await lockDecision(tx, context.actor, employee_id, date);
    await refuseOtherDays(tx, employee_id, date);
    await sql`
      insert into attendance_overrides (employee_id, date, status, worked_minutes, reason, user_id)
      values (${employee_id}, ${date}::date, ${status}, ${worked_minutes}, ${reason}, ${context.actor.user_id})
      on conflict (employee_id, date) do update set (status, worked_minutes, reason, user_id, created_at) =
        (excluded.status, excluded.worked_minutes, excluded.reason, excluded.user_id, now())`.execute(tx);
    await settleDays(tx, [employee_id]);
    await noteDecision(tx, context, found, { status, worked_minutes, reason });
  });
  return { message: context.t('done.day_settled') };
}

/** Only existing days can be decided: not future ones, not outside employment, and not before the system knew the employee. */
async function refuseOtherDays(tx: Transaction, employee_id: number, date: Day): Promise<void> {
  const plan = (await loadPlans(tx, [employee_id], date, date)).get(employee_id)?.(date);
  if (!plan?.employed) throw new Problem('not_employed');
  if (date > localDayAt(plan.zone, Date.now())) throw invalid({ date: [{ code: 'in_the_future' }] });
  await settleDays(tx, [employee_id]);
  const { rows } = await sql`select from attendance_days where employee_id = ${employee_id} and date = ${date}::date`.execute(tx);
  if (rows.length === 0) throw invalid({ date: [{ code: 'not_valid' }] });
}
