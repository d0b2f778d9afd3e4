import { calculatePayslip } from '@cadre/rules/pay/calculate-payslip';
import type { PayInputs } from '@cadre/rules/pay/pay-inputs';
import type { PayProblem, Payslip } from '@cadre/rules/pay/payslip';
import type { Plans } from '../../../crud/ports/plans.ts';
import { inBatches } from '../../../platform/batching/in-batches.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { type LoadedPay, loadPayInputs } from '../inputs/load-pay-inputs.ts';
import { explainChanges } from './explain-changes.ts';
import { factsOf } from './facts-of.ts';
import { type CalculatedPayslip, payslipRow, type WrittenPayslip, writtenPayslip } from './payslip-row.ts';
import type { StoredRun } from './stored-run.ts';

type Run = Pick<StoredRun, 'id' | 'period' | 'kind'>;

export type Failed = { employee_id: number; problem: string; args: Record<string, string | number> };

/** Payslips, and the people without one because data is missing. */
export type Calculated = { rows: WrittenPayslip[]; failed: Failed[] };

/** Calculates the payslips of some people of a run. A failure affects only the person concerned. Nothing is saved. */
export async function calculatePeople(
  on: Runner,
  ports: Pick<Plans, 'plansOf'>,
  run: Run,
  ids: readonly number[],
  noteFailure: (error: unknown, employee_id: number) => void,
): Promise<Calculated> {
  const loaded = await loadPayInputs(on, ports, run.period, ids, run.id);
  const rows: CalculatedPayslip[] = [];
  const known = new Set(loaded.map(({ employee_id }) => employee_id));
  const failed: Failed[] = ids.flatMap((id) => (known.has(id) ? [] : [{ employee_id: id, problem: 'not_calculable', args: {} }]));
  await inBatches(loaded, ({ employee_id, inputs, person }) => {
    const slip = calculated(inputs, (error) => noteFailure(error, employee_id));
    if ('problem' in slip) failed.push({ employee_id, problem: slip.problem, args: { ...slip.args } });
    else {
      const row = payslipRow(employee_id, slip, run.kind === 'off_cycle' ? null : person.previous_net);
      rows.push({ row, facts: factsOf(inputs as PayInputs) });
    }
  });
  const explained = await explainChanges(
    on,
    run.period,
    rows.map(({ row }) => row),
  );
  const explainedRows = explained.map((row, at) => ({ row, facts: rows[at]!.facts }));
  return { rows: await inBatches(explainedRows, writtenPayslip), failed };
}

function calculated(inputs: LoadedPay['inputs'], noteFailure: (error: unknown) => void): Payslip | PayProblem {
  if ('problem' in inputs) return inputs;
  try {
    return calculatePayslip(inputs);
  } catch (error) {
    noteFailure(error);
    return { problem: 'not_calculable', args: {} };
  }
}
