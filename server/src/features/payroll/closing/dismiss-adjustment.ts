import type { dismissAdjustment as dismissCall } from '@cadre/contract/calls/pay-adjustments';
import { salaries } from '@cadre/contract/resources/salaries';
import type { Plans } from '../../../crud/ports/plans.ts';
import type { Settling } from '../../../crud/ports/settling.ts';
import { idOf } from '../../../crud/read/read.ts';
import { audit } from '../../../crud/write/audit.ts';
import { asSystem } from '../../../platform/database/as-system.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { Problem } from '../../../platform/problem.ts';
import { lockSettlements } from '../checks/refuse-outdated.ts';
import { requireCompanyScope } from '../checks/require-company-scope.ts';
import { renewWithin } from './renew-adjustments.ts';

type Stored = { employee_id: number; month: string; salary_id: number; status: string };

/** A payslip that already includes the adjustment drops it when it is calculated again. */
export function dismissAdjustment(
  db: Database,
  ports: Plans & Settling,
  { actor, trace, params, body, t }: CallContext<typeof dismissCall>,
) {
  requireCompanyScope(actor);
  const id = idOf(params.id);
  return db.transaction(async (tx) => {
    await lockSettlements(tx);
    await renewFor(tx, ports, id);
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

/** Renews the adjustment first, so that amounts paid by another run in the meantime are not dismissed with it. */
async function renewFor(tx: Transaction, ports: Plans & Settling, id: number): Promise<void> {
  const { rows } = await sql<Pick<Stored, 'employee_id'>>`select employee_id from pay_adjustments where id = ${id}`.execute(tx);
  const [found] = rows;
  if (found) await asSystem(tx, () => renewWithin(tx, ports, [found.employee_id]));
}
