import type { addPunches as addPunchesCall } from '@cadre/contract/calls/attendance';
import { momentAt } from '@cadre/rules/attendance/plan/zone';
import type { Transaction } from '../../../platform/database/database.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { lockEmployees } from '../days/lock-employees.ts';
import { settleDays } from '../days/settle-days.ts';
import { loadPlans } from '../plans/load-plans.ts';
import { insertPunches, type NewPunch } from './insert-punches.ts';
import { notePunches } from './note-punches.ts';
import { refuseOwn, requireEmployees } from './require-employees.ts';

/** Flags for punches in an hour that a clock change skips or repeats. */
export const doubtFlags = { gap: 'moved_by_clock_change', overlap: 'ambiguous_time' } as const;

/** The same punch for one or many, each by the clock on their own wall; all of them or none. */
export async function addPunches(services: Services, context: CallContext<typeof addPunchesCall>) {
  const { actor, body, t } = context;
  const ids = [...new Set(body.employee_ids)];
  refuseOwn(actor, ids);
  const added = await services.db.transaction(async (tx) => {
    await requireEmployees(tx, actor, 'create', ids);
    await lockEmployees(tx, ids);
    const inserted = await insertPunches(tx, await said(tx, context, ids));
    notePunches(tx, context, inserted);
    await settleDays(tx, ids);
    return inserted;
  });
  return { message: t('done.punches_added', { count: added.length }), data: { ids: added.map(({ id }) => id) } };
}

async function said(tx: Transaction, { actor, body }: CallContext<typeof addPunchesCall>, ids: readonly number[]): Promise<NewPunch[]> {
  const { action, date, time, note } = body;
  const plans = await loadPlans(tx, ids, date, date);
  const now = Date.now();
  return ids.map((employee_id) => {
    const plan = plans.get(employee_id)?.(date);
    if (!plan?.employed) throw new Problem('not_employed');
    const { at, doubt } = momentAt(plan.zone, date, time);
    if (at > now) throw invalid({ time: [{ code: 'in_the_future' }] });
    const flag = doubt ? doubtFlags[doubt] : undefined;
    return { employee_id, action, at, zone: plan.zone, source: 'manual', flag, note, created_by_id: actor.user_id };
  });
}
