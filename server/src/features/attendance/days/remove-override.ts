import type { removeOverride as removeOverrideCall } from '@cadre/contract/calls/attendance';
import { sql } from '../../../platform/database/sql.ts';
import type { Asked } from '../../../platform/http/asked.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { lockDecision, noteDecision } from './day-decision.ts';
import { settleDays } from './settle-days.ts';

/** The day follows the punches again. */
export async function removeOverride(services: Services, asked: Asked<typeof removeOverrideCall>) {
  const { employee_id, date } = asked.body;
  await services.db.transaction(async (tx) => {
    const found = await lockDecision(tx, asked.actor, employee_id, date);
    if (!found.decision) throw new Problem('not_found');
    await noteDecision(tx, asked, found, null);
    await sql`delete from attendance_overrides where employee_id = ${employee_id} and date = ${date}::date`.execute(tx);
    await settleDays(tx, [employee_id]);
  });
  return { message: asked.t('done.override_removed') };
}
