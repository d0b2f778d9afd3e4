import type { leaveOutOfRun } from '@cadre/contract/calls/payroll-checks';
import { payrolls } from '@cadre/contract/resources/payrolls';
import { salaries } from '@cadre/contract/resources/salaries';
import { idOf } from '../../../crud/read/read.ts';
import { audit } from '../../../crud/write/audit.ts';
import { lockRow } from '../../../crud/write/stored-row.ts';
import { asSystem } from '../../../platform/database/as-system.ts';
import type { Database } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { Problem } from '../../../platform/problem.ts';
import { countRun } from '../runs/count-run.ts';
import { requireCompanyScope } from './require-company-scope.ts';

/** Employees without a payslip, because data is missing, do not block the others. They stay left out when the run is calculated again. */
export function leaveOut(db: Database, context: CallContext<typeof leaveOutOfRun>) {
  const { actor, trace, params, body, t } = context;
  requireCompanyScope(actor);
  const id = idOf(params.id, 'payrolls');
  return db.transaction(async (tx) => {
    const run = await lockRow(tx, payrolls, context, 'calculate', id);
    if (run.status !== 'draft' && run.status !== 'calculated') throw new Problem('wrong_state');
    let left: number[] = [];
    await asSystem(tx, async () => {
      const { rows } = await sql<{ employee_id: number }>`
        update payroll_people set live = false where payroll_id = ${id} and live and employee_id = any(${body.employee_ids}::int[])
        returning employee_id`.execute(tx);
      left = rows.map(({ employee_id }) => employee_id);
      const { rows: slips } = await sql<{ employee_id: number }>`
        update salaries set status = 'cancelled', note = ${body.note}, version = version + 1, updated_at = now()
        where payroll_id = ${id} and status = 'calculated' and employee_id = any(${left}::int[])
        returning employee_id`.execute(tx);
      if (slips.some(({ employee_id }) => employee_id === actor.employee_id)) throw new Problem('own_pay');
      await countRun(tx, id);
    });
    const changes = [{ field: 'note', old: null, new: body.note }];
    for (const employee_id of left)
      audit(tx, { actor, trace, action: 'update', model: salaries.name, label: String(run.month), employee_id, changes });
    return { message: t('done.left_out_of_run', { count: left.length }), data: { left_out: left.length } };
  });
}
