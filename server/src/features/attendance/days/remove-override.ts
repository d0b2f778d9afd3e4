import type { removeOverride as removeOverrideCall } from '@cadre/contract/calls/attendance';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { lockDecision, noteDecision } from './day-decision.ts';
import { settleDays } from './settle-days.ts';

/** The day follows the punches again. */
export async function removeOverride(services: Services, context: CallContext<typeof removeOverrideCall>) {
  const { employee_id, date } = context.body;
  await services.db.transaction(async (tx) => {
    const found = await lockDecision(tx, context.actor, employee_id, date);
    if (!found.decision) throw new Problem('not_found');
    await noteDecision(tx, context, found, null);
    await sql`delete from attendance_overrides where employee_id = ${employee_id} and date = ${date}::date`.execute(tx);
    await settleDays(tx, [employee_id]);
  });
  return { message: context.t('done.override_removed') };
}
