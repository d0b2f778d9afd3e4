import type { dismissAdjustment as dismissCall } from '@cadre/contract/calls/pay-adjustments';
import { salaries } from '@cadre/contract/resources/salaries';
import { audit } from '../../../crud/audit.ts';
import { idOf } from '../../../crud/read.ts';
import type { Database } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Asked } from '../../../platform/http/asked.ts';
import { Problem } from '../../../platform/problem.ts';
import { demandEverybody } from '../checks/demand-everybody.ts';

type Stored = { employee_id: number; month: string; salary_id: number; status: string };

/** A payslip that holds it already leaves it out when it is calculated again. */
export function dismissAdjustment(db: Database, { actor, trace, params, body, t }: Asked<typeof dismissCall>) {
  demandEverybody(actor);
  const id = idOf(params.id);
  return db.transaction(async (tx) => {
    const { rows } = await sql<Stored>`
      select employee_id, month, salary_id, status from pay_adjustments where id = ${id} and lines <> '[]' for update`.execute(tx);
    const [found] = rows;
    if (!found) throw new Problem('not_found');
    if (found.employee_id === actor.employee_id) throw new Problem('own_pay');
    if (found.status !== 'open') throw new Problem('wrong_state');
    await sql`
      update pay_adjustments set status = 'dismissed', dismissed_reason = ${body.reason}, version = version + 1, updated_at = now(),
        updated_by_id = ${actor.user_id} where id = ${id}`.execute(tx);
    const { employee_id, month: label, salary_id: model_id } = found;
    const changes = [{ field: 'adjustment', old: 'open', new: 'dismissed' }];
    audit(tx, { actor, trace, action: 'update', model: salaries.name, model_id, label, employee_id, changes });
    return { message: t('done.adjustment_dismissed', { label }) };
  });
}
