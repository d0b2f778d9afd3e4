import { calculatePayslip } from '@cadre/rules/pay/calculate-payslip';
import { differenceOf } from '@cadre/rules/pay/difference-of';
import type { PayLine, PayProblem, Payslip } from '@cadre/rules/pay/payslip';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { inTurns } from '../../../platform/turns/in-turns.ts';
import { type LoadedPay, loadPayInputs } from '../inputs/load-pay-inputs.ts';
import type { PayWorks } from '../inputs/pay-works.ts';
import { explainChanges } from './explain-changes.ts';
import { type PayslipRow, payslipRow, type WrittenPayslip, writtenPayslip } from './payslip-row.ts';
import type { StoredRun } from './stored-run.ts';

type Run = Pick<StoredRun, 'id' | 'month' | 'kind'>;

export type Failed = { employee_id: number; problem: string; args: Record<string, string | number> };

/** Payslips, and who has none because something is missing. */
export type Calculated = { rows: WrittenPayslip[]; failed: Failed[] };

/** Loads some people of a run and asks the rule for each. Whoever cannot be calculated stands for themselves alone. Nothing is saved. */
export async function calculatePeople(
  on: Runner,
  works: Pick<PayWorks, 'plansOf'>,
  run: Run,
  ids: readonly number[],
  noteFailure: (error: unknown, employee_id: number) => void,
): Promise<Calculated> {
  const loaded = await loadPayInputs(on, works, run.month, ids);
  const before = run.kind === 'off_cycle' ? await paidLines(on, run, ids) : new Map<number, PayLine[]>();
  const rows: PayslipRow[] = [];
  const known = new Set(loaded.map(({ employee_id }) => employee_id));
  const failed: Failed[] = ids.flatMap((id) => (known.has(id) ? [] : [{ employee_id: id, problem: 'not_calculable', args: {} }]));
  await inTurns(loaded, ({ employee_id, inputs, person }) => {
    const slip = calculated(inputs, before.get(employee_id), (error) => noteFailure(error, employee_id));
    if ('problem' in slip) failed.push({ employee_id, problem: slip.problem, args: { ...slip.args } });
    else rows.push(payslipRow(employee_id, slip, run.kind === 'off_cycle' ? null : person.previous_net));
  });
  return { rows: await inTurns(await explainChanges(on, run.month, rows), writtenPayslip), failed };
}

function calculated(
  inputs: LoadedPay['inputs'],
  paid: readonly PayLine[] | undefined,
  noteFailure: (error: unknown) => void,
): Payslip | PayProblem {
  if ('problem' in inputs) return inputs;
  try {
    const slip = calculatePayslip(inputs);
    return paid === undefined || 'problem' in slip ? slip : differenceOf(slip, paid);
  } catch (error) {
    noteFailure(error);
    return { problem: 'not_calculable', args: {} };
  }
}

/** What other payslips of the month have paid already. */
async function paidLines(on: Runner, { id, month }: Run, ids: readonly number[]): Promise<Map<number, PayLine[]>> {
  const { rows } = await sql<{ employee_id: number; lines: PayLine[] }>`
    select employee_id, lines from salaries
    where month = ${month} and payroll_id <> ${id} and status in ('approved', 'paid') and employee_id = any(${ids}::int[]) order by sequence`.execute(
    on,
  );
  const found = Map.groupBy(rows, ({ employee_id }) => employee_id);
  return new Map([...found].map(([employee_id, slips]) => [employee_id, slips.flatMap(({ lines }) => lines)]));
}
