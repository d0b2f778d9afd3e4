import type { acknowledgeVariance } from '@cadre/contract/calls/payroll-checks';
import { payrolls } from '@cadre/contract/resources/payrolls';
import { idOf } from '../../../crud/read/read.ts';
import { audit } from '../../../crud/write/audit.ts';
import { lockRow } from '../../../crud/write/stored-row.ts';
import { asSystem } from '../../../platform/database/as-system.ts';
import type { Database } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { Problem } from '../../../platform/problem.ts';
import { changesOf, countOpenChanges } from './changes-of-run.ts';
import { requireCompanyScope } from './require-company-scope.ts';

/** Acknowledges large pay changes after a review. A payslip whose amounts change later needs a new acknowledgement. */
export function acknowledge(db: Database, context: CallContext<typeof acknowledgeVariance>) {
  const { actor, trace, params, body, t } = context;
  requireCompanyScope(actor);
  const id = idOf(params.id, 'payrolls');
  const named = body.salary_ids ?? null;
  return db.transaction(async (tx) => {
    const run = await lockRow(tx, payrolls, context, 'calculate', id);
    if (run.status !== 'calculated') throw new Problem('wrong_state');
    const data = { acknowledged: 0, open: 0 };
    await asSystem(tx, async () => {
      const { rows } = await sql`
        update salaries s set acknowledged_at = now(), acknowledged_by_id = ${actor.user_id}, version = s.version + 1, updated_at = now()
        from ${changesOf(id)} where c.id = s.id and c.is_above and c.acknowledged_at is null
          and (${named}::int[] is null or s.id = any(${named}::int[])) returning s.id`.execute(tx);
      data.acknowledged = rows.length;
      data.open = await countOpenChanges(tx, id);
    });
    const changes = [{ field: 'acknowledged', old: null, new: data.acknowledged }];
    if (data.acknowledged > 0)
      audit(tx, { actor, trace, action: 'update', model: payrolls.name, model_id: id, label: String(run.name), changes });
    return { message: t('done.changes_acknowledged', { count: data.acknowledged }), data };
  });
}
