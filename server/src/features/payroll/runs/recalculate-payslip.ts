import type { recalculatePayslip as recalculateCall } from '@cadre/contract/calls/payroll';
import { salaries } from '@cadre/contract/resources/salaries';
import { spanOf } from '@cadre/rules/pay/pay-period';
import type { Plans } from '../../../crud/ports/plans.ts';
import type { Settling } from '../../../crud/ports/settling.ts';
import { idOf, readRecord } from '../../../crud/read/read.ts';
import { audit } from '../../../crud/write/audit.ts';
import { isOwnRow } from '../../../crud/write/own-row.ts';
import { lockRow } from '../../../crud/write/stored-row.ts';
import { asSystem } from '../../../platform/database/as-system.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { calculatePeople } from './calculate-people.ts';
import { countRun } from './count-run.ts';
import { salariesBehaviour } from './salaries-behaviour.ts';
import { savePayslips } from './save-payslips.ts';
import { lockRun, type StoredRun } from './stored-run.ts';

/** Recalculates one payslip from the current facts. If that fails, the payslip stays as it was and the problem is returned. */
export async function recalculatePayslip({ db, log }: Services, ports: Plans & Settling, context: CallContext<typeof recalculateCall>) {
  const { actor, trace, params, t } = context;
  const id = idOf(params.id, 'salaries');
  const { employee_id, period } = await db.reading(async (on) => {
    const { rows } = await sql<{ employee_id: number; period: string }>`select employee_id, period from salaries where id = ${id}`.execute(
      on,
    );
    if (!rows[0]) throw new Problem('not_found', { about: 'salaries' });
    return rows[0];
  });
  await ports.settleDaysAndOvertime(db, [employee_id], spanOf(period));
  return db.transaction(async (tx) => {
    await salariesBehaviour.lockFirst?.(tx, id);
    const before = await lockRow(tx, salaries, context, 'calculate', id);
    if (isOwnRow(salaries, actor, before)) throw new Problem('own_pay');
    await asSystem(tx, async () => {
      const run = (await lockRun(tx, before.payroll_id as number)) as StoredRun;
      if (run.status !== 'calculated' || before.status !== 'calculated') throw new Problem('wrong_state');
      const note = (error: unknown): void => log.error({ err: error, salary_id: id }, 'payslip not calculated');
      await savePayslips(tx, run, await calculatePeople(tx, ports, run, [employee_id], note));
      await refuseProblem(run.id);
      await countRun(tx, run.id);
    });
    const label = String(before.month);
    audit(tx, { actor, trace, action: 'update', model: salaries.name, model_id: id, label, employee_id, changes: [] });
    const data = await readRecord(tx, { resource: salaries, behaviour: salariesBehaviour, actor }, id);
    return { message: t('done.payslip_recalculated', { label }), data };

    async function refuseProblem(payroll_id: number): Promise<void> {
      const { rows } = await sql<{ problem: string; args: Record<string, string | number> }>`
        select problem, problem_args as args from payroll_people
        where payroll_id = ${payroll_id} and employee_id = ${employee_id} and state = 'failed'`.execute(tx);
      if (rows[0]) throw new Problem('payslip_not_calculable', { extra: { problem: rows[0].problem, args: rows[0].args } });
    }
  });
}
